import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectConsole } from '../../e2e/support/console.ts';
import { type Stack, startStack } from '../../e2e/support/stack.ts';
import { describeMachine } from '../runner/machine.ts';
import { readArguments } from '../runner/read-arguments.ts';
import { type Client, createClient } from './client.ts';
import { createEdits, createSignUps } from './people.ts';
import { rampUp } from './ramp-up.ts';
import { formatReport, NOTES } from './report.ts';
import { readSeed, writeSeed } from './seed.ts';
import type { Scenario } from './step.ts';
import { createVisitors } from './visitors.ts';

type Create = (stack: Stack, client: Client) => Promise<Scenario>;

const SCENARIOS = new Map<string, Create>([
  ['visitors', async (stack, client) => createVisitors(client, await readSeed(stack))],
  ['sign-ups', async (stack, client) => createSignUps(stack, client)],
  ['edits', createEdits],
]);
const NAMES = [...SCENARIOS.keys()].join(', ');

const HELP = `Starts a product of its own, raises the load until it saturates, and prints throughput, latency, and AWS usage and price.

  pnpm load                                every scenario: ${NAMES}
  pnpm load --scenarios visitors,edits     only these
  pnpm load --minutes N                    at most N minutes of load per scenario (default: 2)
  pnpm load --help                         shows this help

Each step offers 1.5 times the rate of the previous one. A scenario ends when p95 exceeds its limit or more than 1% of the
operations fail, in two tries of a step.`;

const { values } = readArguments('pnpm load', {
  options: {
    help: { type: 'boolean', short: 'h' },
    minutes: { type: 'string', default: '2' },
    scenarios: { type: 'string', default: [...SCENARIOS.keys()].join() },
  },
});
const minutes = Number(values.minutes);
const chosen = values.scenarios.split(',');
const unknown = chosen.find((name) => !SCENARIOS.has(name));

const fail = (message: string): void => {
  console.error(message);
  process.exitCode = 1;
};

if (values.help) console.log(HELP);
else if (unknown !== undefined) fail(`Unknown scenario '${unknown}'. Choose from: ${NAMES}.`);
else if (!(minutes > 0)) fail(`--minutes is '${values.minutes}'. Set it to a number above 0.`);
else await load();

async function load(): Promise<void> {
  const machine = describeMachine();
  // DynamoDB Local syncs the disk several times per row, which would dominate the measurement. A tmpfs avoids that.
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'daybreak-load-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // Ctrl-C skips exit handlers by default, which would leave the folder behind.
  process.once('SIGINT', () => process.exit(130));
  const feedsDir = join(folder, 'feeds');
  await writeSeed(feedsDir);
  log('starting the product');
  const rate = { MAILS_PER_SECOND: '200' };
  const stack = await startStack({ feedsDir, dataDir: join(folder, 'data') }, rate);
  try {
    await connectConsole(stack).changeAccount({ ses: { mailsPerSecond: 200, mailsPerDay: 1_000_000 } });
    console.log(`${machine}\n`);
    const client = createClient(stack);
    for (const [name, create] of SCENARIOS) {
      if (!chosen.includes(name)) continue;
      const scenario = await create(stack, client);
      console.log(formatReport(await rampUp(stack, client, scenario, minutes, log)));
    }
    console.log(NOTES.join('\n'));
  } finally {
    await stack.stop();
  }
}

function log(line: string): void {
  console.error(`${performance.now().toFixed(0).padStart(8)} ms  ${line}`);
}
