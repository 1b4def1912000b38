import { useQuery } from '@tanstack/react-query';
import { localDay, type VisitorClock } from '../../listing/day.ts';
import { aboutQuery, askAgain } from './about-query.ts';
import { askBoard, readWhile, type SeenJob } from './ask-board.ts';

/** An employer and how many of the counted jobs are theirs. */
export interface HiringCompany {
  readonly name: string;
  readonly jobs: number;
}

/** The employers with most engineering jobs, and what was counted. */
export interface TopCompanies {
  readonly companies: readonly HiringCompany[];
  /** The day they are of: the visitor's today, or yesterday where today has none yet. */
  readonly day: 'today' | 'yesterday';
  /** How many jobs were counted. */
  readonly counted: number;
  /** Whether these are all of the day; else the newest. */
  readonly isWhole: boolean;
}

const MOST_COMPANIES = 8;
const MOST_PAGES = 3;

/** The employers by how many jobs are theirs, most first; those with as many by name. */
export function byJobs(jobs: readonly SeenJob[]): HiringCompany[] {
  const counts = new Map<string, number>();
  for (const { fullCompanyName: name } of jobs)
    if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, jobs: count }))
    .sort((one, other) => other.jobs - one.jobs || one.name.localeCompare(other.name, 'en'));
}

/** The employers with most engineering jobs today, counted over the newest three pages at most. Throws a `Failure`. */
export async function fetchTopCompanies(
  { date, timeZone }: VisitorClock,
  ask: typeof askBoard,
  signal: AbortSignal,
): Promise<TopCompanies> {
  const isOfToday = (job: SeenJob) => localDay(Date.parse(job.jobDetected), timeZone) === date;
  const seen: SeenJob[] = [];
  const page = async (nextToken: string | null) => {
    const input = { date, timeZone, fRole: 'En' } as const;
    const answer = await ask({ ...input, ...(nextToken !== null && { nextToken }) }, signal);
    seen.push(...answer.items);
    return answer;
  };
  const run = await readWhile(page, isOfToday, { most: MOST_PAGES, enough: () => false });
  const hasToday = run.jobs.length > 0;
  const jobs = hasToday ? run.jobs : seen;
  return {
    companies: byJobs(jobs).slice(0, MOST_COMPANIES),
    day: hasToday ? 'today' : 'yesterday',
    counted: jobs.length,
    isWhole: run.isWhole && hasToday,
  };
}

/** The employers with most engineering jobs on the visitor's today. */
export function useTopCompanies(clock: VisitorClock) {
  return useQuery({
    ...aboutQuery,
    queryKey: ['about', 'companies', clock.date, clock.timeZone],
    queryFn: ({ signal }) => fetchTopCompanies(clock, askBoard, signal),
    refetchInterval: ({ state }) => askAgain(state.error, state.data?.companies.length === 0),
  });
}
