import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { nameOfArn } from '../template/environment.ts';
import { accountConcurrency } from './concurrency.ts';
import type { FunctionDefinition } from './function-definition.ts';
import type { FunctionLogs } from './function-logs.ts';
import type { Invoke, InvokeOutcome } from './invoker.ts';
import { createWorkerPool, type WorkerPool } from './pool.ts';

/** A function's runs since the start. */
export interface FunctionActivity {
  name: string;
  invocations: number;
  errors: number;
  coldStarts: number;
  /** Running, or waiting for a worker. */
  busy: number;
  /** The duration of the last run with its cold start; null before the first run. */
  lastMs: number | null;
  lastError: string | null;
  memoryMb: number;
  /** The duration that AWS would bill: with cold starts, without waits for a worker. */
  billedMs: number;
}

/** The functions of a run. */
export interface Functions {
  /**
   * Makes these the functions of the run. A function whose definition changed gets new workers; the old ones end with
   * what they are running.
   */
  set(definitions: readonly FunctionDefinition[]): void;
  invoke: Invoke;
  activity(): FunctionActivity[];
  /** Event invocations that have not ended yet, retries included. */
  pending(): number;
  stop(): Promise<void>;
}

interface Deps {
  logs: FunctionLogs;
  /** The most workers of one function, whatever its reserved concurrency. */
  workersPerFunction: number;
  /** The account's limit across all functions; AWS grants 1,000, and often only 10 to a new account. */
  concurrentExecutions?: (() => number) | undefined;
  /** The delays before retries of an Event invocation; on AWS, one and two minutes. The last one repeats. */
  retryDelaysMs: readonly number[];
  /** Called at the end of every run. */
  onRun?(functionName: string, failed: boolean): void;
}

/** Lambda's default for Event invocations. */
const MAX_RETRIES = 2;

interface RunningFunction {
  definition: FunctionDefinition;
  pool: WorkerPool;
  activity: Omit<FunctionActivity, 'busy' | 'coldStarts' | 'memoryMb' | 'billedMs'>;
}

export function createFunctions(deps: Deps): Functions {
  const { logs, workersPerFunction, retryDelaysMs } = deps;
  let functions = new Map<string, RunningFunction>();
  /** Pools of former code that still run an invocation, with their function's name. */
  const retired = new Map<WorkerPool, string>();
  const concurrency = accountConcurrency(deps.concurrentExecutions ?? (() => 1_000));
  const stopping = new AbortController();
  let pending = 0;

  const run = async (
    { definition, pool, activity }: RunningFunction,
    requestId: string,
    payload: unknown,
  ) => {
    const startedAt = performance.now();
    activity.invocations += 1;
    const outcome: InvokeOutcome = await pool.run(requestId, payload);
    activity.lastMs = Math.round(performance.now() - startedAt);
    if (!stopping.signal.aborted) deps.onRun?.(definition.name, 'error' in outcome);
    if ('error' in outcome && !stopping.signal.aborted) {
      activity.errors += 1;
      activity.lastError = `${outcome.error.errorType}: ${outcome.error.errorMessage}`;
      logs.write(definition.name, `ERROR ${requestId} ${activity.lastError}`);
    }
    return outcome;
  };

  const runEvent = async (running: RunningFunction, payload: unknown) => {
    const requestId = randomUUID();
    for (let retries = 0; ; retries += 1) {
      const outcome = await concurrency.runInOrder(() => run(running, requestId, payload));
      if (!('error' in outcome) || retries === MAX_RETRIES) return;
      const delayMs = retryDelaysMs[retries] ?? retryDelaysMs.at(-1) ?? 0;
      await wait(delayMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
    }
  };

  const open = (definition: FunctionDefinition): RunningFunction => {
    const { name, reservedConcurrency = workersPerFunction } = definition;
    const known = functions.get(name);
    if (known && isDeepStrictEqual(known.definition, definition)) return known;
    const limit = Math.max(1, Math.min(reservedConcurrency, workersPerFunction));
    const pool = createWorkerPool(definition, {
      limit,
      idleMs: 30_000,
      onLine: (line) => logs.write(name, line),
    });
    const activity = known?.activity ?? { name, invocations: 0, errors: 0, lastMs: null, lastError: null };
    return { definition, pool, activity };
  };

  const retiredOf = (name: string) =>
    [...retired].flatMap(([pool, ofFunction]) => (ofFunction === name ? [pool] : []));

  return {
    set(definitions) {
      const before = functions;
      functions = new Map(definitions.map((definition) => [definition.name, open(definition)]));
      for (const [name, { pool }] of before) {
        if (functions.get(name)?.pool === pool) continue;
        retired.set(pool, name);
        void pool.retire().then(() => retired.delete(pool));
      }
    },
    async invoke(functionName, payload, { type = 'RequestResponse' } = {}) {
      const running = functions.get(functionNameOf(functionName));
      if (!running) throw new Error(`Function not found: ${functionName}`);
      if (type === 'RequestResponse') return concurrency.runNow(() => run(running, randomUUID(), payload));
      pending += 1;
      void runEvent(running, payload)
        .catch((error: Error) => logs.write(running.definition.name, `ERROR ${error.message}`))
        .finally(() => {
          pending -= 1;
        });
      return { payload: null };
    },
    activity: () =>
      [...functions.values()].map(({ activity, pool, definition }) => ({
        ...activity,
        busy: [pool, ...retiredOf(activity.name)].reduce((sum, one) => sum + one.busy(), 0),
        coldStarts: pool.started(),
        memoryMb: definition.memoryMb,
        billedMs: Math.round(pool.billedMs()),
      })),
    pending: () => pending,
    async stop() {
      stopping.abort();
      const pools = [...functions.values()].map(({ pool }) => pool);
      await Promise.all([...pools, ...retired.keys()].map((pool) => pool.stop()));
    },
  };
}

/** Returns a function's name from its name or ARN, without a qualifier such as $LATEST. */
function functionNameOf(nameOrArn: string): string {
  const [, name] = nameOrArn.split(':function:');
  return (name ?? nameOfArn(nameOrArn.replace(/:\$LATEST$/, ''))).split(':')[0] ?? nameOrArn;
}
