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

/** One person for each posting, because a second mail to the same person would wait ten minutes. */
const PEOPLE = 600;

/** Pause between two polls of the boards, in milliseconds. The product’s schedule polls every minute. */
const ROUND_MS = 4_000;

const first: FeedPosting = { id: 1, title: 'Office Manager', updatedAt: new Date().toISOString() };

/** Writes the boards with one posting each. `postings` adds more during the load. */
export async function writeGainingBoards(feedsDir: string): Promise<void> {
  for (const board of BOARDS) await writeBoard(feedsDir, board, board, [first]);
}

/**
 * Posts jobs that match one person each. An operation ends when SES accepts that person’s mail. Must be the
 * first kind to run, because `loadPeople` copies the only account on the stack.
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
      // Polls again, because a board that is being read isn’t queued and may have gained a posting since.
      await connectConsole(stack).run('poll-boards');
      await rest(stack, say);
      const all = await mails(stack);
      sent.resolve(new Map(all.map(({ to, sentAt }) => [to, Date.parse(sentAt)])));
    },
  };
}
