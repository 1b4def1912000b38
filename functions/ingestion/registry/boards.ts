import { randomUUID } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod';
import { requireEnv } from '../../platform/require-env.ts';
import { type Queue, sendAll } from '../../platform/send-all.ts';
import { openTable, type Table } from '../../table/table.ts';
import { adapterOf } from '../adapters/adapters.ts';
import { publicFetch } from '../reading/public-fetch.ts';
import { type BoardStore, boardStore } from './board-store.ts';
import { checkBoard } from './commands/check-board.ts';
import { discoverBoards } from './commands/discover-boards.ts';
import { DiscoverOptions } from './commands/discover-options.ts';
import { formatTable, listBoards } from './commands/list-boards.ts';
import { recognizeLines } from './commands/recognize-lines.ts';
import { type Entry, parseEntries, registerBoards } from './commands/register-boards.ts';
import { knownBoards } from './recognition/known-boards.ts';
import { recognizeUrl } from './recognize.ts';
import { recognizePage } from './recognize-page.ts';
import { pauseSwitchedOff, systemSwitch } from './system-switch.ts';

const HELP = 'Run npm run boards -- --help to list the commands.';

const CLI_OPTIONS = {
  company: { type: 'string' },
  favorite: { type: 'boolean' },
  starter: { type: 'boolean' },
  failing: { type: 'boolean' },
  'by-age': { type: 'boolean' },
  json: { type: 'boolean' },
  system: { type: 'string', multiple: true },
  source: { type: 'string', multiple: true },
  from: { type: 'string' },
  limit: { type: 'string' },
  'dry-run': { type: 'boolean' },
  progress: { type: 'string' },
  output: { type: 'string' },
} as const;

/**
 * Boards due all at once would use up the Lambda concurrency of a new account. 60 a minute are what the lanes can read.
 */
const STARTER_OVER_MS = 3_600_000;

const STARTER = new URL('./starter.tsv', import.meta.url);

const FLAGS = {
  pause: { paused: true },
  resume: { paused: false },
  favorite: { favorite: true },
  unfavorite: { favorite: false },
} as const;

const Replay = z.array(z.object({ ats: z.string(), board: z.string(), seenAt: z.coerce.date() }));

const readText = (file = '-'): string => readFileSync(file === '-' ? 0 : file, 'utf8');

const starterBoards = (): Entry[] => parseEntries(readFileSync(STARTER, 'utf8'));

const writeLines = (lines: readonly string[]): void => {
  for (const line of lines) console.log(line);
};

/** Queues readings of boards as of an earlier time. */
async function replayReadings(queue: Queue, input: unknown): Promise<void> {
  const messages = Replay.parse(input).map(({ ats, board, seenAt }) => ({
    reader: `${ats}:${board}`,
    boards: [{ board: `${ats}:${board}`, lane: ats, seenAt }],
  }));
  return sendAll(queue, messages, {
    fifo: ({ reader }) => ({ groupId: reader, deduplicationId: randomUUID() }),
  });
}

async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: CLI_OPTIONS,
  });
  const [command, ...rest] = positionals;
  const [ats = '', slug = ''] = rest;
  if (command === undefined) throw new Error(`npm run boards needs a command. ${HELP}`);
  switch (command) {
    case 'list': {
      const off = await systemSwitch(openNamedTable()).off();
      const all = pauseSwitchedOff(await openRegistry().list(), off);
      const boards = listBoards(all, new Date(), { ...values, byAge: values['by-age'] });
      return console.log(values.json ? JSON.stringify(boards) : formatTable(boards).join('\n'));
    }
    case 'add': {
      const entry = { ats, board: slug, company: values.company, favorite: values.favorite };
      return console.log(
        await registerBoards(openRegistry(), parseEntries(JSON.stringify([entry])), new Date()),
      );
    }
    case 'import': {
      const entries = values.starter ? starterBoards() : parseEntries(readText(rest[0]));
      const overMs = values.starter ? STARTER_OVER_MS : 0;
      return console.log(await registerBoards(openRegistry(), entries, new Date(), overMs));
    }
    case 'pause':
    case 'resume':
    case 'favorite':
    case 'unfavorite':
      if (await openRegistry().setFlags(`${ats}:${slug}`, FLAGS[command])) return;
      throw new Error(`There is no board ${ats}:${slug}. Run npm run boards -- list to see all boards.`);
    case 'confirm':
    case 'revoke': {
      const trust = command === 'confirm' ? 'trusted' : 'revoked';
      const named = values.company === undefined ? {} : { company: values.company };
      const decision = { trust, ...named, paused: false } as const;
      if (await openRegistry().decideTrust(`${ats}:${slug}`, decision)) return;
      throw new Error(`There is no board ${ats}:${slug}. Run npm run boards -- list to see all boards.`);
    }
    case 'switch-off':
    case 'switch-on': {
      // Throws if there is no such system.
      adapterOf(ats);
      return systemSwitch(openNamedTable()).set(ats, command === 'switch-off');
    }
    case 'check': {
      const { isReadable, lines } = await checkBoard({ environment: process.env, lookup }, ats, slug);
      console.log(lines.join('\n'));
      if (!isReadable) process.exitCode = 1;
      return;
    }
    case 'recognize': {
      const known = knownBoards(starterBoards().map(({ board, ...entry }) => ({ ...entry, slug: board })));
      return writeLines(recognizeLines(readText(rest[0]), known));
    }
    case 'discover': {
      const needsRegistry = values.output === undefined || process.env['TABLE_NAME'] !== undefined;
      return discoverBoards(
        {
          registry: needsRegistry ? openRegistry() : undefined,
          switchedOff: needsRegistry ? await systemSwitch(openNamedTable()).off() : new Set(),
          starter: starterBoards(),
          recognizer: { recognizeUrl, recognizePage },
          environment: process.env,
          fetch,
          publicFetch,
          lookup,
          sleep,
          now: () => new Date(),
          log: console.log,
        },
        DiscoverOptions.parse(values),
      );
    }
    case 'replay': {
      const queue = { sqs: new SQSClient({}), url: requireEnv('BOARDS_QUEUE_URL') };
      return replayReadings(queue, JSON.parse(readText(rest[0])));
    }
    default:
      throw new Error(`Unknown command '${command}'. ${HELP}`);
  }
}

const openRegistry = (): BoardStore => boardStore(openNamedTable());

function openNamedTable(): Table {
  if (!process.env['TABLE_NAME'])
    throw new Error(
      'There is no registry to manage. Start the product with npm start, or name a deployed stage: npm run boards -- --stage prod list.',
    );
  return openTable();
}

await run(process.argv.slice(2)).catch((error: unknown) => {
  const message =
    error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error && error.message;
  console.error(message || error);
  process.exitCode = 1;
});
