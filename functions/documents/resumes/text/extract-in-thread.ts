import { Worker } from 'node:worker_threads';
import { ExtractedText, REFUSALS, type TextExtractor } from './extraction.ts';

export interface ThreadLimits {
  /** In milliseconds. */
  readonly timeout: number;
  /** How much the process may grow, in MiB: the worker's heap and its native memory. */
  readonly memory: number;
}

const MiB = 1024 * 1024;

/**
 * Extracts each file in its own worker thread, which is terminated if it exceeds the limits: malicious files
 * may try to. `script` is the URL of text.worker.
 */
export function extractInThread(script: URL, limits: ThreadLimits): TextExtractor {
  return (kind, bytes) =>
    new Promise<ExtractedText>((resolve) => {
      const worker = new Worker(script, {
        workerData: { kind, bytes: new Uint8Array(bytes) },
        resourceLimits: { maxOldGenerationSizeMb: limits.memory },
        stdout: true,
        stderr: true,
      });
      const initialMemory = process.memoryUsage.rss();
      const finish = (result: ExtractedText) => {
        clearTimeout(timer);
        clearInterval(memoryCheck);
        void worker.terminate();
        resolve(result);
      };
      const timer = setTimeout(() => finish(REFUSALS.tooComplex), limits.timeout);
      const memoryCheck = setInterval(() => {
        if (process.memoryUsage.rss() - initialMemory > limits.memory * MiB) finish(REFUSALS.tooComplex);
      }, 50);
      worker.once('message', (message) => finish(ExtractedText.parse(message)));
      worker.once('error', (error) => {
        const { code } = error as NodeJS.ErrnoException;
        finish(code === 'ERR_WORKER_OUT_OF_MEMORY' ? REFUSALS.tooComplex : REFUSALS.damaged);
      });
      worker.once('exit', () => finish(REFUSALS.damaged));
    });
}
