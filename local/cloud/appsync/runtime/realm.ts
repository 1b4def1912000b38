import vm from 'node:vm';
import { buildUtil } from '../built-ins/util.ts';
import { dynamodbModule } from '../dynamodb-module/dynamodb-module.ts';
import { FieldFault } from '../faults.ts';
import { checkResolverCode } from '../language/check.ts';
import { ResolverCodeError } from '../language/findings.ts';
import { ARRAY_METHODS, STATICS, STRING_METHODS } from '../language/listed.ts';
import { EarlyReturn, type Invocation } from './invocation.ts';
import { javaReplace } from './java-regex.ts';
import { logLine } from './log-line.ts';
import { moduleSource } from './module-source.ts';
import { plain } from './plain.ts';
import { PRELUDE } from './prelude.ts';

/** How a call of a handler ended: its value, or the value of runtime.earlyReturn, and the stash it left. */
export interface HandlerOutcome {
  readonly value: unknown;
  readonly early: { readonly skipTo: 'END' | 'NEXT' | null } | null;
  readonly stash: Record<string, unknown>;
}

/** Calls a handler with a context. Throws a FieldFault for util.error and for a fault of the code (type "Code"). */
export type Handler = (context: object, invocation: Invocation) => HandlerOutcome;

/** The two handlers of one resolver or function. */
export interface Handlers {
  readonly request: Handler;
  readonly response: Handler;
}

/** One APPSYNC_JS runtime. */
export interface Realm {
  /** Checks, compiles and links the bundled code of one resolver or function. Throws a ResolverCodeError. */
  load(name: string, code: string): Handlers;
}

/** What the prelude's own answer gives: objects of the realm, so their types are ours to state. */
interface Inside {
  define(name: string, value: unknown): void;
  bridge(value: unknown): unknown;
  call(handler: unknown, context: object): { value?: unknown; thrown?: unknown; stash: unknown };
}

type Tree = { [name: string]: Tree | ((...args: never[]) => unknown) };

/** Lets host functions take values of the realm: they get copies. */
function taking(tree: Tree): Tree {
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => [
      name,
      // The arguments come from a resolver; each function answers for what it is given.
      typeof value === 'function'
        ? (...args: unknown[]) => value(...(args.map(plain) as never[]))
        : taking(value),
    ]),
  );
}

function codeFault(thrown: unknown, name: string, invocation: Invocation): FieldFault {
  const message =
    typeof thrown === 'object' && thrown !== null && 'message' in thrown
      ? String(thrown.message)
      : String(thrown);
  const stack =
    typeof thrown === 'object' && thrown !== null && 'stack' in thrown ? String(thrown.stack) : '';
  const place = stack.split('\n').find((line) => line.includes(`${name}:`));
  invocation.log('error', `${message}${place ? ` ${place.trim()}` : ''}`);
  return new FieldFault(message, 'Code');
}

/** Makes a runtime that has what APPSYNC_JS 1.0.0 lists and nothing else. */
export function createRealm(): Realm {
  let current: Invocation | null = null;
  const invocation = (): Invocation => {
    if (!current) throw new Error('The utilities of APPSYNC_JS can only be used inside a handler.');
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
    util: taking(buildUtil(invocation)),
    runtime: taking({ earlyReturn }),
    extensions,
  };
  const host = {
    log: (level: 'log' | 'error', values: unknown[]) =>
      invocation().log(level, values.map(plain).map(logLine).join(' ')),
    replace: (text: string, pattern: unknown, replacement: unknown, all: boolean) =>
      javaReplace(text, String(pattern), String(replacement), all),
  };

  const context = vm.createContext({}, { codeGeneration: { strings: false, wasm: false } });
  const listed = {
    array: ARRAY_METHODS,
    string: STRING_METHODS,
    function: ['apply', 'bind', 'call'],
    statics: STATICS,
  };
  const inside: Inside = vm.runInContext(PRELUDE, context, { filename: 'prelude' })(host, listed);
  for (const [name, value] of Object.entries(globals)) inside.define(name, value);
  const modules: Readonly<Record<string, unknown>> = {
    '@aws-appsync/utils': inside.bridge(globals),
    '@aws-appsync/utils/dynamodb': inside.bridge(taking(dynamodbModule)),
  };

  const handlerOf =
    (name: string, exported: unknown): Handler =>
    (handlerContext, calledWith) => {
      const outer = current;
      current = calledWith;
      try {
        const { value, thrown, stash } = inside.call(exported, handlerContext);
        // The prelude gives the stash of the context, which began as an object and cannot be replaced.
        const left = plain(stash) as Record<string, unknown>;
        if (thrown === undefined) return { value: plain(value) ?? null, early: null, stash: left };
        if (thrown instanceof EarlyReturn) {
          return { value: thrown.value, early: { skipTo: thrown.skipTo }, stash: left };
        }
        throw thrown instanceof FieldFault ? thrown : codeFault(thrown, name, calledWith);
      } finally {
        current = outer;
      }
    };

  /** Functions of pipelines are loaded once for each of their resolvers, so that logs can name both. */
  const sources = new Map<string, string>();
  const sourceOf = (name: string, code: string): string => {
    const known = sources.get(code);
    if (known !== undefined) return known;
    const findings = checkResolverCode(code);
    if (findings.length > 0) throw new ResolverCodeError(name, findings);
    const source = moduleSource(code);
    sources.set(code, source);
    return source;
  };

  return {
    load(name, code) {
      const link = (module: string) => {
        if (Object.hasOwn(modules, module)) return modules[module];
        throw new Error(`${name}: the module ${module} is part of AppSync but not of the local runtime.`);
      };
      const exported = vm.runInContext(sourceOf(name, code), context, { filename: name })(link);
      return { request: handlerOf(name, exported.request), response: handlerOf(name, exported.response) };
    },
  };
}
