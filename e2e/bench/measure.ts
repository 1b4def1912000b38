import { fork } from 'node:child_process';
import { totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { NotRun, Result } from './bench.ts';

const program = fileURLToPath(new URL('./run-one.ts', import.meta.url));

export interface Measured {
  readonly name: string;
  readonly file: string;
  readonly seconds: number;
  readonly rows: Result['rows'];
  readonly notes: readonly string[];
  /** The error message if the bench failed. */
  readonly error?: string;
  /** The missing data, and how to get it. */
  readonly notRun?: string;
}

type Outcome = Pick<Measured, 'rows' | 'notes' | 'error' | 'notRun'>;

/** Runs a bench in its own process, so that benches don't warm up or slow down each other. Never throws. */
export async function measure(
  { name, file }: { name: string; file: string },
  folder: string | undefined,
): Promise<Measured> {
  const start = performance.now();
  const outcome = await new Promise<Outcome>((settle) => {
    const heap = Math.floor((totalmem() / 1024 / 1024) * 0.7);
    const child = fork(program, folder === undefined ? [file] : [file, folder], {
      execArgv: ['--expose-gc', `--max-old-space-size=${heap}`, '--disable-warning=ExperimentalWarning'],
      // Only the table goes to stdout.
      stdio: ['ignore', 2, 'pipe', 'ipc'],
    });
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      process.stderr.write(chunk);
      said = (said + chunk).slice(-4_000);
    });
    child.on('message', (message) => {
      const answer = z.union([NotRun, Result]).safeParse(message);
      if (!answer.success) settle(failed(answer.error.message));
      else settle('notRun' in answer.data ? { rows: [], notes: [], ...answer.data } : answer.data);
    });
    child.on('error', (error) => settle(failed(error.message)));
    child.on('close', (code, signal) =>
      settle(failed(lastError(said) ?? `It ended with ${signal ?? code}.`)),
    );
  });
  return { name, file, seconds: (performance.now() - start) / 1000, ...outcome };
}

const failed = (error: string) => ({ rows: [], notes: [], error });

/** Returns the first line of an uncaught error in Node's output. */
const lastError = (said: string): string | undefined => /^\w*Error\b.*$/m.exec(said)?.[0];
