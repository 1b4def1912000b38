import { fork } from 'node:child_process';
import { totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { NotRun, Result } from './bench.ts';

const program = fileURLToPath(new URL('./bench-process.ts', import.meta.url));

export interface BenchReport {
  readonly name: string;
  readonly file: string;
  readonly seconds: number;
  readonly rows: Result['rows'];
  readonly notes: readonly string[];
  /** The error message if the benchmark failed. */
  readonly error?: string;
  /** The missing data, and how to get it. */
  readonly notRun?: string;
}

type Outcome = Pick<BenchReport, 'rows' | 'notes' | 'error' | 'notRun'>;

/** Runs a benchmark in its own process, so that benchmarks don't warm up or slow down each other. Never throws. */
export async function runInProcess(
  { name, file }: { name: string; file: string },
  folder: string | undefined,
): Promise<BenchReport> {
  const start = performance.now();
  const outcome = await new Promise<Outcome>((resolve) => {
    const heap = Math.floor((totalmem() / 1024 / 1024) * 0.7);
    const child = fork(program, folder === undefined ? [file] : [file, folder], {
      execArgv: ['--expose-gc', `--max-old-space-size=${heap}`, '--disable-warning=ExperimentalWarning'],
      // Only the table goes to stdout.
      stdio: ['ignore', 2, 'pipe', 'ipc'],
    });
    let stderr = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      process.stderr.write(chunk);
      stderr = (stderr + chunk).slice(-4_000);
    });
    child.on('message', (message) => {
      const parsed = z.union([NotRun, Result]).safeParse(message);
      if (!parsed.success) resolve(failed(parsed.error.message));
      else resolve('notRun' in parsed.data ? { rows: [], notes: [], ...parsed.data } : parsed.data);
    });
    child.on('error', (error) => resolve(failed(error.message)));
    child.on('close', (code, signal) =>
      resolve(failed(findError(stderr) ?? `The process exited with ${signal ?? code}.`)),
    );
  });
  return { name, file, seconds: (performance.now() - start) / 1000, ...outcome };
}

const failed = (error: string) => ({ rows: [], notes: [], error });

/** Returns the first line of an uncaught error in Node's output, if any. */
const findError = (stderr: string): string | undefined => /^\w*Error\b.*$/m.exec(stderr)?.[0];
