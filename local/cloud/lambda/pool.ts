import type { FunctionDefinition } from './function-definition.ts';
import type { InvokeOutcome } from './invoker.ts';
import { startWorker, type Worker } from './worker.ts';

/** Before the first cold start has been measured. */
const COLD_START_MS = 200;

/** The workers of one function: as many as concurrent invocations need, kept warm afterwards. */
export interface WorkerPool {
  /** Runs the function as soon as a worker is free. */
  run(requestId: string, payload: unknown): Promise<InvokeOutcome>;
  /** The number of invocations running or waiting. */
  busy(): number;
  /** The number of workers started: a cold start each. */
  started(): number;
  /** The total duration of all runs with cold starts, without waits for a worker: the time that AWS bills. */
  billedMs(): number;
  /** Stops each worker as soon as no invocation needs it. Resolves when none is left. */
  retire(): Promise<void>;
  stop(): Promise<void>;
}

interface Deps {
  /** The most workers. */
  limit: number;
  /** How long a worker may be idle before it is stopped, unless it is the last one. */
  idleMs: number;
  onLine(line: string): void;
}

/** Starts no process before the first invocation. */
export function createWorkerPool(
  definition: FunctionDefinition,
  { limit, idleMs, onLine }: Deps,
): WorkerPool {
  const workers = new Set<Worker>();
  const idle: { worker: Worker; timer: NodeJS.Timeout }[] = [];
  const waiting: ((worker: Worker | null) => void)[] = [];
  let stopped = false;
  let onRetired: (() => void) | undefined;
  let started = 0;
  let running = 0;
  let billedMs = 0;
  let coldStartMs = COLD_START_MS;

  const launch = () => {
    const worker = startWorker(definition, onLine);
    const startedAt = performance.now();
    void worker.ready.then(() => {
      coldStartMs = performance.now() - startedAt;
    });
    workers.add(worker);
    started += 1;
    return worker;
  };
  const stopWorker = (worker: Worker) => {
    workers.delete(worker);
    return worker.stop();
  };
  const takeIdle = (): Worker | undefined => {
    for (let entry = idle.pop(); entry; entry = idle.pop()) {
      clearTimeout(entry.timer);
      if (entry.worker.alive()) return entry.worker;
      workers.delete(entry.worker);
    }
    return undefined;
  };
  const acquire = async (): Promise<Worker | null> => {
    if (stopped) return null;
    const warm = takeIdle();
    if (warm) return warm;
    if (workers.size === 0) return launch();
    return new Promise((resolve) => {
      waiting.push(resolve);
      // A busy worker may be free before a new one would be ready.
      if (workers.size < limit) setTimeout(() => launchFor(resolve), coldStartMs);
    });
  };
  const launchFor = (resolve: (worker: Worker | null) => void) => {
    const position = waiting.indexOf(resolve);
    if (position < 0 || workers.size >= limit) return;
    waiting.splice(position, 1);
    resolve(launch());
  };
  const release = (worker: Worker) => {
    if (!worker.alive()) workers.delete(worker);
    if (stopped) return;
    const next = waiting.shift();
    if (next) return next(worker.alive() ? worker : launch());
    if (!worker.alive()) return;
    if (onRetired) return void stopWorker(worker);
    const timer = setTimeout(() => {
      if (workers.size < 2) return;
      idle.splice(idle.indexOf(entry), 1);
      void stopWorker(worker);
    }, idleMs);
    timer.unref();
    const entry = { worker, timer };
    idle.push(entry);
  };

  return {
    async run(requestId, payload) {
      running += 1;
      try {
        const worker = await acquire();
        if (!worker) return { error: { errorType: 'Stopped', errorMessage: 'The emulator is stopping.' } };
        const startedAt = performance.now();
        try {
          return await worker.invoke(requestId, payload);
        } finally {
          billedMs += performance.now() - startedAt;
          release(worker);
        }
      } finally {
        running -= 1;
        if (running === 0) onRetired?.();
      }
    },
    busy: () => running,
    started: () => started,
    billedMs: () => billedMs,
    async retire() {
      const drained = new Promise<void>((resolve) => {
        onRetired = resolve;
      });
      for (const { worker, timer } of idle.splice(0)) {
        clearTimeout(timer);
        void stopWorker(worker);
      }
      if (running > 0) await drained;
    },
    async stop() {
      stopped = true;
      for (const next of waiting.splice(0)) next(null);
      for (const { timer } of idle) clearTimeout(timer);
      await Promise.all([...workers].map(stopWorker));
    },
  };
}
