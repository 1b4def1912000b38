import { createContext, Script } from 'node:vm';
import { z } from 'zod';
import { ABSENT_GLOBALS, ABSENT_METHODS, findUnsupportedSyntax } from './edge-language.ts';

/** CloudFront's quota for the code of a function. */
const MAX_CODE_BYTES = 10_240;

/** CloudFront stops a function after about a millisecond, but a busy machine may pause one for longer. */
const TIMEOUT_MS = 1_000;

/** A compiled CloudFront function. Returns the handler's result, or throws its error. */
export type EdgeFunction = (event: object) => unknown;

/**
 * Runs in the function's realm before its code. Removes what the runtime lacks and stops the clock while the
 * handler runs. Events and results pass as JSON, so that no object crosses the realms.
 */
const PRELUDE = `
  for (const name of ${JSON.stringify(ABSENT_GLOBALS)}) delete globalThis[name];
  const absent = ${JSON.stringify(ABSENT_METHODS)};
  for (const name of absent['Array.prototype']) delete Array.prototype[name];
  for (const name of absent['String.prototype']) delete String.prototype[name];
  for (const name of absent.Object) delete Object[name];
  const Clock = Date;
  let begun = 0;
  Date = function (...args) {
    return new.target ? new Clock(...(args.length === 0 ? [begun] : args)) : new Clock(begun).toString();
  };
  Object.defineProperties(Date, Object.getOwnPropertyDescriptors(Clock));
  Date.now = () => begun;
  (text) => {
    begun = Clock.now();
    const outcome = {};
    const fail = (error) => { outcome.error = String(error && error.stack || error); };
    (async () => handler(JSON.parse(text)))().then((value) => { outcome.text = JSON.stringify(value); }, fail);
    return outcome;
  }
`;

const outcomes = z.object({ text: z.string().optional(), error: z.string().optional() });

/**
 * Compiles a function for cloudfront-js-2.0, with its subset of the language, Buffer and console. Throws for code that
 * CloudFront would refuse or that needs something the runtime lacks.
 */
export function compileEdgeFunction(code: string, name: string): EdgeFunction {
  const refusal = (why: string) => new Error(`The CloudFront function ${name} ${why}`);
  if (Buffer.byteLength(code) > MAX_CODE_BYTES)
    throw refusal(`has more than ${MAX_CODE_BYTES} bytes, which is CloudFront's limit.`);
  const unsupported = findUnsupportedSyntax(code);
  if (unsupported.length > 0)
    throw refusal(`uses syntax that cloudfront-js-2.0 does not support: ${unsupported.join(', ')}.`);
  const context = createContext(
    { Buffer, console },
    // Promises settle before the script returns, so the timeout covers them.
    { codeGeneration: { strings: false, wasm: false }, microtaskMode: 'afterEvaluate' },
  );
  const run = (source: string) =>
    new Script(source, { filename: `${name}.js` }).runInContext(context, { timeout: TIMEOUT_MS });
  context['call'] = run(PRELUDE);
  // The runtime is always strict.
  run(`'use strict'; ${code}`);
  if (run('typeof globalThis.handler') !== 'function') throw refusal('has no function called handler.');
  const call = new Script('call(input)', { filename: `${name}.js` });
  return (event) => {
    context['input'] = JSON.stringify(event);
    const { text, error } = outcomes.parse(call.runInContext(context, { timeout: TIMEOUT_MS }));
    if (error !== undefined) throw refusal(`failed: ${error}`);
    if (text === undefined) throw refusal('returned nothing.');
    return JSON.parse(text);
  };
}
