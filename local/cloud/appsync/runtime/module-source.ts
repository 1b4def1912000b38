import { type ImportDeclaration, type Node, parse } from 'acorn';
import { moduleShape } from '../language/module-shape.ts';

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** `import { a as b } from 'm'` as a constant, on as many lines as it took before. */
function constant(node: ImportDeclaration, text: string): string {
  const source = JSON.stringify(node.source.value);
  const namespace = node.specifiers.find(({ type }) => type === 'ImportNamespaceSpecifier');
  const names = node.specifiers.flatMap((specifier) =>
    specifier.type === 'ImportSpecifier'
      ? [
          `${specifier.imported.type === 'Identifier' ? specifier.imported.name : ''}: ${specifier.local.name}`,
        ]
      : [],
  );
  const target = namespace ? namespace.local.name : `{ ${names.join(', ')} }`;
  return `const ${target} = $import(${source});${text.replace(/[^\n]/g, '')}`;
}

/**
 * Turns a checked ES module into the text of a function expression that takes `$import` (module name to its
 * exports) and gives the two handlers. Lines stay where they are, so that faults name the right one.
 */
export function moduleSource(code: string): string {
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  let text = code;
  const replace = ({ start, end }: Pick<Node, 'start' | 'end'>, by: string) => {
    text = text.slice(0, start) + by + text.slice(end);
  };
  for (const node of program.body.toReversed()) {
    const before = code.slice(node.start, node.end);
    if (node.type === 'ImportDeclaration') replace(node, constant(node, before));
    if (node.type === 'ExportNamedDeclaration') {
      const end = node.declaration?.start ?? node.end;
      replace({ start: node.start, end }, blank(code.slice(node.start, end)));
    }
  }
  const handlers = [...moduleShape(program).handlers].map(([name, local]) => `${name}: ${local}`);
  return `(function ($import) { 'use strict'; ${text}\nreturn { ${handlers.join(', ')} }; })`;
}
