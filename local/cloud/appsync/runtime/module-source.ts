import { type ImportDeclaration, type Node, parse } from 'acorn';
import { readModuleShape } from '../language/module-shape.ts';

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Turns `import { a as b } from 'm'` into a constant with the same number of lines. */
function toConstant(node: ImportDeclaration, text: string): string {
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
 * Turns a checked ES module into a function expression from `$import` (returns a module's exports by name) to the two
 * handlers. Keeps line numbers, so that errors name the right line.
 */
export function toFunctionSource(code: string): string {
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  let text = code;
  const replace = ({ start, end }: Pick<Node, 'start' | 'end'>, by: string) => {
    text = text.slice(0, start) + by + text.slice(end);
  };
  for (const node of program.body.toReversed()) {
    const before = code.slice(node.start, node.end);
    if (node.type === 'ImportDeclaration') replace(node, toConstant(node, before));
    if (node.type === 'ExportNamedDeclaration') {
      const end = node.declaration?.start ?? node.end;
      replace({ start: node.start, end }, blank(code.slice(node.start, end)));
    }
  }
  const handlers = [...readModuleShape(program).handlers].map(([name, local]) => `${name}: ${local}`);
  return `(function ($import) { 'use strict'; ${text}\nreturn { ${handlers.join(', ')} }; })`;
}
