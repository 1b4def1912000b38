import type { AnyNode } from 'acorn';
import { isFunction } from './syntax-tree.ts';

const UNSUPPORTED: Readonly<Record<string, string>> = {
  TryStatement: 'try',
  ThrowStatement: 'throw (use util.error)',
  ContinueStatement: 'continue',
  WhileStatement: 'while',
  DoWhileStatement: 'do-while',
  ForStatement: 'for (initialization; condition; afterthought) (use for-of or for-in)',
  LabeledStatement: 'labeled statement',
  DebuggerStatement: 'debugger',
  ClassDeclaration: 'class',
  ClassExpression: 'class',
  ThisExpression: 'this',
  NewExpression: 'new',
  AwaitExpression: 'await',
  YieldExpression: 'yield',
  ImportExpression: 'import()',
  MetaProperty: 'import.meta',
};

/** Names the unsupported syntax of a node, not of its children; null for supported syntax. */
export function findUnsupportedSyntax(node: AnyNode): string | null {
  const unsupported = UNSUPPORTED[node.type];
  if (unsupported !== undefined) return unsupported;
  if (isFunction(node)) return node.async ? 'async function' : node.generator ? 'generator function' : null;
  switch (node.type) {
    case 'UpdateExpression':
      return `${node.operator} (use ${node.operator.charAt(0)}= 1)`;
    case 'UnaryExpression':
      return node.operator === '~' ? '~' : null;
    case 'BinaryExpression':
      if (node.operator === 'in') return 'in (use Object.hasOwn)';
      return node.operator === 'instanceof' ? 'instanceof' : null;
    case 'ForOfStatement':
      return node.await ? 'for await' : null;
    case 'Literal':
      if (node.regex) return 'regex literal';
      return node.bigint ? 'bigint literal' : null;
    default:
      return null;
  }
}
