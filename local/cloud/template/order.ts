import { references } from './references.ts';
import type { Template } from './template.ts';

const listed = (value: string | string[] | undefined) =>
  typeof value === 'string' ? [value] : (value ?? []);

/**
 * The logical ids of a template in an order in which each comes after everything it refers to or depends on.
 * Throws when an id is referred to that the template does not have, or when resources wait for one another.
 */
export function provisioningOrder({
  Resources,
  Parameters,
}: Pick<Template, 'Resources' | 'Parameters'>): string[] {
  const ordered = new Set<string>();
  const visit = (id: string, path: string[]): void => {
    if (ordered.has(id)) return;
    if (path.includes(id))
      throw new Error(`The template goes round in a circle: ${[...path, id].join(' → ')}.`);
    const resource = Resources[id];
    if (!resource) throw new Error(`${path.at(-1)} refers to ${id}, which the template does not have.`);
    const wanted = [...listed(resource.DependsOn), ...references(resource.Properties)];
    for (const other of wanted)
      if (!other.startsWith('AWS::') && !(other in Parameters)) visit(other, [...path, id]);
    ordered.add(id);
  };
  for (const id of Object.keys(Resources)) visit(id, []);
  return [...ordered];
}
