/**
 * The features of APPSYNC_JS 1.0.0, from AWS's page "Supported runtime features":
 * https://docs.aws.amazon.com/appsync/latest/devguide/supported-features.html
 */

/** Array methods with a function argument. No other call may have one. */
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

/** `sort` has no argument. */
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

/** `replace` and `replaceAll` take Java's regular expressions. */
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

/** Functions of built-in objects. The objects can't be called or passed. */
export const STATICS: Readonly<Record<string, readonly string[]>> = {
  Object: ['assign', 'entries', 'hasOwn', 'keys', 'values'],
  String: ['raw'],
  Number: ['isFinite', 'isNaN'],
  Math: ['random', 'min', 'max', 'round', 'floor', 'ceil'],
  JSON: ['parse', 'stringify'],
  console: ['log', 'error'],
  Array: [],
};

export const GLOBALS: readonly string[] = [
  'NaN',
  'Infinity',
  'undefined',
  'util',
  'extensions',
  'runtime',
  ...Object.keys(STATICS),
];

export const MODULES: readonly string[] = [
  '@aws-appsync/utils',
  '@aws-appsync/utils/dynamodb',
  '@aws-appsync/utils/rds',
  '@aws-appsync/utils/ai',
];
