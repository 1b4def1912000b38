import { composeBoard } from './compose/board.ts';
import { seedTimes } from './compose/seed-times.ts';
import type { Employer } from './employer.ts';
import { writeBoard } from './feeds-folder.ts';

/** Writes boards to a feeds folder as of yesterday or today. `now` is in milliseconds. */
export async function writeDemoFeeds(
  feedsDir: string,
  employers: readonly Employer[],
  day: 'yesterday' | 'today',
  now: number,
): Promise<void> {
  for (const employer of employers) {
    await writeBoard(feedsDir, employer.board, composeBoard(employer, day, seedTimes(now, employer.board)));
  }
}
