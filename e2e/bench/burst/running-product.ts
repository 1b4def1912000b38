import { z } from 'zod';
import { connectConsole } from '../../support/console.ts';
import { type FeedPosting, writeBoard } from '../../support/feeds.ts';
import type { Stack } from '../../support/stack.ts';

/** Postings per board. */
const ON_A_BOARD = 50;

/** Longest wait for the product to become idle, in milliseconds. */
const PATIENCE = 40 * 60_000;

const Busy = z.object({ busy: z.array(z.string()).default([]) });
const Counts = z.array(
  z.object({
    principal: z.string().nullable(),
    service: z.string(),
    action: z.string(),
    outcome: z.string(),
    calls: z.number(),
    readUnits: z.number(),
    writeUnits: z.number(),
  }),
);
/** Calls of one function to one AWS operation with the same outcome. */
export type CallCount = z.infer<typeof Counts>[number];

/**
 * Creates enough boards for `postings`, and returns their names. Each has one posting that matches no one,
 * so that it can be read before the burst.
 */
export async function openBoards(feedsDir: string, prefix: string, postings: number): Promise<string[]> {
  const boards = Array.from({ length: Math.ceil(postings / ON_A_BOARD) }, (_, n) => `${prefix}${n}`);
  for (const board of boards) await writeBoard(feedsDir, board, board, [unwanted]);
  return boards;
}

const unwanted: FeedPosting = { id: 1, title: 'Office Manager' };

/**
 * Posts titles, up to 50 per board, polls the boards, and returns job ids by title. Throws if polling
 * fails.
 */
export async function post(stack: Stack, boards: readonly string[], titles: readonly string[]) {
  const jobIds = new Map<string, string>();
  for (const [n, board] of boards.entries()) {
    const postings = titles.slice(n * ON_A_BOARD, (n + 1) * ON_A_BOARD).map((title, at) => {
      jobIds.set(title, `greenhouse-${board}-${at + 2}`);
      return { id: at + 2, title };
    });
    await writeBoard(stack.feedsDir, board, board, [unwanted, ...postings]);
  }
  if ((await connectConsole(stack).run('poll-boards')) !== 200)
    throw new Error('The boards could not be polled.');
  return jobIds;
}

/** Waits until the product is idle, and logs what is still busy. Throws after 40 minutes. */
export async function rest(stack: Stack, say: (line: string) => void): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const answer = await fetch(`${stack.consoleUrl}/settle`, { method: 'POST' });
    if (answer.status === 200) return;
    const { busy } = Busy.parse(await answer.json());
    say(busy.slice(0, 3).join('; '));
  }
  throw new Error(`Not at rest within ${PATIENCE / 60_000} minutes.`);
}

const Mails = z.array(z.object({ to: z.string(), text: z.string().nullish(), sentAt: z.string() }));
export type Mail = z.infer<typeof Mails>[number];

export const mails = async ({ consoleUrl }: Stack): Promise<Mail[]> =>
  Mails.parse(await (await fetch(`${consoleUrl}/outbox.json`)).json());

/** Returns the calls of every function since the last reset. */
export const counts = async ({ consoleUrl }: Stack): Promise<CallCount[]> =>
  Counts.parse(await (await fetch(`${consoleUrl}/calls.json`)).json());

/** Resets the counts of all calls to zero. */
export async function countAnew({ consoleUrl }: Stack): Promise<void> {
  await fetch(`${consoleUrl}/calls.json`, { method: 'DELETE' });
}
