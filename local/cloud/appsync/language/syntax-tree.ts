import type { AnyNode, Function as FunctionNode, Pattern, Program } from 'acorn';

export type FunctionLike = AnyNode & FunctionNode;

/** A node with its ancestors, innermost last. */
export interface Position {
  readonly node: AnyNode;
  readonly ancestors: readonly AnyNode[];
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export const isFunction = (node: AnyNode | null | undefined): node is FunctionLike =>
  node?.type === 'FunctionDeclaration' ||
  node?.type === 'FunctionExpression' ||
  node?.type === 'ArrowFunctionExpression';

/** `node` and all its descendants, outer ones first. */
export function positions(node: AnyNode): Position[] {
  const found: Position[] = [];
  const enter = (current: AnyNode, ancestors: readonly AnyNode[]) => {
    found.push({ node: current, ancestors });
    const inner = [...ancestors, current];
    for (const value of Object.values(current)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) enter(child, inner);
    }
  };
  enter(node, []);
  return found;
}

/** The names a pattern binds. */
export function boundNames(pattern: Pattern | null | undefined): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        boundNames(property.type === 'Property' ? property.value : property.argument),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap(boundNames);
    case 'RestElement':
      return boundNames(pattern.argument);
    case 'AssignmentPattern':
      return boundNames(pattern.left);
    default:
      return [];
  }
}

/** All declared names of the module in any scope, with duplicates. */
export function declaredNames(program: Program): string[] {
  return positions(program).flatMap(({ node }) => {
    if (isFunction(node)) return [...boundNames(node.id), ...node.params.flatMap(boundNames)];
    switch (node.type) {
      case 'VariableDeclarator':
      case 'ClassDeclaration':
        return boundNames(node.id);
      case 'CatchClause':
        return boundNames(node.param);
      case 'ImportSpecifier':
      case 'ImportNamespaceSpecifier':
      case 'ImportDefaultSpecifier':
        return [node.local.name];
      default:
        return [];
    }
  });
}

/** The module's functions whose name is declared only once, by name. */
export function namedFunctions(program: Program): Map<string, FunctionLike> {
  const declared = declaredNames(program);
  const functions = new Map<string, FunctionLike>();
  for (const { node } of positions(program)) {
    if (isFunction(node) && node.id) functions.set(node.id.name, node);
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && isFunction(node.init)) {
      functions.set(node.id.name, node.init);
    }
  }
  const isUnique = (name: string) => declared.indexOf(name) === declared.lastIndexOf(name);
  return new Map([...functions].filter(([name]) => isUnique(name)));
}

/** Whether an identifier refers to a value, not to a property, an import or a label. */
export function isReference({ node, ancestors }: Position): boolean {
  const parent = ancestors.at(-1);
  switch (parent?.type) {
    case 'MemberExpression':
      return parent.object === node || parent.computed;
    case 'Property':
      return parent.value === node || parent.computed;
    case 'ExportSpecifier':
      return parent.local === node;
    case 'ImportSpecifier':
    case 'ImportAttribute':
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'MetaProperty':
      return false;
    default:
      return true;
  }
}
