import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../e2e/support/launch-options.ts';
import { freePorts, temporaryFolder } from '../e2e/support/stack.ts';
import type { Bench, Row } from './runner/bench.ts';

const TIMEOUT_MS = 600_000;
const ROUNDS = 3;
/** Less often than the product could answer, so that the requests don't take the CPU that the change needs. */
const POLL_MS = 100;

/** Rounds of every run are new, because an assembly that an earlier run has synthesized would be used again. */
const FIRST_ROUND = Math.floor(Date.now() / 1000);

/** A running `pnpm dev`. */
interface Development {
  readonly siteUrl: string;
  readonly output: () => string;
  stop(): Promise<void>;
}

/** A kind of change: a text in a source file that is replaced, and how to see the new one. */
interface Change {
  readonly metric: string;
  readonly budgetMs: number;
  readonly file: string;
  readonly text: string;
  /** Returns the new text of a round. */
  readonly replacement: (round: number) => string;
  /** Resolves when the change is visible. */
  readonly seen: (given: { page: Page; development: Development; round: number }) => Promise<unknown>;
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error('The change did not become visible within 10 minutes.');
    await wait(POLL_MS);
  }
}

const gapOf = (round: number) => 100 + (round % 100);

const changes: readonly Change[] = [
  {
    metric: 'a component, in the browser',
    budgetMs: 1_000,
    file: 'web/src/app/footer.tsx',
    text: '          Privacy\n',
    replacement: (round) => `          Privacy ${round}\n`,
    seen: ({ page, round }) => page.getByRole('link', { name: `Privacy ${round}` }).waitFor(),
  },
  {
    metric: 'a CSS class, in the browser',
    budgetMs: 1_000,
    file: 'web/src/app/footer.tsx',
    text: 'flex gap-x-6"',
    replacement: (round) => `flex gap-x-[${gapOf(round)}px]"`,
    seen: ({ page, round }) =>
      page.waitForFunction(
        `[...document.querySelectorAll('footer div')].some((div) => getComputedStyle(div).columnGap === '${gapOf(round)}px')`,
      ),
  },
  {
    metric: 'one function, in its response',
    budgetMs: 3_000,
    file: 'functions/board/feed/render-feed.ts',
    text: 'as employers post them.',
    replacement: (round) => `as employers post them (${round}).`,
    seen: ({ development, round }) =>
      until(async () => {
        const feed = await fetch(`${development.siteUrl}/feed.json`);
        return (await feed.text()).includes(`post them (${round})`);
      }),
  },
  {
    metric: 'every function, until all are replaced',
    budgetMs: 3_000,
    file: 'functions/platform/fault.ts',
    text: 'Something went wrong on our side.',
    replacement: (round) => `Something went wrong on our side (${round}).`,
    seen({ development }) {
      const before = development.output().length;
      return until(async () => /replaced \d+ parts/.test(development.output().slice(before)));
    },
  },
  {
    metric: 'infra, in a response header',
    budgetMs: 15_000,
    file: 'infra/platform/security-headers.ts',
    text: 'microphone=()',
    replacement: (round) => `microphone=(), round-${round}=()`,
    seen: ({ development, round }) =>
      until(async () => {
        const { headers } = await fetch(`${development.siteUrl}/feed.json`);
        return headers.get('permissions-policy')?.includes(`round-${round}=()`) === true;
      }),
  },
];

function startDevelopment(env: NodeJS.ProcessEnv): Promise<Development> {
  const child: ChildProcess = spawn(process.execPath, ['local/dev.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return new Promise((resolve, reject) => {
    const fail = (reason: string) =>
      reject(new Error(`pnpm dev did not start: ${reason}\n${output.slice(-2_000)}`));
    const timer = setTimeout(() => fail(`no Ready line within ${TIMEOUT_MS / 1000} s`), TIMEOUT_MS);
    const listen = (chunk: Buffer) => {
      output += chunk;
      const [, siteUrl] = /^Ready: site (\S+)/m.exec(output) ?? [];
      if (siteUrl === undefined) return;
      clearTimeout(timer);
      resolve({
        siteUrl,
        output: () => output,
        stop() {
          child.kill('SIGINT');
          return closed;
        },
      });
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`exit code ${code}`);
    });
  });
}

/** Makes a change several times, and leaves the file as it was. */
async function measure(change: Change, development: Development, page: Page): Promise<Row> {
  const original = await readFile(change.file, 'utf8');
  if (!original.includes(change.text)) throw new Error(`${change.file} no longer contains "${change.text}".`);
  const times: number[] = [];
  try {
    for (let round = FIRST_ROUND; round < FIRST_ROUND + ROUNDS; round += 1) {
      const startedAt = performance.now();
      const seen = change.seen({ page, development, round });
      await writeFile(change.file, original.replace(change.text, change.replacement(round)));
      await seen;
      times.push(performance.now() - startedAt);
    }
  } finally {
    await writeFile(change.file, original);
    // A change right after this one would be the same to the watchers.
    await wait(1_000);
  }
  const median = times.sort((one, other) => one - other)[ROUNDS >> 1] ?? Number.NaN;
  return {
    metric: change.metric,
    value: `${(median / 1000).toFixed(2)} s (${times.map((ms) => (ms / 1000).toFixed(2)).join(', ')})`,
    budget: `≤ ${change.budgetMs / 1000} s`,
    ok: median <= change.budgetMs,
  };
}

/** Measures how long a saved file takes to become visible under `pnpm dev`. */
export const bench: Bench = {
  name: 'dev',
  help: `Starts pnpm dev, changes sources of this checkout ${ROUNDS} times each, and measures until the change is visible (p50). Restores them.`,
  async run() {
    const { FEEDS_DIR: _, BOARDS: __, ...inherited } = process.env;
    const data = await temporaryFolder('data');
    const env = { ...inherited, NODE_OPTIONS: '', DATA_DIR: data.path, ...(await freePorts()) };
    const development = await startDevelopment(env);
    const browser = await chromium.launch(await launchOptions());
    const rows: Row[] = [];
    try {
      // The page's policy forbids the code that waits for a style.
      const page = await browser.newPage({ bypassCSP: true });
      await page.goto(development.siteUrl);
      await page.getByRole('link', { name: 'Privacy' }).waitFor();
      for (const change of changes) rows.push(await measure(change, development, page));
    } finally {
      await browser.close();
      await development.stop();
      await data.remove();
    }
    return { rows };
  },
};
