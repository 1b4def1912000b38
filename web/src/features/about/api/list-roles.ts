import { useQuery } from '@tanstack/react-query';
import { localDay, type VisitorClock } from '../../listing/day.ts';
import type { JobFunction } from '../functions.ts';
import { shuffled } from '../shuffled.ts';
import { aboutQuery, askAgain } from './about-query.ts';
import { askBoard, readWhile, type SeenJob } from './ask-board.ts';

/** How many roles are shown. */
const MOST_ROLES = 4;
const MOST_PAGES = 3;

/**
 * At most four specializations of the function, in random order, each with a full-time remote job on the visitor's
 * today. Throws a `Failure`.
 */
export async function fetchRoles(
  fRole: JobFunction,
  { date, timeZone }: VisitorClock,
  { ask, random }: { readonly ask: typeof askBoard; readonly random: () => number },
  signal: AbortSignal,
): Promise<readonly string[]> {
  const input = { date, timeZone, fRole, jobType: 'Fu', isRemote: true } as const;
  const nowhere = { city: null, country: null, state: '' };
  // Today's remote jobs come first.
  const belongs = (job: SeenJob) => job.isRemote && localDay(Date.parse(job.jobDetected), timeZone) === date;
  const named = (jobs: readonly SeenJob[]) => [...new Set(jobs.flatMap((job) => job.specializations))];
  const run = await readWhile(
    (nextToken) => ask({ ...input, ...nowhere, ...(nextToken !== null && { nextToken }) }, signal),
    belongs,
    { most: MOST_PAGES, enough: (jobs) => named(jobs).length >= MOST_ROLES },
  );
  return shuffled(named(run.jobs), random).slice(0, MOST_ROLES);
}

/** The roles of a function that have a job today. Their order stays while the page is read. */
export function useRoles(fRole: JobFunction, clock: VisitorClock) {
  return useQuery({
    ...aboutQuery,
    queryKey: ['about', 'roles', fRole, clock.date, clock.timeZone],
    queryFn: ({ signal }) => fetchRoles(fRole, clock, { ask: askBoard, random: Math.random }, signal),
    refetchInterval: ({ state }) => askAgain(state.error, state.data?.length === 0),
  });
}
