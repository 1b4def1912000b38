import { spawn } from 'node:child_process';
import { freePorts, temporaryFolder } from '../e2e/support/stack.ts';
import type { Bench } from './runner/bench.ts';

const BUDGET_SECONDS = 15;
const STARTS = 3;

const TIMEOUT_MS = 600_000;

/** Measures `npm start` in its own data folder, first without data and then with it. */
export const bench: Bench = {
  name: 'start',
  help: 'Measures npm start to its Ready line, in a data folder of its own: once without data, and three times with it.',
  async run() {
    const data = await temporaryFolder('data');
    try {
      const first = await measureStart(data.path);
      const again: number[] = [];
      while (again.length < STARTS) again.push(await measureStart(data.path));
      const median = again.sort((one, other) => one - other)[STARTS >> 1] ?? Number.NaN;
      return {
        rows: [
          { metric: 'npm start, new data folder', value: `${first.toFixed(1)} s` },
          {
            metric: `npm start, existing data, p50 of ${STARTS}`,
            value: `${median.toFixed(1)} s`,
            budget: `≤ ${BUDGET_SECONDS} s to Ready`,
            ok: median <= BUDGET_SECONDS,
          },
        ],
        notes: ['Dependencies are already installed. Starts after the first reuse its build and synthesis.'],
      };
    } finally {
      await data.remove();
    }
  },
};

/**
 * Returns the seconds from starting the demo to its Ready line, then stops it. Throws if it doesn't get
 * ready.
 */
async function measureStart(dataDir: string): Promise<number> {
  const { FEEDS_DIR: _, BOARDS: __, ...inherited } = process.env;
  const env = { ...inherited, NODE_OPTIONS: '', DATA_DIR: dataDir, ...(await freePorts()) };
  const start = performance.now();
  const child = spawn(process.execPath, ['local/toolchain.mjs', 'start'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let output = '';
  try {
    return await new Promise((resolve, reject) => {
      const fail = (reason: string) =>
        reject(new Error(`The product did not start: ${reason}\n${output.slice(-2_000)}`));
      const timer = setTimeout(() => fail(`no Ready line within ${TIMEOUT_MS / 1000} s`), TIMEOUT_MS);
      const listen = (chunk: Buffer) => {
        output += chunk;
        if (!/^Ready: /m.test(output)) return;
        clearTimeout(timer);
        resolve((performance.now() - start) / 1000);
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.once('exit', (code) => {
        clearTimeout(timer);
        fail(`exit code ${code}`);
      });
    });
  } finally {
    child.kill('SIGINT');
    await ended;
  }
}
