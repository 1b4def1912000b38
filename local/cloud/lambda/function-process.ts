import { type ChildProcess, fork } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freeze, thaw } from './freeze.ts';
import type { FunctionDefinition } from './function-definition.ts';
import type { InvokeOutcome } from './invoker.ts';
import type { InvocationMessage, WorkerMessage } from './protocol.ts';

const PROGRAM = fileURLToPath(new URL('./runtime.ts', import.meta.url));

/** Node's default folder for compiled code, which halves the time of a cold start. */
const COMPILE_CACHE = join(tmpdir(), 'node-compile-cache');

/** In tests of clocks that jump: see shift-clock.ts. */
const CLOCK_FILE = process.env['FUNCTION_CLOCK_FILE'];
const CLOCK_ARGUMENTS =
  CLOCK_FILE === undefined ? [] : ['--import', new URL('./shift-clock.ts', import.meta.url).href];
const CLOCK_ENVIRONMENT = CLOCK_FILE === undefined ? {} : { FUNCTION_CLOCK_FILE: CLOCK_FILE };

/** Lambda's quota for the response of a synchronous invocation. */
const MAX_RESPONSE_BYTES = 6_291_556;

/** A process with a function's module. It is frozen between invocations. */
export interface FunctionProcess {
  /** False once the process has ended or been killed. */
  alive(): boolean;
  /** Resolves with null once the module is loaded, or with the error. */
  readonly loaded: Promise<InvokeOutcome | null>;
  /** Resolves with the result of the invocation, or with an error if the process ends. */
  run(message: InvocationMessage): Promise<InvokeOutcome>;
  kill(): Promise<void>;
}

const failure = (errorType: string, errorMessage: string): InvokeOutcome => ({
  error: { errorType, errorMessage },
});

function resultOf(payload: string): InvokeOutcome {
  if (payload.length <= MAX_RESPONSE_BYTES) return { payload: JSON.parse(payload) };
  const message = `Response payload size exceeded maximum allowed payload size (${MAX_RESPONSE_BYTES} bytes).`;
  return failure('Function.ResponseSizeTooLarge', message);
}

function spawn(
  { arn, codeFolder, environment, memoryMb }: FunctionDefinition,
  onLine: (line: string) => void,
) {
  const child = fork(PROGRAM, [arn], {
    cwd: codeFolder,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      ...CLOCK_ENVIRONMENT,
      ...environment,
    },
    execArgv: [
      `--max-old-space-size=${memoryMb}`,
      '--disable-warning=ExperimentalWarning',
      ...CLOCK_ARGUMENTS,
    ],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) if (stream) createInterface(stream).on('line', onLine);
  child.on('error', (error) => onLine(error.message));
  return child;
}

const isLoaded = (child: ChildProcess) =>
  new Promise<InvokeOutcome | null>((resolve) => {
    child.once('message', (message: WorkerMessage) => {
      if (message.kind !== 'error') return resolve(null);
      const { errorType, errorMessage, stackTrace } = message;
      return resolve({ error: { errorType, errorMessage, stackTrace } });
    });
    child.once('error', (error) => resolve(failure('Runtime.Unknown', error.message)));
    child.once('exit', (code) =>
      resolve(failure('Runtime.ExitError', `Runtime exited with error: exit status ${code}`)),
    );
  });

const outcomeOf = (child: ChildProcess, requestId: string) =>
  new Promise<InvokeOutcome>((resolve) => {
    const end = (outcome: InvokeOutcome) => {
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
    child.on('message', onMessage).on('exit', onExit);
  });

/** Starts a process and loads the function's module. Its output goes to `onLine`. */
export function startFunctionProcess(
  definition: FunctionDefinition,
  onLine: (line: string) => void,
): FunctionProcess {
  const child = spawn(definition, onLine);
  const exited = new Promise((resolve) => child.once('exit', resolve));
  void exited.then(() => thaw(child));
  return {
    alive: () => child.exitCode === null && child.signalCode === null && !child.killed && child.connected,
    loaded: isLoaded(child),
    async run(message) {
      thaw(child);
      const outcome = outcomeOf(child, message.requestId);
      child.send(message);
      await outcome;
      if (child.exitCode === null && child.signalCode === null) freeze(child);
      return outcome;
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await exited;
    },
  };
}
