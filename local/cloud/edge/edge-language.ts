import { type AnyNode, parse } from 'acorn';
import { positions } from '../appsync/language/syntax-tree.ts';

/** Syntax that the developer guide does not list for cloudfront-js-2.0. */
const UNSUPPORTED: Readonly<Record<string, string>> = {
  ForOfStatement: 'for-of',
  ClassDeclaration: 'class',
  ClassExpression: 'class',
  SpreadElement: 'spread',
  ObjectPattern: 'destructuring',
  ArrayPattern: 'destructuring',
  AssignmentPattern: 'a default value of a parameter',
  YieldExpression: 'yield',
  ChainExpression: '?.',
  TaggedTemplateExpression: 'a tagged template',
  ImportExpression: 'import()',
};

function unsupportedSyntax(node: AnyNode): string | undefined {
  if (node.type === 'LogicalExpression' && node.operator === '??') return '??';
  if (node.type === 'AssignmentExpression' && /^(\?\?|\|\||&&)=$/.test(node.operator)) return node.operator;
  if (node.type === 'Literal' && node.bigint) return 'a bigint';
  return UNSUPPORTED[node.type];
}

/**
 * Returns the unsupported syntax of a function's code, with its lines. Throws a SyntaxError for invalid code.
 * Source: "JavaScript runtime 2.0 features for CloudFront Functions" in the CloudFront developer guide.
 */
export const findUnsupportedSyntax = (code: string): string[] =>
  positions(parse(code, { ecmaVersion: 'latest', sourceType: 'script', locations: true })).flatMap(
    ({ node }) => {
      const syntax = unsupportedSyntax(node);
      return syntax === undefined ? [] : [`line ${node.loc?.start.line}: ${syntax}`];
    },
  );

/** Globals that the runtime lacks, from the developer guide and from published tests on AWS. */
export const ABSENT_GLOBALS = [
  'AggregateError',
  'Atomics',
  'BigInt',
  'BigInt64Array',
  'BigUint64Array',
  'FinalizationRegistry',
  'Intl',
  'Iterator',
  'Map',
  'Proxy',
  'Reflect',
  'Set',
  'SharedArrayBuffer',
  'WeakMap',
  'WeakRef',
  'WeakSet',
  'WebAssembly',
  'eval',
] as const;

/** Methods that the runtime lacks, by object. */
export const ABSENT_METHODS: Readonly<Record<string, readonly string[]>> = {
  'Array.prototype': [
    'at',
    'findLast',
    'findLastIndex',
    'flat',
    'flatMap',
    'toReversed',
    'toSorted',
    'toSpliced',
    'with',
  ],
  'String.prototype': ['at', 'isWellFormed', 'localeCompare', 'matchAll', 'normalize', 'toWellFormed'],
  Object: ['fromEntries', 'groupBy', 'hasOwn'],
};
