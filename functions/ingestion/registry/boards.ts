import { lookup } from 'node:dns/promises';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod';
import { requireEnv } from '../../platform/require-env.ts';
import { openTable } from '../../table/table.ts';
import { type BoardStore, boardStore } from './board-store.ts';
import { check } from './commands/check.ts';
import { parseEntries } from './commands/entries.ts';
import { linesOf, listed } from './commands/list.ts';
import { register } from './commands/register.ts';
import { replay } from './commands/replay.ts';

const HELP = 'Run npm run boards -- --help to see what there is.';

const OPTIONS = {
  company: { type: 'string' },
  favourite: { type: 'boolean' },
  starter: { type: 'boolean' },
  failing: { type: 'boolean' },
  'by-age': { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

/** 700 boards that are due at once would take all the concurrency of a new account. */
const STARTER_OVER_MS = 3_600_000;

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
  if (command === undefined) throw new Error(`npm run boards needs a command. ${HELP}`);
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
      const overMs = values.starter ? STARTER_OVER_MS : 0;
      return console.log(await register(registry(), entries, new Date(), overMs));
    }
    case 'pause':
    case 'resume':
    case 'favourite':
    case 'unfavourite':
      if (await registry().decide(`${ats}:${slug}`, DECISIONS[command])) return;
      throw new Error(`There is no board ${ats}:${slug}. npm run boards -- list shows all.`);
    case 'check': {
      const { isReadable, lines } = await check({ environment: process.env, lookup }, ats, slug);
      console.log(lines.join('\n'));
      if (!isReadable) process.exitCode = 1;
      return;
    }
    case 'replay': {
      const queue = { sqs: new SQSClient({}), url: requireEnv('BOARDS_QUEUE_URL') };
      return replay(queue, JSON.parse(textOf(rest[0])));
    }
    default:
      throw new Error(`'${command}' is not a command. ${HELP}`);
  }
}

function registry(): BoardStore {
  if (!process.env['TABLE_NAME'])
    throw new Error(
      'There is no registry to manage. Start the product on this machine with npm start, or name a deployed stage: npm run boards -- --stage prod list.',
    );
  return boardStore(openTable());
}

await run(process.argv.slice(2)).catch((error: unknown) => {
  const said = error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error && error.message;
  console.error(said || error);
  process.exitCode = 1;
});
