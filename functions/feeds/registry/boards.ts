import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod';
import { environment } from '../../house/environment.ts';
import { sendAll } from '../../house/send-all.ts';
import { openTable } from '../../table/table.ts';
import { adapterOf } from '../adapters/adapters.ts';
import { boardStore } from './board-store.ts';
import { newBoard } from './new-board.ts';
import { laneOf } from './round.ts';

const HELP = `The registry of employers' boards.

  pnpm boards add <ats> <slug> [--company NAME] [--favourite]   registers a board; it is read within a minute
  pnpm boards import FILE                   registers many: a JSON array of {ats, board, company?, favourite?}; - reads stdin
  pnpm boards list                          every board with its last reading
  pnpm boards pause|resume <ats> <slug>     stops or takes up the reading of a board
  pnpm boards replay FILE                   reads boards as if at an earlier time: a JSON array of {ats, board, seenAt}

Needs TABLE_NAME (and BOARDS_QUEUE_URL for replay) and AWS credentials in the environment.`;

const Entry = z.object({
  ats: z.string().refine((ats) => adapterOf(ats) !== undefined),
  board: z.string().min(1),
  company: z.string().default(''),
  favourite: z.boolean().default(false),
});

const Replay = z.object({ ats: z.string(), board: z.string(), seenAt: z.coerce.date() });

const read = (file = '-'): unknown => JSON.parse(readFileSync(file === '-' ? 0 : file, 'utf8'));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', short: 'h' },
    company: { type: 'string' },
    favourite: { type: 'boolean' },
  },
});

async function run([command, ...rest]: string[]): Promise<void> {
  const boards = boardStore(openTable());
  const id = `${rest[0]}:${rest[1]}`;
  switch (command) {
    case 'add':
      return register([
        { ats: rest[0], board: rest[1], company: values.company, favourite: values.favourite },
      ]);
    case 'import':
      return register(read(rest[0]));
    case 'list':
      for (const board of await boards.all()) {
        console.log(
          [
            board.sk,
            board.outcome,
            `${board.postings} postings`,
            board.checkedAt ?? 'never',
            board.message,
          ].join('\t'),
        );
      }
      return;
    case 'pause':
    case 'resume':
      if (await boards.decide(id, { paused: command === 'pause' })) return;
      throw new Error(`There is no board ${id}: pnpm boards list shows all.`);
    case 'replay': {
      const messages = z
        .array(Replay)
        .parse(read(rest[0]))
        .map(({ ats, board, seenAt }) => ({
          board: `${ats}:${board}`,
          seenAt,
          lane: laneOf({ ats, slug: board }, adapterOf(ats)),
        }));
      const queue = { sqs: new SQSClient({}), url: environment('BOARDS_QUEUE_URL') };
      return sendAll(queue, messages, ({ lane }) => ({ group: lane, once: randomUUID() }));
    }
    default:
      throw new Error(`'${command}' is not a command.\n\n${HELP}`);
  }

  async function register(input: unknown): Promise<void> {
    const entries = z.array(Entry).parse(input);
    let added = 0;
    for (const { ats, board, company, favourite } of entries) {
      if (await boards.add(newBoard({ ats, slug: board, company, favourite }, new Date()))) added += 1;
    }
    console.log(`${added} of ${entries.length} boards added; the others were registered already.`);
  }
}

if (values.help || positionals.length === 0) console.log(HELP);
else {
  await run(positionals).catch((error: unknown) => {
    console.error(
      error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : error,
    );
    process.exitCode = 1;
  });
}
