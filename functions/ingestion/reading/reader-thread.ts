import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import * as z from 'zod';
import type { ReaderMessage } from '../registry/reader-messages.ts';

/** A request to the thread. */
export interface ReadingRequest {
  readonly boards: ReaderMessage['boards'];
  /** An earlier attempt at these boards ended without a word. */
  readonly isRepeated: boolean;
}

/** A report of the thread. It is alive as long as it sends any. */
export const ThreadReport = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('begun'), board: z.string() }),
  z.object({ kind: z.literal('ended'), board: z.string() }),
  z.object({ kind: z.literal('alive') }),
  z.object({ kind: z.literal('done') }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);
export type ThreadReport = z.infer<typeof ThreadReport>;

/** How often a thread that works reports that it is alive, in milliseconds. */
export const ALIVE_EVERY_MS = 500;

export interface ThreadLimits {
  /** How long the thread may compute without a pause: a parser that does so doesn't end. In milliseconds. */
  readonly blocked: number;
  /** In milliseconds. */
  readonly total: number;
  /** Of the thread's heap, in MiB. */
  readonly memory: number;
}

/** The thread was ended from outside, or died. */
export class ThreadEnded extends Error {
  /** The boards that it was reading. */
  readonly unfinished: readonly string[];

  constructor(reason: string, unfinished: readonly string[]) {
    super(reason);
    this.unfinished = unfinished;
  }
}

export interface ReaderThread {
  /** Rejects with `ThreadEnded`, or with what kept the boards from being read. */
  read(request: ReadingRequest, limits: ThreadLimits): Promise<void>;
}

/**
 * Reads boards in a worker thread that is kept for the next ones. No code in it can outlast its limits,
 * because they are enforced from outside. `script` is the URL of read-boards.worker.
 */
export function readerThread(script: URL): ReaderThread {
  const oneAtATime = pLimit(1);
  let idle: Worker | undefined;

  function start(memory: number): Worker {
    const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: memory } });
    // Without a listener, the error of an idle thread would end the process.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      if (idle === worker) idle = undefined;
    });
    return worker;
  }

  async function readOnce(request: ReadingRequest, limits: ThreadLimits): Promise<void> {
    const worker = idle ?? start(limits.memory);
    idle = undefined;
    worker.ref();
    try {
      await watch(worker, request, limits);
      worker.unref();
      idle = worker;
    } catch (error) {
      await worker.terminate();
      throw error;
    }
  }

  return { read: (request, limits) => oneAtATime(() => readOnce(request, limits)) };
}

async function watch(worker: Worker, request: ReadingRequest, limits: ThreadLimits): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const reading = new Set<string>();
  const start = performance.now();
  let reportedAt = start;
  const end = (reason: string) => reject(new ThreadEnded(reason, [...reading]));
  const onMessage = (message: unknown) => {
    reportedAt = performance.now();
    const report = ThreadReport.parse(message);
    if (report.kind === 'begun') reading.add(report.board);
    if (report.kind === 'ended') reading.delete(report.board);
    if (report.kind === 'done') resolve();
    if (report.kind === 'failed') reject(new Error(report.message));
  };
  const onError = (error: Error) => end(`The reading failed: ${error.message}`);
  const onExit = () => end('The reading stopped.');
  worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  const watchdog = setInterval(() => {
    const now = performance.now();
    if (now - reportedAt > limits.blocked)
      end(`The reading computed for ${limits.blocked / 1000} s, and was ended.`);
    if (now - start > limits.total)
      end(`The reading took longer than ${Math.round(limits.total / 1000)} s, and was ended.`);
  }, ALIVE_EVERY_MS / 2);
  worker.postMessage(request);
  try {
    await promise;
  } finally {
    clearInterval(watchdog);
    worker.off('message', onMessage).off('error', onError).off('exit', onExit);
  }
}
