import { setTimeout as pause } from 'node:timers/promises';
import { connectConsole } from '../../support/console.ts';
import { type FeedPosting, writeBoard } from '../../support/feeds.ts';
import type { Stack } from '../../support/stack.ts';
import { loadPeople, personEmail } from '../burst/load-people.ts';
import { mails, rest } from '../burst/running-product.ts';
import { openTable } from '../burst/table.ts';
import { inventedTitle } from '../burst/workload.ts';
import { type Kind, OperationError } from './step.ts';

const BOARDS = Array.from({ length: 5 }, (_, n) => `gaining${n}`);

/** One for each posting, because a person's second mail would wait for ten minutes. */
const PEOPLE = 600;

/** Pause between two rounds of board reads, in milliseconds; the schedule's own is a minute. */
const ROUND_MS = 4_000;

const first: FeedPosting = { id: 1, title: 'Office Manager', updatedAt: new Date().toISOString() };

/** Writes the boards that gain postings later. */
export async function writeGainingBoards(feedsDir: string): Promise<void> {
  for (const board of BOARDS) await writeBoard(feedsDir, board, board, [first]);
}

/**
 * Postings that one person each wants; an operation is done when SES accepts that person's mail. Must be the first kind
 * on a stack: its people are copies of the only account there is.
 */
export async function postings(stack: Stack, say: (line: string) => void): Promise<Kind> {
  const titles = Array.from({ length: PEOPLE }, (_, person) => [inventedTitle(person)]);
  await loadPeople(stack, await openTable(stack), titles, () => undefined);
  await rest(stack, (busy) => say(`people are being made ready: ${busy}`));
  const posted = new Map(BOARDS.map((board) => [board, [first]]));
  let round = { isOver: false, reading: Promise.resolve() };
  let sent = Promise.withResolvers<ReadonlyMap<string, number>>();

  const readBoards = async (current: { isOver: boolean }) => {
    while (!current.isOver) {
      await connectConsole(stack).run('poll-boards');
      await pause(ROUND_MS);
    }
  };
  return {
    name: 'postings',
    firstRate: 1,
    limitMs: 20_000,
    most: PEOPLE,
    operation: `a posting on one of ${BOARDS.length} boards read every ${ROUND_MS / 1000} s, until its one mail is at SES`,
    begin() {
      sent = Promise.withResolvers();
      const current = { isOver: false, reading: Promise.resolve() };
      current.reading = readBoards(current);
      round = current;
    },
    async operate(n) {
      const board = BOARDS[n % BOARDS.length] ?? '';
      const already = posted.get(board) ?? [];
      const updatedAt = new Date().toISOString();
      already.push({ id: already.length + 1, title: inventedTitle(n), updatedAt });
      await writeBoard(stack.feedsDir, board, board, already);
      const at = (await sent.promise).get(personEmail(n));
      if (at === undefined) throw new OperationError('no mail');
      return at;
    },
    async finish() {
      round.isOver = true;
      await round.reading;
      await rest(stack, say);
      // Once more at rest: a board that is being read is not queued again, and may have gained a posting since.
      await connectConsole(stack).run('poll-boards');
      await rest(stack, say);
      const all = await mails(stack);
      sent.resolve(new Map(all.map(({ to, sentAt }) => [to, Date.parse(sentAt)])));
    },
  };
}
