import type { AnyNode, CallExpression, Program } from 'acorn';
import { ARRAY_METHODS, ITERATION_METHODS, STATICS, STRING_METHODS } from './supported-features.ts';
import { type FunctionLike, isFunction, namedFunctions, positions } from './syntax-tree.ts';

/** JavaScript's methods that APPSYNC_JS doesn't support. */
const UNSUPPORTED_METHODS: ReadonlySet<string> = new Set(
  [Array, String, Number, Object, Function, RegExp]
    .flatMap((type) => Object.getOwnPropertyNames(type.prototype))
    .filter((name) => !ARRAY_METHODS.includes(name) && !STRING_METHODS.includes(name)),
);

function methodOf(call: CallExpression): { name: string; root: string | null } | null {
  const { callee } = call;
  if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier')
    return null;
  let root: AnyNode = callee.object;
  while (root.type === 'MemberExpression') root = root.object;
  return { name: callee.property.name, root: root.type === 'Identifier' ? root.name : null };
}

/** AppSync's compiler refuses more arguments than parameters (TypeScript's error 2554). */
function surplusArguments(call: CallExpression, functions: ReadonlyMap<string, FunctionLike>): string | null {
  const called = call.callee.type === 'Identifier' ? functions.get(call.callee.name) : undefined;
  const hasRest = called?.params.some(({ type }) => type === 'RestElement');
  const isSpread = call.arguments.some(({ type }) => type === 'SpreadElement');
  if (!called || hasRest || isSpread || call.arguments.length <= called.params.length) return null;
  return `Expected ${called.params.length} arguments, but got ${call.arguments.length}`;
}

/**
 * Returns the error of a call: an unsupported method, a comparator for `sort`, too many arguments, or a function as an
 * argument except to array iteration. `functions` are the module's own, `modules` the local names of imports.
 */
export function findCallError(
  call: CallExpression,
  functions: ReadonlyMap<string, FunctionLike>,
  modules: ReadonlySet<string>,
): string | null {
  const method = methodOf(call);
  const isRuntime = method?.root != null && (modules.has(method.root) || Object.hasOwn(STATICS, method.root));
  if (method && !isRuntime && UNSUPPORTED_METHODS.has(method.name)) return `Invalid function: ${method.name}`;
  if (method?.name === 'sort' && call.arguments.length > 0) return 'Invalid function: sort with an argument';
  if (method && ITERATION_METHODS.includes(method.name)) return null;
  const passesFunction = call.arguments.some(
    (argument) => isFunction(argument) || (argument.type === 'Identifier' && functions.has(argument.name)),
  );
  return passesFunction
    ? 'Passing a function as an argument is not supported'
    : surplusArguments(call, functions);
}

/** The names of functions that call themselves, directly or indirectly. */
export function recursiveFunctions(program: Program): string[] {
  const functions = namedFunctions(program);
  const calls = new Map<string, Set<string>>();
  for (const [name, body] of functions) {
    const called = new Set<string>();
    for (const { node } of positions(body)) {
      if (node.type !== 'CallExpression') continue;
      for (const callee of [node.callee, ...node.arguments]) {
        if (callee.type === 'Identifier' && functions.has(callee.name)) called.add(callee.name);
      }
    }
    calls.set(name, called);
  }
  return [...functions.keys()].filter((start) => {
    const reached = new Set<string>();
    const open = [...(calls.get(start) ?? [])];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      if (reached.has(name)) continue;
      reached.add(name);
      open.push(...(calls.get(name) ?? []));
    }
    return reached.has(start);
  });
}
