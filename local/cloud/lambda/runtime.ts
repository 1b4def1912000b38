/**
 * The program of a worker process. It loads the bundle named by _HANDLER under LAMBDA_TASK_ROOT as Lambda's Node.js
 * runtime does, runs the handler for each message of the parent, and exits when the parent disconnects.
 */
import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InvocationMessage, WorkerMessage } from './protocol.ts';

type Handler = (event: unknown, context: object) => unknown;

const environment = (name: string): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`The environment variable ${name} is not set.`);
  return value;
};

const send = (message: WorkerMessage) => process.send?.(message);

function sendError(requestId: string | null, thrown: unknown, type?: string) {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const errorType = type ?? (error.name || 'Error');
  console.error(JSON.stringify({ errorType, errorMessage: error.message, stack: error.stack?.split('\n') }));
  send({
    kind: 'error',
    requestId,
    errorType,
    errorMessage: error.message,
    stackTrace: error.stack?.split('\n') ?? [],
  });
}

async function load(): Promise<Handler> {
  const handlerName = environment('_HANDLER');
  const dot = handlerName.lastIndexOf('.');
  const base = resolve(environment('LAMBDA_TASK_ROOT'), handlerName.slice(0, dot));
  const file = ['.mjs', '.js', '.cjs'].map((ending) => base + ending).find(existsSync);
  if (!file) throw new Error(`Cannot find module '${handlerName.slice(0, dot)}'`);
  const module: Record<string, unknown> = await import(pathToFileURL(file).href);
  const name = handlerName.slice(dot + 1);
  const named = module[name] ?? Object(module['default'])[name];
  if (typeof named !== 'function') throw new Error(`${handlerName} is undefined or not exported`);
  if (named.length > 2)
    throw new Error('Handlers with a callback are not supported since Node.js 24: return a promise instead');
  // The types of a handler's parameters can't be checked here.
  return named as Handler;
}

function contextOf({ requestId, timeoutMs }: InvocationMessage) {
  const deadline = performance.now() + timeoutMs;
  return {
    awsRequestId: requestId,
    functionName: environment('AWS_LAMBDA_FUNCTION_NAME'),
    functionVersion: '$LATEST',
    invokedFunctionArn: process.argv[2],
    memoryLimitInMB: environment('AWS_LAMBDA_FUNCTION_MEMORY_SIZE'),
    logGroupName: environment('AWS_LAMBDA_LOG_GROUP_NAME'),
    logStreamName: environment('AWS_LAMBDA_LOG_STREAM_NAME'),
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => Math.max(0, deadline - performance.now()),
  };
}

// AWS does not set it, so the function must not see it.
delete process.env['NODE_COMPILE_CACHE'];

process.on('disconnect', () => process.exit(0));
process.on('uncaughtException', (error) => {
  sendError(null, error);
  process.exit(129);
});

let isFirst = true;

/**
 * Stores compiled code after the first invocation: the process is frozen once it has answered, and killed in the end.
 */
function keepCompiledCode() {
  if (isFirst) flushCompileCache();
  isFirst = false;
}

try {
  const handler = await load();
  process.on('message', async (message: InvocationMessage) => {
    try {
      const result = await handler(JSON.parse(message.payload), contextOf(message));
      keepCompiledCode();
      send({ kind: 'result', requestId: message.requestId, payload: JSON.stringify(result) ?? 'null' });
    } catch (error) {
      keepCompiledCode();
      sendError(message.requestId, error);
    }
  });
  send({ kind: 'ready' });
} catch (error) {
  sendError(null, error, 'Runtime.ImportModuleError');
  process.exit(1);
}
