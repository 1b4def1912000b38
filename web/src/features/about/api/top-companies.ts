import { useQuery } from '@tanstack/react-query';
import { localDay, type VisitorClock } from '../../listing/day.ts';
import { type AboutJob, type AboutPage, fetchJobs, readWhile } from './jobs.ts';
import { aboutQueryOptions, refetchInterval } from './query-options.ts';

interface HiringCompany {
  readonly name: string;
  readonly jobs: number;
}

export interface TopCompanies {
  readonly companies: readonly HiringCompany[];
  /** The visitor's day that was counted: yesterday while today has no jobs yet. */
  readonly day: 'today' | 'yesterday';
  /** The number of jobs counted. */
  readonly counted: number;
  /** Whether all jobs of the day were counted, or only the newest. */
  readonly isComplete: boolean;
}

const MAX_COMPANIES = 8;
const MAX_PAGES = 3;

/** Counts jobs by employer, most first, then by name. */
function countByCompany(jobs: readonly AboutJob[]): HiringCompany[] {
  const counts = new Map<string, number>();
  for (const { fullCompanyName: name } of jobs)
    if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, jobs: count }))
    .sort((one, other) => other.jobs - one.jobs || one.name.localeCompare(other.name, 'en'));
}

/** Returns the employers with the most engineering jobs today, counted over the newest 3 pages. Throws a `Failure`. */
export async function fetchTopCompanies(
  { date, timeZone }: VisitorClock,
  fetchPage: typeof fetchJobs,
  signal: AbortSignal,
): Promise<TopCompanies> {
  const isOfToday = (job: AboutJob) => localDay(Date.parse(job.jobDetected), timeZone) === date;
  const seen: AboutJob[] = [];
  const readPage = async (nextToken: string | null): Promise<AboutPage> => {
    const input = { date, timeZone, fRole: 'En' } as const;
    const page = await fetchPage({ ...input, ...(nextToken !== null && { nextToken }) }, signal);
    seen.push(...page.items);
    return page;
  };
  const today = await readWhile(readPage, isOfToday, { maxPages: MAX_PAGES, isEnough: () => false });
  const hasToday = today.jobs.length > 0;
  const jobs = hasToday ? today.jobs : seen;
  return {
    companies: countByCompany(jobs).slice(0, MAX_COMPANIES),
    day: hasToday ? 'today' : 'yesterday',
    counted: jobs.length,
    isComplete: today.isComplete && hasToday,
  };
}

export function useTopCompanies(clock: VisitorClock) {
  return useQuery({
    ...aboutQueryOptions,
    queryKey: ['about', 'companies', clock.date, clock.timeZone],
    queryFn: ({ signal }) => fetchTopCompanies(clock, fetchJobs, signal),
    refetchInterval: ({ state }) => refetchInterval(state.error, state.data?.companies.length === 0),
  });
}
