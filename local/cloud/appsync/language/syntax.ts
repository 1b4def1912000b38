import type { AnyNode } from 'acorn';
import { isFunction } from './tree.ts';

const REFUSED: Readonly<Record<string, string>> = {
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

/** Says what of APPSYNC_JS's forbidden syntax a node itself is, its inner nodes apart; null when it is none. */
export function unsupportedSyntax(node: AnyNode): string | null {
  const refused = REFUSED[node.type];
  if (refused !== undefined) return refused;
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
