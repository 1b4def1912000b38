import { z } from 'zod';
import { connectConsole } from '../../e2e/support/console.ts';
import { type FeedPosting, writeBoard } from '../../e2e/support/feeds.ts';
import type { Stack } from '../../e2e/support/stack.ts';

const POSTINGS_PER_BOARD = 50;

const IDLE_TIMEOUT_MS = 40 * 60_000;

const Busy = z.object({ busy: z.array(z.string()).default([]) });
/**
 * Creates enough boards for `postings`, and returns their names. Each has one posting that matches no one,
 * so that it can be read before the burst.
 */
export async function createBoards(feedsDir: string, prefix: string, postings: number): Promise<string[]> {
  const boards = Array.from({ length: Math.ceil(postings / POSTINGS_PER_BOARD) }, (_, n) => `${prefix}${n}`);
  for (const board of boards) await writeBoard(feedsDir, board, board, [placeholder]);
  return boards;
}

const placeholder: FeedPosting = { id: 1, title: 'Office Manager' };

/** Posts titles, up to 50 per board, and polls the boards. Throws if polling fails. */
export async function postTitles(stack: Stack, boards: readonly string[], titles: readonly string[]) {
  for (const [n, board] of boards.entries()) {
    const postings = titles
      .slice(n * POSTINGS_PER_BOARD, (n + 1) * POSTINGS_PER_BOARD)
      .map((title, at) => ({ id: at + 2, title }));
    await writeBoard(stack.feedsDir, board, board, [placeholder, ...postings]);
  }
  if ((await connectConsole(stack).run('poll-boards')) !== 200) throw new Error('Polling the boards failed.');
}

/** Waits until the product is idle, and logs what is still busy. Throws after 40 minutes. */
export async function waitUntilIdle(stack: Stack, log: (line: string) => void): Promise<void> {
  const end = Date.now() + IDLE_TIMEOUT_MS;
  while (Date.now() < end) {
    const response = await fetch(`${stack.consoleUrl}/settle`, { method: 'POST' });
    if (response.status === 200) return;
    const { busy } = Busy.parse(await response.json());
    log(busy.slice(0, 3).join('; '));
  }
  throw new Error(`Still busy after ${IDLE_TIMEOUT_MS / 60_000} minutes.`);
}

const Mails = z.array(z.object({ to: z.string(), text: z.string().nullish(), sentAt: z.string() }));
export type Mail = z.infer<typeof Mails>[number];

export const fetchMails = async ({ consoleUrl }: Stack): Promise<Mail[]> =>
  Mails.parse(await (await fetch(`${consoleUrl}/outbox.json`)).json());
