import type { AnyNode, Program } from 'acorn';
import { MODULES } from './supported-features.ts';
import { boundNames } from './syntax-tree.ts';

export const HANDLERS = ['request', 'response'] as const;

export interface ModuleShape {
  /** Local names of the exported handlers, by handler. */
  readonly handlers: ReadonlyMap<string, string>;
  readonly imported: ReadonlySet<string>;
  readonly errors: readonly { readonly node: AnyNode; readonly value: string }[];
}

const exportedName = (node: AnyNode): string =>
  node.type === 'Identifier' ? node.name : node.type === 'Literal' ? String(node.value) : '';

/** Reads a module's imports and exports, with AppSync's errors. */
export function readModuleShape(program: Program): ModuleShape {
  const exported = new Map<string, string>();
  const imported = new Set<string>();
  const faults: { node: AnyNode; value: string }[] = [];
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') {
      const source = String(node.source.value);
      if (!MODULES.includes(source)) faults.push({ node, value: `Cannot find module '${source}'` });
      for (const specifier of node.specifiers) {
        imported.add(specifier.local.name);
        if (specifier.type === 'ImportDefaultSpecifier') {
          faults.push({ node: specifier, value: `Module '${source}' has no default export` });
        }
      }
    } else if (node.type === 'ExportNamedDeclaration') {
      if (node.source) faults.push({ node, value: 'Exporting from another module is not supported' });
      for (const specifier of node.specifiers) {
        exported.set(exportedName(specifier.exported), exportedName(specifier.local));
      }
      const { declaration } = node;
      const names =
        declaration?.type === 'VariableDeclaration'
          ? declaration.declarations.flatMap(({ id }) => boundNames(id))
          : boundNames(declaration?.id);
      for (const name of names) exported.set(name, name);
    } else if (node.type === 'ExportDefaultDeclaration' || node.type === 'ExportAllDeclaration') {
      faults.push({ node, value: 'Only named exports are supported' });
    }
  }
  for (const name of HANDLERS) {
    if (!exported.has(name))
      faults.push({ node: program, value: `The code must export the function ${name}` });
  }
  const handlers = new Map([...exported].filter(([name]) => HANDLERS.some((handler) => handler === name)));
  return { handlers, imported, errors: faults };
}
