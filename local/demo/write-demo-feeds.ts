import { composeBoard } from './compose/board.ts';
import { seedTimes } from './compose/seed-times.ts';
import type { Employer } from './employer.ts';
import { writeBoard } from './feeds-folder.ts';

/** Writes employers' boards into a feeds folder as they were yesterday or are today, seen from `now` (ms). */
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
