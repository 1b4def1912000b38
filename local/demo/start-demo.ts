import { type Clock, systemClock } from './clock.ts';
import type { Demo, DemoContext, Panel } from './demo-context.ts';
import type { DemoAccount } from './demo-user.ts';
import { demoUser, staffUser } from './demo-user.ts';
import { employers } from './employers.ts';
import { ensureAccount } from './ensure-account.ts';
import { createFeedWatcher } from './feed-watcher.ts';
import { hasBoards } from './feeds-folder.ts';
import type { Random } from './random.ts';
import { repeat } from './repeat.ts';
import { seedBoards } from './seed-boards.ts';
import { createTrickle } from './trickle.ts';
import { connectUserPool } from './user-pool.ts';

interface Routine {
  readonly period: number;
  readonly task: () => Promise<void>;
}

/**
 * Fills a running stack. With the demo's own feeds: replays the last two days and signs up the demo and staff
 * users once, then adds postings every minute. With other feeds: registers existing and new boards, and
 * invents nothing.
 */
export async function startDemo(context: DemoContext): Promise<Demo> {
  const { feedsDir, log, clock = systemClock, random = Math.random } = context;
  await registerBoards(context, clock.now());
  const accounts = context.isDefaultFeeds ? [demoUser(clock.now()), staffUser(clock.now())] : [];
  const pool = connectUserPool(context.outputs);
  for (const account of accounts) await ensureAccount(pool, account, context.outbox, clock);
  pool.close();

  const routine = chooseRoutine(context, random, clock);
  const stop = routine && repeat(clock, routine.period, routine.task, log);
  return {
    panels: () => demoPanels(accounts, feedsDir),
    close: async () => stop?.(),
  };
}

async function registerBoards(context: DemoContext, now: number): Promise<void> {
  const demo = demoBoardsIn(context);
  const isFirstStart = demo.length > 0 && (context.fresh || !(await hasBoards(context.feedsDir)));
  if (isFirstStart) await seedBoards(context, demo, now);
  const registered = new Set(isFirstStart ? demo.map(({ entry }) => entry) : []);
  await context.registerBoards(context.boards.filter((entry) => !registered.has(entry)));
}

function chooseRoutine(context: DemoContext, random: Random, clock: Clock): Routine | undefined {
  const { feedsDir, isDefaultFeeds, boards: known, boardsFile, registerBoards, log } = context;
  const demo = demoBoardsIn(context).map(({ employer }) => employer);
  if (demo.length > 0) {
    return { period: 60_000, task: createTrickle({ feedsDir, employers: demo, clock, random, log }) };
  }
  if (isDefaultFeeds || boardsFile !== undefined) return undefined;
  return { period: 250, task: createFeedWatcher({ feedsDir, known, registerBoards, log }) };
}

/** Returns the demo's boards in the registry, or none if FEEDS_DIR is set. */
function demoBoardsIn({ isDefaultFeeds, boards }: DemoContext) {
  if (!isDefaultFeeds) return [];
  return employers.flatMap((employer) => {
    const entry = boards.find(({ ats, board }) => ats === 'greenhouse' && board === employer.board);
    return entry ? [{ employer, entry }] : [];
  });
}

/** The demo's tables for the console. */
function demoPanels(accounts: readonly DemoAccount[], feedsDir: string): readonly Panel[] {
  const signIn = accounts.map(({ email, password, group }) => [group ?? 'demo user', email, password]);
  return [
    ...(signIn.length > 0 ? [{ title: 'Sign in as', rows: signIn }] : []),
    { title: 'Feeds', rows: [['Folder', feedsDir]] },
  ];
}
