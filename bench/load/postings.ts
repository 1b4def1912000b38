import { setTimeout as pause } from 'node:timers/promises';
import { connectTable } from '../../e2e/support/connect-table.ts';
import { connectConsole } from '../../e2e/support/console.ts';
import { type FeedPosting, writeBoard } from '../../e2e/support/feeds.ts';
import type { Stack } from '../../e2e/support/stack.ts';
import { loadPeople, personEmail } from '../burst/load-people.ts';
import { fetchMails, waitUntilIdle } from '../burst/running-product.ts';
import { inventTitle } from '../burst/workload.ts';
import { OperationError, type Scenario } from './step.ts';

const BOARDS = Array.from({ length: 5 }, (_, n) => `growing${n}`);

/** One person for each posting, because a second mail to the same person would wait ten minutes. */
const PEOPLE = 600;

/** Pause between two polls in milliseconds. The product’s schedule polls every minute. */
const POLL_INTERVAL_MS = 4_000;

const first: FeedPosting = { id: 1, title: 'Office Manager', updatedAt: new Date().toISOString() };

/** Writes the boards with one posting each. `postings` adds more during the load. */
export async function writeGrowingBoards(feedsDir: string): Promise<void> {
  for (const board of BOARDS) await writeBoard(feedsDir, board, board, [first]);
}

/**
 * Posts jobs that match one person each. An operation ends when SES accepts that person’s mail. Must be the
 * first scenario to run, because `loadPeople` copies the only account on the stack.
 */
export async function createPostings(stack: Stack, log: (line: string) => void): Promise<Scenario> {
  const titles = Array.from({ length: PEOPLE }, (_, person) => [inventTitle(person)]);
  await loadPeople(stack, await connectTable(stack), titles, () => undefined);
  await waitUntilIdle(stack, (busy) => log(`waiting for watchers: ${busy}`));
  const posted = new Map(BOARDS.map((board) => [board, [first]]));
  let polling = { isStopped: false, done: Promise.resolve() };
  let delivered = Promise.withResolvers<ReadonlyMap<string, number>>();

  const pollBoards = async (current: { isStopped: boolean }) => {
    while (!current.isStopped) {
      await connectConsole(stack).run('poll-boards');
      await pause(POLL_INTERVAL_MS);
    }
  };
  return {
    name: 'postings',
    firstRate: 1,
    limitMs: 20_000,
    maxOperations: PEOPLE,
    operation: `one posting on one of ${BOARDS.length} boards polled every ${POLL_INTERVAL_MS / 1000} s, until SES accepts its email`,
    begin() {
      delivered = Promise.withResolvers();
      const current = { isStopped: false, done: Promise.resolve() };
      current.done = pollBoards(current);
      polling = current;
    },
    async operate(n) {
      const board = BOARDS[n % BOARDS.length] ?? '';
      const onBoard = posted.get(board) ?? [];
      const updatedAt = new Date().toISOString();
      onBoard.push({ id: onBoard.length + 1, title: inventTitle(n), updatedAt });
      await writeBoard(stack.feedsDir, board, board, onBoard);
      const at = (await delivered.promise).get(personEmail(n));
      if (at === undefined) throw new OperationError('no email');
      return at;
    },
    async finish() {
      polling.isStopped = true;
      await polling.done;
      await waitUntilIdle(stack, log);
      // Polls again, because a board that is being read isn’t queued and may have gained a posting since.
      await connectConsole(stack).run('poll-boards');
      await waitUntilIdle(stack, log);
      const all = await fetchMails(stack);
      delivered.resolve(new Map(all.map(({ to, sentAt }) => [to, Date.parse(sentAt)])));
    },
  };
}
