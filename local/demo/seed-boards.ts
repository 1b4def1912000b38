import { seedTimes } from './compose/seed-times.ts';
import type { Employer } from './employer.ts';
import type { RegistryEntry } from './registry-entry.ts';
import { writeDemoFeeds } from './write-demo-feeds.ts';

/** A board, and the time as of which it is to be read. */
export interface Replay extends RegistryEntry {
  readonly seenAt: Date;
}

/** What filling a fresh stack with the demonstration's boards needs of it. */
export interface SeedContext {
  readonly feedsDir: string;
  registerBoards(entries: readonly RegistryEntry[]): Promise<void>;
  /** Has boards read as if at an earlier time; it may be done only after `settle`. */
  replay(readings: readonly Replay[]): Promise<void>;
  settle(): Promise<void>;
  log(line: string): void;
}

/**
 * Plays the last two days: each board is written as it was yesterday and read as of yesterday, then written as
 * it is today and read as of earlier today.
 */
export async function seedBoards(
  context: SeedContext,
  boards: readonly { employer: Employer; entry: RegistryEntry }[],
  now: number,
): Promise<void> {
  const employers = boards.map(({ employer }) => employer);
  for (const day of ['yesterday', 'today'] as const) {
    await writeDemoFeeds(context.feedsDir, employers, day, now);
    if (day === 'yesterday') await context.registerBoards(boards.map(({ entry }) => entry));
    const seenAt = (employer: Employer) => new Date(seedTimes(now, employer.board)[day]);
    await context.replay(boards.map(({ employer, entry }) => ({ ...entry, seenAt: seenAt(employer) })));
    await context.settle();
    context.log(`Demo boards read as of ${day}: ${boards.length}.`);
  }
}
