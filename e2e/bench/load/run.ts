import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connectConsole } from '../../support/console.ts';
import { readBoardsUntil } from '../../support/run-until.ts';
import { type Stack, startStack } from '../../support/stack.ts';
import { describeMachine } from '../machine.ts';
import { openClient } from './client.ts';
import { loadUntilItBends } from './load.ts';
import { edits, signUps } from './people.ts';
import { postings, writeGainingBoards } from './postings.ts';
import { formatReport, NOTES } from './report.ts';
import { jobIds, writeSeed } from './seed.ts';
import type { Kind } from './step.ts';
import { visitors } from './visitors.ts';

const KINDS = ['postings', 'visitors', 'sign-ups', 'edits'];

const HELP = `Loads a product of its own until it bends, and prints what it handled and what that would cost on AWS.

  pnpm load                            every kind: ${KINDS.join(', ')}
  pnpm load --kinds visitors,edits     some of them
  pnpm load --minutes N                at most so many minutes of load on each kind; 2 unless given
  pnpm load --help                     this text

Each step offers 1.5 times as many operations a second as the one before, until p95 passes the kind's limit or more than
1 % of the operations fail, in two tries.`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h' },
    minutes: { type: 'string', default: '2' },
    kinds: { type: 'string', default: KINDS.join() },
  },
});
const minutes = Number(values.minutes);
const wanted = values.kinds.split(',');
const unknown = wanted.filter((kind) => !KINDS.includes(kind));

if (values.help) console.log(HELP);
else if (unknown.length > 0 || !(minutes > 0)) {
  const what =
    unknown.length > 0 ? `There is no kind '${unknown[0]}'.` : '--minutes must be a number above 0.';
  console.error(`${what}\n\n${HELP}`);
  process.exitCode = 1;
} else await load();

async function load(): Promise<void> {
  const machine = describeMachine();
  // DynamoDB Local syncs the disk several times per row, which would dominate the measurement, so /dev/shm is
  // used if available.
  const folders = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'daybreak-load-'));
  process.once('exit', () => rmSync(folders, { recursive: true, force: true }));
  // Ctrl-C skips exit handlers by default, which would leave the folder behind.
  process.once('SIGINT', () => process.exit(130));
  const feedsDir = join(folders, 'feeds');
  await writeSeed(feedsDir);
  await writeGainingBoards(feedsDir);
  say('starting the product');
  const rate = { MAILS_PER_SECOND: '200' };
  const stack = await startStack({ feedsDir, dataDir: join(folders, 'data') }, rate);
  try {
    await connectConsole(stack).changeAccount({ ses: { mailsPerSecond: 200, mailsPerDay: 1_000_000 } });
    console.log(`${machine}\n`);
    const client = openClient(stack);
    for (const open of await createKinds(stack, client))
      console.log(formatReport(await loadUntilItBends(stack, client, await open(), minutes, say)));
    console.log(NOTES.join('\n'));
  } finally {
    await stack.stop();
  }
}

async function createKinds(
  stack: Stack,
  client: ReturnType<typeof openClient>,
): Promise<(() => Promise<Kind>)[]> {
  const opens: Record<string, () => Promise<Kind>> = {
    postings: () => postings(stack, say),
    visitors: async () => visitors(client),
    'sign-ups': async () => signUps(stack, client),
    edits: () => edits(stack, client),
  };
  await readBoardsUntil(stack, 'the jobs that visitors find are there', async () => {
    const answer = await fetch(`${stack.siteUrl}/jobs/${jobIds.at(-1)}`);
    return answer.ok || undefined;
  });
  // Postings run first, because `loadPeople` copies the only account on the stack.
  return KINDS.filter((kind) => wanted.includes(kind)).flatMap((kind) => opens[kind] ?? []);
}

function say(line: string): void {
  console.error(`${performance.now().toFixed(0).padStart(8)} ms  ${line}`);
}
