import { useQuery } from '@tanstack/react-query';
import { localDay, type VisitorClock } from '../../listing/day.ts';
import type { JobFunction } from '../job-functions.ts';
import { shuffle } from '../shuffle.ts';
import { type AboutJob, fetchJobs, readWhile } from './jobs.ts';
import { aboutQueryOptions, refetchInterval } from './query-options.ts';

const MAX_ROLES = 4;
const MAX_PAGES = 3;

/**
 * Returns up to 4 specializations of the function, in random order, that have a full-time remote job on the visitor's
 * today. Throws a `Failure`.
 */
export async function fetchRoles(
  fRole: JobFunction,
  { date, timeZone }: VisitorClock,
  { fetchPage, random }: { readonly fetchPage: typeof fetchJobs; readonly random: () => number },
  signal: AbortSignal,
): Promise<readonly string[]> {
  const input = { date, timeZone, fRole, jobType: 'Fu', isRemote: true } as const;
  const nowhere = { city: null, country: null, state: '' };
  const rolesOf = (jobs: readonly AboutJob[]) => [...new Set(jobs.flatMap((job) => job.specializations))];
  const { jobs } = await readWhile(
    (nextToken) => fetchPage({ ...input, ...nowhere, ...(nextToken !== null && { nextToken }) }, signal),
    // Today's remote jobs come first.
    (job) => job.isRemote && localDay(Date.parse(job.jobDetected), timeZone) === date,
    { maxPages: MAX_PAGES, isEnough: (read) => rolesOf(read).length >= MAX_ROLES },
  );
  return shuffle(rolesOf(jobs), random).slice(0, MAX_ROLES);
}

/** The roles of a function that have a job today. Their order stays the same until the next fetch. */
export function useRoles(fRole: JobFunction, clock: VisitorClock) {
  return useQuery({
    ...aboutQueryOptions,
    queryKey: ['about', 'roles', fRole, clock.date, clock.timeZone],
    queryFn: ({ signal }) => fetchRoles(fRole, clock, { fetchPage: fetchJobs, random: Math.random }, signal),
    refetchInterval: ({ state }) => refetchInterval(state.error, state.data?.length === 0),
  });
}
