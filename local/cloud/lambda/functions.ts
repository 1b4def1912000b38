import { randomUUID } from 'node:crypto';
import { nameOfArn } from '../template/environment.ts';
import { runAsynchronously, type SendFailure } from './asynchronous.ts';
import { accountConcurrency } from './concurrency.ts';
import type { FunctionDefinition } from './function-definition.ts';
import type { Invoke, InvokeOutcome } from './invoker.ts';
import type { LogKeeper } from './log-keeper.ts';
import { createWorkerPool, type WorkerPool } from './pool.ts';

/** What a function has done in this run. */
export interface FunctionActivity {
  name: string;
  invocations: number;
  errors: number;
  coldStarts: number;
  /** Running or waiting for a worker. */
  busy: number;
  /** Milliseconds of the last run, its cold start included; null before the first. */
  lastMs: number | null;
  /** The last error's text, or null. */
  lastError: string | null;
  memoryMb: number;
  /** What AWS would bill of all runs: their milliseconds with cold starts, without waits for a worker. */
  billedMs: number;
}

/** The functions of a run. */
export interface Functions {
  add(definition: FunctionDefinition): void;
  invoke: Invoke;
  activity(): FunctionActivity[];
  /** Asynchronous invocations that have not ended yet, retries included. */
  pending(): number;
  stop(): Promise<void>;
}

/** What functions are run with. */
export interface FunctionsOptions {
  logs: LogKeeper;
  /** Puts a message on a queue or topic, by ARN: dead letters and destinations. */
  send: SendFailure;
  /** Workers of one function at most, whatever its reserved concurrency. */
  workersPerFunction: number;
  /** What the account may run at once, all functions together; AWS gives 1,000, and often 10 to a new account. */
  concurrentExecutions?: (() => number) | undefined;
  /** Milliseconds before the first and the second retry of an asynchronous invocation. */
  retryDelaysMs: readonly number[];
  /** Sees the end of every run. */
  onRun?(functionName: string, failed: boolean): void;
}

interface Running {
  definition: FunctionDefinition;
  pool: WorkerPool;
  activity: Omit<FunctionActivity, 'busy' | 'coldStarts' | 'memoryMb' | 'billedMs'>;
}

/** Makes the register of functions, and the one way of invoking them. */
export function createFunctions(options: FunctionsOptions): Functions {
  const { logs, workersPerFunction } = options;
  const functions = new Map<string, Running>();
  const concurrency = accountConcurrency(options.concurrentExecutions ?? (() => 1_000));
  const stopping = new AbortController();
  let pending = 0;

  const run = async ({ definition, pool, activity }: Running, requestId: string, payload: unknown) => {
    const begin = performance.now();
    activity.invocations += 1;
    const outcome: InvokeOutcome = await pool.run(requestId, payload);
    activity.lastMs = Math.round(performance.now() - begin);
    if (!stopping.signal.aborted) options.onRun?.(definition.name, 'error' in outcome);
    if ('error' in outcome && !stopping.signal.aborted) {
      activity.errors += 1;
      activity.lastError = `${outcome.error.errorType}: ${outcome.error.errorMessage}`;
      logs.write(definition.name, `ERROR ${requestId} ${activity.lastError}`);
    }
    return outcome;
  };

  return {
    add(definition) {
      const { name, reservedConcurrency = workersPerFunction } = definition;
      const limit = Math.max(1, Math.min(reservedConcurrency, workersPerFunction));
      const pool = createWorkerPool(definition, {
        limit,
        idleMs: 30_000,
        onLine: (line) => logs.write(name, line),
      });
      const activity = { name, invocations: 0, errors: 0, lastMs: null, lastError: null };
      functions.set(name, { definition, pool, activity });
    },
    async invoke(functionName, payload, { type = 'RequestResponse' } = {}) {
      const running = functions.get(functionNameOf(functionName));
      if (!running) throw new Error(`Function not found: ${functionName}`);
      if (type === 'RequestResponse') return concurrency.atOnce(() => run(running, randomUUID(), payload));
      pending += 1;
      void runAsynchronously(running.definition, payload, {
        run: (requestId) => concurrency.inTurn(() => run(running, requestId, payload)),
        send: options.send,
        retryDelaysMs: options.retryDelaysMs,
        signal: stopping.signal,
      })
        .catch((error: Error) => logs.write(running.definition.name, `ERROR ${error.message}`))
        .finally(() => {
          pending -= 1;
        });
      return { payload: null };
    },
    activity: () =>
      [...functions.values()].map(({ activity, pool, definition }) => ({
        ...activity,
        busy: pool.busy(),
        coldStarts: pool.started(),
        memoryMb: definition.memoryMb,
        billedMs: Math.round(pool.billedMs()),
      })),
    pending: () => pending,
    async stop() {
      stopping.abort();
      await Promise.all([...functions.values()].map(({ pool }) => pool.stop()));
    },
  };
}

/** A function's name from its name or ARN, a qualifier ($LATEST, an alias) left off. */
function functionNameOf(nameOrArn: string): string {
  const [, name] = nameOrArn.split(':function:');
  return (name ?? nameOfArn(nameOrArn.replace(/:\$LATEST$/, ''))).split(':')[0] ?? nameOrArn;
}
