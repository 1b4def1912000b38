import { lookup } from 'node:dns/promises';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod';
import { environment } from '../../house/environment.ts';
import { openTable } from '../../table/table.ts';
import { systems } from '../adapters/adapters.ts';
import { boardStore } from './board-store.ts';
import { check } from './commands/check.ts';
import { parseEntries } from './commands/entries.ts';
import { linesOf, listed } from './commands/list.ts';
import { register } from './commands/register.ts';
import { replay } from './commands/replay.ts';

const HELP = `The registry of employers' boards.

  pnpm boards list [--failing] [--by-age] [--json]    every board with its health, the worst first
  pnpm boards add <ats> <slug> [--company NAME] [--favourite]    registers a board; it is read within a minute
  pnpm boards import FILE                 registers many: a JSON array of {ats, board, company?, favourite?}, or
                                          lines of ats, slug, company, tab-separated; - reads stdin
  pnpm boards import --starter            registers some 700 boards of well-known technology companies
  pnpm boards pause|resume <ats> <slug>   stops or takes up the reading of a board
  pnpm boards favourite|unfavourite <ats> <slug>    has a board read every few minutes, or as its postings ask for
  pnpm boards check <ats> <slug>          asks a board once and tells what would come of it; writes nothing
  pnpm boards replay FILE                 reads boards as if at an earlier time: a JSON array of {ats, board, seenAt}

Systems (ats): ${systems().join(', ')}.
The slug is the board's token in its address. A trend is the last twelve outcomes, newest last: + read, = unchanged,
0 read without a posting, ? suspect, x not read.

Needs TABLE_NAME (and BOARDS_QUEUE_URL for replay) and AWS credentials in the environment; check needs nothing.`;

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  company: { type: 'string' },
  favourite: { type: 'boolean' },
  starter: { type: 'boolean' },
  failing: { type: 'boolean' },
  'by-age': { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

const STARTER = new URL('./starter.tsv', import.meta.url);

/** What each deciding command decides. */
const DECISIONS = {
  pause: { paused: true },
  resume: { paused: false },
  favourite: { favourite: true },
  unfavourite: { favourite: false },
} as const;

const textOf = (file = '-'): string => readFileSync(file === '-' ? 0 : file, 'utf8');

async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  const [command, ...rest] = positionals;
  const [ats = '', slug = ''] = rest;
  if (values.help || command === undefined) return console.log(HELP);
  switch (command) {
    case 'list': {
      const boards = listed(await registry().all(), new Date(), { ...values, byAge: values['by-age'] });
      return console.log(values.json ? JSON.stringify(boards) : linesOf(boards).join('\n'));
    }
    case 'add': {
      const entry = { ats, board: slug, company: values.company, favourite: values.favourite };
      return console.log(await register(registry(), parseEntries(JSON.stringify([entry])), new Date()));
    }
    case 'import': {
      const entries = parseEntries(values.starter ? readFileSync(STARTER, 'utf8') : textOf(rest[0]));
      return console.log(await register(registry(), entries, new Date()));
    }
    case 'pause':
    case 'resume':
    case 'favourite':
    case 'unfavourite':
      if (await registry().decide(`${ats}:${slug}`, DECISIONS[command])) return;
      throw new Error(`There is no board ${ats}:${slug}: pnpm boards list shows all.`);
    case 'check': {
      const { isReadable, lines } = await check({ environment: process.env, lookup }, ats, slug);
      console.log(lines.join('\n'));
      if (!isReadable) process.exitCode = 1;
      return;
    }
    case 'replay': {
      const queue = { sqs: new SQSClient({}), url: environment('BOARDS_QUEUE_URL') };
      return replay(queue, JSON.parse(textOf(rest[0])));
    }
    default:
      throw new Error(`'${command}' is not a command.\n\n${HELP}`);
  }
}

const registry = () => boardStore(openTable());

await run(process.argv.slice(2)).catch((error: unknown) => {
  const said = error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error && error.message;
  console.error(said || error);
  process.exitCode = 1;
});
