import type { GreenhouseJob, GreenhouseRecording } from '../../fakes/ats/greenhouse-recording.ts';
import type { Employer, Opening } from '../employer.ts';
import { type Random, seededRandom } from '../random.ts';
import { composePostings, countPostings } from './posting.ts';
import type { SeedTimes } from './seed-times.ts';

const minute = 60_000;

export const createRecording = (jobs: GreenhouseJob[]): GreenhouseRecording => ({
  jobs,
  meta: { total: jobs.length },
});

/**
 * Composes an employer's board as of yesterday or today. Today's board has yesterday's postings unchanged,
 * then today's. Deterministic for the same times.
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

/** Counts the postings that a board has before the demo adds any. */
export function countComposedPostings(employer: Employer): number {
  return [...employer.yesterday, ...employer.today].reduce(
    (count, opening) => count + countPostings(opening),
    0,
  );
}

/** Published 4 to 30 minutes before the board was read, and edited up to 3 minutes later. */
function inventTimes(seenAt: number, random: Random) {
  const publishedAt = seenAt - Math.round((4 + random() * 26) * minute);
  return { publishedAt, editedAt: publishedAt + Math.round(random() * 3 * minute) };
}
