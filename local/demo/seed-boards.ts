import { composeBoard } from './compose/board.ts';
import { seedTimes } from './compose/seed-times.ts';
import type { Employer } from './employer.ts';
import { writeBoard } from './feeds-folder.ts';
import type { RegistryEntry } from './registry-entry.ts';

/** A board to read as of a given time. */
export interface Replay extends RegistryEntry {
  readonly seenAt: Date;
}

export interface SeedContext {
  readonly feedsDir: string;
  registerBoards(entries: readonly RegistryEntry[]): Promise<void>;
  /** Reads boards as of an earlier time. They are processed once `settle` resolves. */
  replay(readings: readonly Replay[]): Promise<void>;
  settle(): Promise<void>;
  log(line: string): void;
}

/** Replays the last two days: writes and reads each board as of yesterday, then as of earlier today. */
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

/** Writes boards to a feeds folder as of yesterday or today. `now` is in milliseconds. */
async function writeDemoFeeds(
  feedsDir: string,
  employers: readonly Employer[],
  day: 'yesterday' | 'today',
  now: number,
): Promise<void> {
  for (const employer of employers) {
    await writeBoard(feedsDir, employer.board, composeBoard(employer, day, seedTimes(now, employer.board)));
  }
}
