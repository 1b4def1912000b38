import { type ChildProcess, fork } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { FunctionDefinition } from './function-definition.ts';
import type { InvokeOutcome } from './invoker.ts';
import type { WorkerMessage } from './protocol.ts';

const program = fileURLToPath(new URL('./runtime.ts', import.meta.url));
const initialisationMs = 30_000;

/** Node's own default folder for compiled code: a cold start takes half as long with it. */
const compileCache = join(tmpdir(), 'node-compile-cache');

/** Lambda's quota for the answer of a synchronous invocation. */
const mostResponseBytes = 6_291_556;

/** One process that holds a function's bundle and runs one invocation at a time. */
export interface Worker {
  /** False once the process has ended or been killed: it must not be given another invocation. */
  alive(): boolean;
  invoke(requestId: string, payload: unknown): Promise<InvokeOutcome>;
  stop(): Promise<void>;
}

const failure = (errorType: string, errorMessage: string): InvokeOutcome => ({
  error: { errorType, errorMessage },
});

function resultOf(payload: string): InvokeOutcome {
  if (payload.length <= mostResponseBytes) return { payload: JSON.parse(payload) };
  const text = `Response payload size exceeded maximum allowed payload size (${mostResponseBytes} bytes).`;
  return failure('Function.ResponseSizeTooLarge', text);
}

function startProcess(definition: FunctionDefinition, onLine: (line: string) => void) {
  const { arn, codeFolder, environment, memoryMb } = definition;
  const child = fork(program, [arn], {
    cwd: codeFolder,
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache, ...environment },
    execArgv: [`--max-old-space-size=${memoryMb}`, '--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) if (stream) createInterface(stream).on('line', onLine);
  return child;
}

/** The next message of `child` that is not `ready`, its end, or the deadline; whichever comes first. */
function outcomeOf(child: ChildProcess, requestId: string, timeoutSeconds: number): Promise<InvokeOutcome> {
  return new Promise((settle) => {
    const end = (outcome: InvokeOutcome) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit);
      settle(outcome);
    };
    const onMessage = (message: WorkerMessage) => {
      if (message.kind === 'result') end(resultOf(message.payload));
      if (message.kind === 'error') {
        const { errorType, errorMessage, stackTrace } = message;
        if (message.requestId === null) child.kill('SIGKILL');
        end({ error: { errorType, errorMessage, stackTrace } });
      }
    };
    const onExit = (code: number | null, signal: string | null) =>
      end(
        failure(
          'Runtime.ExitError',
          `RequestId: ${requestId} Error: Runtime exited with error: ${signal ? `signal: ${signal}` : `exit status ${code}`}`,
        ),
      );
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      const text = `${new Date().toISOString()} ${requestId} Task timed out after ${timeoutSeconds.toFixed(2)} seconds`;
      end(failure('Sandbox.Timedout', text));
    }, timeoutSeconds * 1000);
    child.on('message', onMessage).on('exit', onExit);
  });
}

function readiness(child: ChildProcess): Promise<InvokeOutcome | null> {
  return new Promise((settle) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      settle(
        failure('Sandbox.Timedout', `The bundle was not loaded within ${initialisationMs / 1000} seconds`),
      );
    }, initialisationMs);
    const end = (outcome: InvokeOutcome | null) => {
      clearTimeout(timer);
      settle(outcome);
    };
    child.once('message', (message: WorkerMessage) => {
      if (message.kind !== 'error') return end(null);
      const { errorType, errorMessage, stackTrace } = message;
      return end({ error: { errorType, errorMessage, stackTrace } });
    });
    child.once('error', (error) => end(failure('Runtime.Unknown', error.message)));
    child.once('exit', (code) =>
      end(failure('Runtime.ExitError', `Runtime exited with error: exit status ${code}`)),
    );
  });
}

/** Starts a worker; `onLine` gets what the function writes. A bundle that does not load fails the first invocation. */
export function startWorker(definition: FunctionDefinition, onLine: (line: string) => void): Worker {
  const child = startProcess(definition, onLine);
  const ready = readiness(child);
  const exited = new Promise((end) => child.once('exit', end));
  child.on('error', (error) => onLine(error.message));
  const alive = () =>
    child.exitCode === null && child.signalCode === null && !child.killed && child.connected;
  return {
    alive,
    async invoke(requestId, payload) {
      const notLoaded = await ready;
      if (notLoaded) return notLoaded;
      const { timeoutSeconds } = definition;
      const outcome = outcomeOf(child, requestId, timeoutSeconds);
      const timeoutMs = timeoutSeconds * 1000;
      child.send({ requestId, payload: JSON.stringify(payload) ?? 'null', timeoutMs });
      return outcome;
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await exited;
    },
  };
}
