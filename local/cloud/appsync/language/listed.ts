/**
 * What APPSYNC_JS 1.0.0 has, from AWS's page "Supported runtime features"
 * (docs.aws.amazon.com/appsync/latest/devguide/supported-features.html). What is not here does not exist there.
 */

/** Array methods that take a function. No other call may be given one. */
export const ITERATION_METHODS: readonly string[] = [
  'forEach',
  'map',
  'flatMap',
  'filter',
  'reduce',
  'reduceRight',
  'find',
  'some',
  'every',
  'findIndex',
  'findLast',
  'findLastIndex',
];

/** Methods of arrays. `sort` takes no argument. */
export const ARRAY_METHODS: readonly string[] = [
  ...ITERATION_METHODS,
  'concat',
  'fill',
  'flat',
  'indexOf',
  'join',
  'lastIndexOf',
  'pop',
  'push',
  'reverse',
  'shift',
  'slice',
  'sort',
  'splice',
  'unshift',
];

/** Methods of strings. The pattern of `replace` and `replaceAll` is a Java regular expression in a string. */
export const STRING_METHODS: readonly string[] = [
  'charAt',
  'concat',
  'endsWith',
  'indexOf',
  'lastIndexOf',
  'replace',
  'replaceAll',
  'slice',
  'split',
  'startsWith',
  'toLowerCase',
  'toUpperCase',
  'trim',
  'trimEnd',
  'trimStart',
];

/** Built-in objects and their functions. None of them can be called or passed on itself. */
export const STATICS: Readonly<Record<string, readonly string[]>> = {
  Object: ['assign', 'entries', 'hasOwn', 'keys', 'values'],
  String: ['raw'],
  Number: ['isFinite', 'isNaN'],
  Math: ['random', 'min', 'max', 'round', 'floor', 'ceil'],
  JSON: ['parse', 'stringify'],
  console: ['log', 'error'],
  Array: [],
};

/** Names that need no declaration. */
export const GLOBALS: readonly string[] = [
  'NaN',
  'Infinity',
  'undefined',
  'util',
  'extensions',
  'runtime',
  ...Object.keys(STATICS),
];

/** Modules that are part of the runtime. */
export const MODULES: readonly string[] = [
  '@aws-appsync/utils',
  '@aws-appsync/utils/dynamodb',
  '@aws-appsync/utils/rds',
  '@aws-appsync/utils/ai',
];
