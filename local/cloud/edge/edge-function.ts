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
  if (runInContext('typeof handler', context) !== 'function')
    throw new Error(`The CloudFront function ${name} has no function called handler.`);
  return async (event) => {
    Object.assign(context, { __event: structuredClone(event) });
    const result: unknown = await runInContext('handler(__event)', context, { timeout: 1000 });
    return structuredClone(result);
  };
}
