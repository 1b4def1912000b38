import { type ChildProcess, fork } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { FunctionDefinition } from './function-definition.ts';
import type { InvokeOutcome } from './invoker.ts';
import type { WorkerMessage } from './protocol.ts';

const PROGRAM = fileURLToPath(new URL('./runtime.ts', import.meta.url));
const INIT_TIMEOUT_MS = 30_000;

/** Node's default folder for compiled code, which halves the time of a cold start. */
const COMPILE_CACHE = join(tmpdir(), 'node-compile-cache');

/** Lambda's quota for the response of a synchronous invocation. */
const MAX_RESPONSE_BYTES = 6_291_556;

/** A process that runs one invocation of a function at a time. */
export interface Worker {
  /** False once the process has ended or been killed; it must not get another invocation. */
  alive(): boolean;
  /** Resolves once the bundle is loaded, or has failed to load. */
  readonly ready: Promise<unknown>;
  invoke(requestId: string, payload: unknown): Promise<InvokeOutcome>;
  stop(): Promise<void>;
}

const failure = (errorType: string, errorMessage: string): InvokeOutcome => ({
  error: { errorType, errorMessage },
});

function resultOf(payload: string): InvokeOutcome {
  if (payload.length <= MAX_RESPONSE_BYTES) return { payload: JSON.parse(payload) };
  const message = `Response payload size exceeded maximum allowed payload size (${MAX_RESPONSE_BYTES} bytes).`;
  return failure('Function.ResponseSizeTooLarge', message);
}

function startProcess(definition: FunctionDefinition, onLine: (line: string) => void) {
  const { arn, codeFolder, environment, memoryMb } = definition;
  const child = fork(PROGRAM, [arn], {
    cwd: codeFolder,
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: COMPILE_CACHE, ...environment },
    execArgv: [`--max-old-space-size=${memoryMb}`, '--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) if (stream) createInterface(stream).on('line', onLine);
  return child;
}

/** Resolves with the result of the invocation, or with an error if the process ends or the deadline passes. */
function outcomeOf(child: ChildProcess, requestId: string, timeoutSeconds: number): Promise<InvokeOutcome> {
  return new Promise((resolve) => {
    const end = (outcome: InvokeOutcome) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit);
      resolve(outcome);
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
      const message = `${new Date().toISOString()} ${requestId} Task timed out after ${timeoutSeconds.toFixed(2)} seconds`;
      end(failure('Sandbox.Timedout', message));
    }, timeoutSeconds * 1000);
    child.on('message', onMessage).on('exit', onExit);
  });
}

function waitUntilReady(child: ChildProcess): Promise<InvokeOutcome | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      resolve(
        failure('Sandbox.Timedout', `The bundle was not loaded within ${INIT_TIMEOUT_MS / 1000} seconds`),
      );
    }, INIT_TIMEOUT_MS);
    const end = (outcome: InvokeOutcome | null) => {
      clearTimeout(timer);
      resolve(outcome);
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

/** Passes the function's output to `onLine`. A bundle that does not load fails the first invocation. */
export function startWorker(definition: FunctionDefinition, onLine: (line: string) => void): Worker {
  const child = startProcess(definition, onLine);
  const ready = waitUntilReady(child);
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.on('error', (error) => onLine(error.message));
  const alive = () =>
    child.exitCode === null && child.signalCode === null && !child.killed && child.connected;
  return {
    alive,
    ready,
    async invoke(requestId, payload) {
      const loadFailure = await ready;
      if (loadFailure) return loadFailure;
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
