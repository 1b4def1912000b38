import type { FunctionDefinition } from './function-definition.ts';
import { startFunctionProcess } from './function-process.ts';
import type { InvokeOutcome } from './invoker.ts';

/** Lambda's limit for loading a module before the first invocation. */
const INIT_MS = 10_000;

/** Runs one invocation of a function at a time. */
export interface Worker {
  /** False once its process has ended or been killed; it must not get another invocation. */
  alive(): boolean;
  /** Resolves once the module is loaded, has failed to load, or has exceeded Lambda's limit. */
  readonly ready: Promise<unknown>;
  invoke(requestId: string, payload: unknown): Promise<InvokeOutcome>;
  stop(): Promise<void>;
}

/** Waits until some time has passed, or `signal` aborts. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

const waitForTimer: Wait = (milliseconds, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });

/**
 * Starts a function's process. A module that does not load fails the first invocation. One that takes more
 * than 10 seconds is loaded again by the first invocation, within the function's timeout. See "Lambda
 * execution environment lifecycle".
 */
export function startWorker(
  definition: FunctionDefinition,
  onLine: (line: string) => void,
  wait: Wait = waitForTimer,
): Worker {
  const { timeoutSeconds } = definition;
  const LATE = Symbol('late');
  let current = startFunctionProcess(definition, onLine);
  /** Ends the process if `work` takes longer. */
  const within = async <Value>(milliseconds: number, work: Promise<Value>): Promise<Value | typeof LATE> => {
    const done = new AbortController();
    const late = wait(milliseconds, done.signal).then((): typeof LATE => LATE);
    const first = await Promise.race([work, late]);
    done.abort();
    if (first === LATE) await current.kill();
    return first;
  };
  const timedOut = (requestId: string): InvokeOutcome => ({
    error: {
      errorType: 'Sandbox.Timedout',
      errorMessage: `${new Date().toISOString()} ${requestId} Task timed out after ${timeoutSeconds.toFixed(2)} seconds`,
    },
  });
  let loading: Promise<InvokeOutcome | null | typeof LATE> = within(INIT_MS, current.loaded);
  return {
    alive: () => current.alive(),
    ready: loading,
    async invoke(requestId, payload) {
      const first = await loading;
      const startedAt = performance.now();
      const remainingMs = () => timeoutSeconds * 1000 - (performance.now() - startedAt);
      if (first === LATE) {
        current = startFunctionProcess(definition, onLine);
        loading = within(remainingMs(), current.loaded);
      }
      const loaded = await loading;
      if (loaded === LATE) return timedOut(requestId);
      if (loaded) return loaded;
      const message = { requestId, payload: JSON.stringify(payload) ?? 'null', timeoutMs: remainingMs() };
      const outcome = await within(remainingMs(), current.run(message));
      return outcome === LATE ? timedOut(requestId) : outcome;
    },
    stop: () => current.kill(),
  };
}
