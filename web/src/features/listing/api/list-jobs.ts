import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Job, JobPage, Location, PayRange } from '../../../generated/contract.ts';
import { callService } from '../../../service/graphql.ts';
import { boardRequest } from '../board-request.ts';
import type { VisitorClock } from '../day.ts';
import type { Filters } from '../filters.ts';

/** What a card and its details show of a job. */
export type JobCard = Omit<Job, 'sk' | 'date' | 'role' | 'closedAt'>;

/** One page of the board. */
export type BoardPage = Pick<JobPage, 'nextToken' | 'total' | 'totalToday'> & {
  readonly items: readonly JobCard[];
};

const location: z.ZodMiniType<Location> = z.object({
  city: z.string(),
  state: z.string(),
  country: z.string(),
});

const payRange: z.ZodMiniType<PayRange> = z.object({
  label: z.string(),
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  currency: z.string(),
  period: z.string(),
});

const jobCard: z.ZodMiniType<JobCard> = z.object({
  jobID: z.string(),
  jobTitle: z.string(),
  fullCompanyName: z.string(),
  jobType: z.enum(['Fu', 'Pa', 'Co', 'In']),
  jobLocation: z.string(),
  jobUrl: z.string(),
  summary: z.array(z.string()),
  industry: z.string(),
  compensation: z.string(),
  payRanges: z.array(payRange),
  isRemote: z.boolean(),
  workplace: z.enum(['onsite', 'hybrid', 'remote', 'unknown']),
  seniority: z.string(),
  specializations: z.array(z.string()),
  locations: z.array(location),
  jobDetected: z.string(),
  employerDate: z.nullable(z.string()),
  jobEdited: z.nullable(z.string()),
});

/** The answer to `boardRequest`, as the service must give it. */
export const boardAnswer: z.ZodMiniType<{ listJobsByFilters: BoardPage }> = z.object({
  listJobsByFilters: z.object({
    items: z.array(jobCard),
    nextToken: z.nullable(z.string()),
    total: z.number(),
    totalToday: z.number(),
  }),
});

/** Fetches one page of the board. Throws a `Failure`. */
export async function fetchBoardPage(body: string, signal: AbortSignal): Promise<BoardPage> {
  return boardAnswer.parse(await callService(body, signal)).listJobsByFilters;
}

/** The board's pages under these filters on the visitor's clock; the former list stays while a new one is on its way. */
export function useBoard(filters: Filters, clock: VisitorClock) {
  return useInfiniteQuery({
    queryKey: ['board', filters, clock],
    queryFn: ({ pageParam, signal }) => fetchBoardPage(boardRequest(filters, clock, pageParam), signal),
    // The first page has no token, and the type of the others cannot be inferred from null.
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextToken ?? null,
    placeholderData: keepPreviousData,
  });
}
