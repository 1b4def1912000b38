import type { GreenhouseJob, GreenhouseRecording } from '../../fakes/ats/greenhouse-recording.ts';
import type { Employer, Opening } from '../employer.ts';
import { type Random, seededRandom } from '../random.ts';
import { composePostings, countPostings } from './posting.ts';
import type { SeedTimes } from './seed-times.ts';

const minute = 60_000;

/** A board's recorded answer holding these postings. */
export const createRecording = (jobs: GreenhouseJob[]): GreenhouseRecording => ({
  jobs,
  meta: { total: jobs.length },
});

/**
 * An employer's board as it was yesterday, or as it is today: yesterday's postings unchanged, then today's.
 * The same times give the same board, to the letter.
 */
export function composeBoard(
  employer: Employer,
  day: 'yesterday' | 'today',
  seen: SeedTimes,
): GreenhouseRecording {
  const jobs: GreenhouseJob[] = [];
  const add = (openings: readonly Opening[], seenAt: number) => {
    for (const opening of openings) {
      const sequence = jobs.length + 1;
      const random = seededRandom(`${employer.board}/${sequence}`);
      jobs.push(...composePostings(employer, opening, sequence, inventTimes(seenAt, random), random));
    }
  };
  add(employer.yesterday, seen.yesterday);
  if (day === 'today') add(employer.today, seen.today);
  return createRecording(jobs);
}

/** How many postings a board has before any is added while the demo runs. */
export function countComposedPostings(employer: Employer): number {
  return [...employer.yesterday, ...employer.today].reduce(
    (count, opening) => count + countPostings(opening),
    0,
  );
}

/** Published a few minutes to half an hour before the board was read, and edited at once or a little later. */
function inventTimes(seenAt: number, random: Random) {
  const publishedAt = seenAt - Math.round((4 + random() * 26) * minute);
  return { publishedAt, editedAt: publishedAt + Math.round(random() * 3 * minute) };
}
