import { createContext, Script } from 'node:vm';
import { z } from 'zod';
import { ABSENT_GLOBALS, ABSENT_METHODS, findUnsupportedSyntax } from './edge-language.ts';

/** The most bytes CloudFront takes of a function's code. */
const mostBytes = 10_240;

/** CloudFront stops a function after about a millisecond. A busy machine may pause one for longer than it runs. */
const mostMs = 1_000;

/** A CloudFront function, ready to run. Gives what its handler answers, or throws what the handler throws. */
export type EdgeFunction = (event: object) => unknown;

/**
 * Runs in the function's realm, before its code. Takes away what the runtime lacks, stops the clock while the handler
 * runs, and calls the handler with texts, so no object passes between the realms.
 */
const PRELUDE = `
  for (const name of ${JSON.stringify(ABSENT_GLOBALS)}) delete globalThis[name];
  const absent = ${JSON.stringify(ABSENT_METHODS)};
  for (const name of absent['Array.prototype']) delete Array.prototype[name];
  for (const name of absent['String.prototype']) delete String.prototype[name];
  for (const name of absent.Object) delete Object[name];
  const Clock = Date;
  let begun = 0;
  Date = function (...given) {
    return new.target ? new Clock(...(given.length === 0 ? [begun] : given)) : new Clock(begun).toString();
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
 * Compiles a function for cloudfront-js-2.0: the parts of the language that it has, Buffer, console, and no Node. Throws
 * where CloudFront would not take the code, or where the code needs what the runtime lacks.
 */
export function compileEdgeFunction(code: string, name: string): EdgeFunction {
  const refuse = (why: string) => new Error(`The CloudFront function ${name} ${why}`);
  if (Buffer.byteLength(code) > mostBytes)
    throw refuse(`has more than ${mostBytes} bytes: CloudFront takes no more.`);
  const unlisted = findUnsupportedSyntax(code);
  if (unlisted.length > 0)
    throw refuse(`uses what cloudfront-js-2.0 is not known to have: ${unlisted.join(', ')}.`);
  const context = createContext(
    { Buffer, console },
    // What a handler awaits is done when the script returns, so the time limit covers it.
    { codeGeneration: { strings: false, wasm: false }, microtaskMode: 'afterEvaluate' },
  );
  const run = (source: string) =>
    new Script(source, { filename: `${name}.js` }).runInContext(context, { timeout: mostMs });
  context['call'] = run(PRELUDE);
  // The runtime is always strict.
  run(`'use strict'; ${code}`);
  if (run('typeof globalThis.handler') !== 'function') throw refuse('has no function called handler.');
  const call = new Script('call(input)', { filename: `${name}.js` });
  return (event) => {
    context['input'] = JSON.stringify(event);
    const { text, error } = outcomes.parse(call.runInContext(context, { timeout: mostMs }));
    if (error !== undefined) throw refuse(`failed: ${error}`);
    if (text === undefined) throw refuse('answered nothing.');
    return JSON.parse(text);
  };
}
