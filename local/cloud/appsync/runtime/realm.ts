import { inspect } from 'node:util';
import vm from 'node:vm';
import { buildUtil } from '../built-ins/util.ts';
import { dynamodbModule } from '../dynamodb-module/dynamodb-module.ts';
import { FieldError } from '../field-error.ts';
import { checkResolverCode } from '../language/check.ts';
import { ResolverCodeError } from '../language/code-error.ts';
import { ARRAY_METHODS, STATICS, STRING_METHODS } from '../language/supported-features.ts';
import { EarlyReturn, type Invocation } from './invocation.ts';
import { replaceJavaPattern } from './java-regex.ts';
import { toFunctionSource } from './module-source.ts';
import { copyToHost } from './plain-object.ts';
import { PRELUDE } from './prelude.ts';

/** The value of a handler or of its early return, and its stash. */
export interface HandlerOutcome {
  readonly value: unknown;
  readonly early: { readonly skipTo: 'END' | 'NEXT' | null } | null;
  readonly stash: Record<string, unknown>;
}

/** Throws a FieldError for util.error, and with the type "Code" for any other error. */
export type Handler = (context: object, invocation: Invocation) => HandlerOutcome;

export interface Handlers {
  readonly request: Handler;
  readonly response: Handler;
}

export interface Realm {
  /** Checks, compiles and links the bundled code of a resolver or function. Throws a ResolverCodeError. */
  load(name: string, code: string): Handlers;
}

/** The prelude's result. The realm's objects have no types of their own. */
interface RealmBridge {
  define(name: string, value: unknown): void;
  bridge(value: unknown): unknown;
  call(handler: unknown, context: object): { value?: unknown; thrown?: unknown; stash: unknown };
}

type Tree = { [name: string]: Tree | ((...args: never[]) => unknown) };

/** Passes copies of the realm's values to host functions. */
function copyArguments(tree: Tree): Tree {
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => [
      name,
      // Resolvers may pass anything, as on AWS.
      typeof value === 'function'
        ? (...args: unknown[]) => value(...(args.map(copyToHost) as never[]))
        : copyArguments(value),
    ]),
  );
}

function toCodeError(thrown: unknown, name: string, invocation: Invocation): FieldError {
  const message =
    typeof thrown === 'object' && thrown !== null && 'message' in thrown
      ? String(thrown.message)
      : String(thrown);
  const stack =
    typeof thrown === 'object' && thrown !== null && 'stack' in thrown ? String(thrown.stack) : '';
  const place = stack.split('\n').find((line) => line.includes(`${name}:`));
  invocation.log('error', `${message}${place ? ` ${place.trim()}` : ''}`);
  return new FieldError(message, 'Code');
}

const formatLogValue = (value: unknown): string =>
  typeof value === 'string' ? value : inspect(value, { depth: 10, breakLength: Number.POSITIVE_INFINITY });

/** Creates a runtime with the features of APPSYNC_JS 1.0.0. */
export function createRealm(): Realm {
  let current: Invocation | null = null;
  const invocation = (): Invocation => {
    if (!current) throw new Error('util and runtime can only be used inside a handler.');
    return current;
  };
  const earlyReturn = (value?: unknown, options?: { skipTo?: unknown }) => {
    const skipTo = options?.skipTo === 'END' || options?.skipTo === 'NEXT' ? options.skipTo : null;
    throw new EarlyReturn(value ?? null, skipTo);
  };
  const nothing = () => undefined;
  const extensions = {
    evictFromApiCache: nothing,
    setSubscriptionFilter: nothing,
    setSubscriptionInvalidationFilter: nothing,
    invalidateSubscriptions: nothing,
  };
  const globals: Record<string, Tree> = {
    util: copyArguments(buildUtil(invocation)),
    runtime: copyArguments({ earlyReturn }),
    extensions,
  };
  const host = {
    log: (level: 'log' | 'error', values: unknown[]) =>
      invocation().log(level, values.map(copyToHost).map(formatLogValue).join(' ')),
    replace: (text: string, pattern: unknown, replacement: unknown, all: boolean) =>
      replaceJavaPattern(text, String(pattern), String(replacement), all),
  };

  const context = vm.createContext({}, { codeGeneration: { strings: false, wasm: false } });
  const listed = {
    array: ARRAY_METHODS,
    string: STRING_METHODS,
    function: ['apply', 'bind', 'call'],
    statics: STATICS,
  };
  const inside: RealmBridge = vm.runInContext(PRELUDE, context, { filename: 'prelude' })(host, listed);
  for (const [name, value] of Object.entries(globals)) inside.define(name, value);
  const modules: Readonly<Record<string, unknown>> = {
    '@aws-appsync/utils': inside.bridge(globals),
    '@aws-appsync/utils/dynamodb': inside.bridge(copyArguments(dynamodbModule)),
  };

  const handlerOf =
    (name: string, exported: unknown): Handler =>
    (handlerContext, calledWith) => {
      const outer = current;
      current = calledWith;
      try {
        const { value, thrown, stash } = inside.call(exported, handlerContext);
        // The stash is an object: handlers can't replace it.
        const stashCopy = copyToHost(stash) as Record<string, unknown>;
        if (thrown === undefined) return { value: copyToHost(value) ?? null, early: null, stash: stashCopy };
        if (thrown instanceof EarlyReturn) {
          return { value: thrown.value, early: { skipTo: thrown.skipTo }, stash: stashCopy };
        }
        throw thrown instanceof FieldError ? thrown : toCodeError(thrown, name, calledWith);
      } finally {
        current = outer;
      }
    };

  // A pipeline function is loaded for each of its resolvers, so that logs can name both.
  const sources = new Map<string, string>();
  const sourceOf = (name: string, code: string): string => {
    const cached = sources.get(code);
    if (cached !== undefined) return cached;
    const errors = checkResolverCode(code);
    if (errors.length > 0) throw new ResolverCodeError(name, errors);
    const source = toFunctionSource(code);
    sources.set(code, source);
    return source;
  };

  return {
    load(name, code) {
      const link = (module: string) => {
        if (Object.hasOwn(modules, module)) return modules[module];
        throw new Error(`${name}: the emulator does not support the module ${module}.`);
      };
      const exported = vm.runInContext(sourceOf(name, code), context, { filename: name })(link);
      return { request: handlerOf(name, exported.request), response: handlerOf(name, exported.response) };
    },
  };
}
