import { createElement, type FunctionComponent, type SVGProps } from 'react';

interface IconData {
  readonly name: string;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * Stands in for lucide-react's function of this name in the browser's build (vite.config.ts): without its options for
 * sizes and strokes, which the site sets by class and attribute, the first load is 1.2 kB smaller (gzip).
 */
export default function createLucideIcon({
  name,
  node,
}: IconData): FunctionComponent<SVGProps<SVGSVGElement>> {
  return ({ className = '', ...props }) =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide-${name} ${className}`,
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
