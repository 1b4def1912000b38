import { type AnyNode, parse } from 'acorn';
import { positions } from '../appsync/language/syntax-tree.ts';

/** Syntax that the manual does not list for cloudfront-js-2.0. */
const UNLISTED: Readonly<Record<string, string>> = {
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

function unlisted(node: AnyNode): string | undefined {
  if (node.type === 'LogicalExpression' && node.operator === '??') return '??';
  if (node.type === 'AssignmentExpression' && /^(\?\?|\|\||&&)=$/.test(node.operator)) return node.operator;
  if (node.type === 'Literal' && node.bigint) return 'a bigint';
  return UNLISTED[node.type];
}

/**
 * What a function's code uses that its runtime is not known to have, each with its line. Throws a SyntaxError for code
 * that is no script. Source: "JavaScript runtime 2.0 features for CloudFront Functions" in the CloudFront developer guide.
 */
export const findUnsupportedSyntax = (code: string): string[] =>
  positions(parse(code, { ecmaVersion: 'latest', sourceType: 'script', locations: true })).flatMap(
    ({ node }) => {
      const found = unlisted(node);
      return found === undefined ? [] : [`line ${node.loc?.start.line}: ${found}`];
    },
  );

/** Globals of the language that the runtime lacks, by the manual and by tries on AWS that were published. */
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

/** Methods that it lacks, by the object that has them elsewhere. */
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
