import * as z from 'zod/mini';
import type { Job, JobPage, SpecializationCount } from '../../../generated/contract.ts';
import { Failure } from '../../../service/failure.ts';
import { callService } from '../../../service/graphql.ts';
import { jobFields } from '../../../service/job-fields.ts';

/** What a card and its details show of a job. */
export type JobCard = Omit<Job, 'sk' | 'date' | 'role' | 'closedAt'>;

/** One page of the board. */
export type BoardPage = Pick<
  JobPage,
  'nextToken' | 'total' | 'totalToday' | 'totalOfAll' | 'asOf' | 'specializationCounts'
> & {
  readonly items: readonly JobCard[];
};

const specializationCount: z.ZodMiniType<SpecializationCount> = z.object({
  name: z.string(),
  count: z.number(),
});

const jobCard: z.ZodMiniType<JobCard> = z.object(jobFields);

/** The answer to `boardRequest`, as the service must give it. */
export const boardAnswer: z.ZodMiniType<{ listJobsByFilters: BoardPage }> = z.object({
  listJobsByFilters: z.object({
    items: z.array(jobCard),
    specializationCounts: z.array(specializationCount),
    nextToken: z.nullable(z.string()),
    total: z.number(),
    totalToday: z.number(),
    totalOfAll: z.number(),
    asOf: z.string(),
  }),
});

const countAnswer = z.object({ listJobsByFilters: z.object({ total: z.number() }) });

/** How long an answer is waited for, in milliseconds. */
const PATIENCE = 20_000;

/** The call's answer, or a `Failure` once it has been waited for too long. */
async function inTime<Answer>(call: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Failure('Unreachable')), PATIENCE);
  });
  return Promise.race([call, tooLate]).finally(() => clearTimeout(timer));
}

/** Fetches one page of the board. Throws a `Failure`. */
export async function fetchBoardPage(body: string, signal: AbortSignal): Promise<BoardPage> {
  return boardAnswer.parse(await inTime(callService(body, signal))).listJobsByFilters;
}

/** Counts what `newJobsRequest` asks for. Throws a `Failure`. */
export async function countNewJobs(body: string, signal: AbortSignal): Promise<number> {
  return countAnswer.parse(await inTime(callService(body, signal))).listJobsByFilters.total;
}
