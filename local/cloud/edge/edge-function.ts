import { createContext, runInContext } from 'node:vm';

/** The most bytes CloudFront takes of a function's code. */
const mostBytes = 10_240;

/** A CloudFront function, ready to run. */
export type EdgeFunction = (event: object) => Promise<unknown>;

/**
 * Compiles a function for cloudfront-js-2.0: the language's own built-ins, Buffer and console, and nothing of Node.
 * Throws when CloudFront would not take the code.
 */
export function compileEdgeFunction(code: string, name: string): EdgeFunction {
  if (Buffer.byteLength(code) > mostBytes)
    throw new Error(
      `The CloudFront function ${name} has more than ${mostBytes} bytes: CloudFront takes no more.`,
    );
  const context = createContext({ Buffer, console }, { codeGeneration: { strings: false, wasm: false } });
  runInContext(code, context, { filename: `${name}.js` });
  const handler: unknown = runInContext('globalThis.handler', context);
  if (typeof handler !== 'function')
    throw new Error(`The CloudFront function ${name} has no function called handler.`);
  // Every request passes here, so nothing guards against an endless loop: a watchdog is a thread per call.
  return async (event) => structuredClone(await handler(structuredClone(event)));
}
