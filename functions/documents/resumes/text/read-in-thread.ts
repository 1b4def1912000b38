import { Worker } from 'node:worker_threads';
import { Reading, type ReadText, refusals } from './reading.ts';

/** What the reading of one file may cost. */
export interface ReadingLimits {
  /** In milliseconds. */
  readonly time: number;
  /** By how much the process may grow, in MiB: the heap, and what lies beside it. */
  readonly memory: number;
}

const MiB = 1024 * 1024;

/**
 * Reads files one by one in threads of their own, which are ended when they take too long or too much: what people send
 * may be made to do both. `script` is text.worker's file.
 */
export function readInThread(script: URL, limits: ReadingLimits): ReadText {
  return (kind, bytes) =>
    new Promise<Reading>((resolve) => {
      const worker = new Worker(script, {
        workerData: { kind, bytes: new Uint8Array(bytes) },
        resourceLimits: { maxOldGenerationSizeMb: limits.memory },
        stdout: true,
        stderr: true,
      });
      const before = process.memoryUsage.rss();
      const end = (reading: Reading) => {
        clearTimeout(time);
        clearInterval(watch);
        void worker.terminate();
        resolve(reading);
      };
      const time = setTimeout(() => end(refusals.tooMuch), limits.time);
      const watch = setInterval(() => {
        if (process.memoryUsage.rss() - before > limits.memory * MiB) end(refusals.tooMuch);
      }, 50);
      worker.once('message', (told) => end(Reading.parse(told)));
      worker.once('error', (error) => {
        const { code } = error as NodeJS.ErrnoException;
        end(code === 'ERR_WORKER_OUT_OF_MEMORY' ? refusals.tooMuch : refusals.damaged);
      });
      worker.once('exit', () => end(refusals.damaged));
    });
}
