import { spawn } from 'node:child_process';
import { freePorts, temporaryFolder } from '../support/stack.ts';
import type { Bench } from './bench.ts';

const BUDGET_SECONDS = 15;
const STARTS = 3;

/** Timeout of one start, in milliseconds. */
const PATIENCE = 600_000;

/** Measures `npm start` in its own data folder: first on new data, then on existing data. */
export const bench: Bench = {
  name: 'start',
  async run() {
    const data = await temporaryFolder('data');
    try {
      const first = await secondsToReady(data.path);
      const again: number[] = [];
      while (again.length < STARTS) again.push(await secondsToReady(data.path));
      const median = again.sort((one, other) => one - other)[STARTS >> 1] ?? Number.NaN;
      return {
        rows: [
          { what: 'npm start, first time on new data', value: `${first.toFixed(1)} s` },
          {
            what: `npm start, later, median of ${STARTS}`,
            value: `${median.toFixed(1)} s`,
            budget: `${BUDGET_SECONDS} s to Ready`,
            ok: median <= BUDGET_SECONDS,
          },
        ],
        notes: [
          'Dependencies are installed; what is built and synthesized is there from the first start on.',
        ],
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
async function secondsToReady(dataDir: string): Promise<number> {
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
      const fail = (why: string) =>
        reject(new Error(`The product did not start: ${why}\n${output.slice(-2_000)}`));
      const timer = setTimeout(() => fail(`no Ready line within ${PATIENCE / 1000} s`), PATIENCE);
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
