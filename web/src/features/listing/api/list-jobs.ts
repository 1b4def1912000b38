import type { JobFiltersInput } from '@daybreak/contract/types.ts';
import { Failure } from '../../../service/failure.ts';
import { callService } from '../../../service/graphql.ts';
import {
  CountBoardDocument,
  type JobCardFragment,
  ListBoardDocument,
  type ListBoardQuery,
} from './list-jobs.generated.ts';

export type JobCard = JobCardFragment;
export type BoardPage = ListBoardQuery['listJobsByFilters'];

const TIMEOUT_MS = 20_000;

/** Rejects after 20 seconds. The early request takes no signal, so an abort would not end the wait for it. */
async function withTimeLimit<Answer>(call: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Failure('Unreachable')), TIMEOUT_MS);
  });
  return Promise.race([call, timeout]).finally(() => clearTimeout(timer));
}

/** Returns one page of the board. Throws a `Failure`. */
export async function fetchBoardPage(input: JobFiltersInput, signal: AbortSignal): Promise<BoardPage> {
  return (await withTimeLimit(callService(ListBoardDocument, { input }, signal))).listJobsByFilters;
}

/** Counts the jobs of a board. Throws a `Failure`. */
export async function countJobsOnBoard(input: JobFiltersInput, signal: AbortSignal): Promise<number> {
  return (await withTimeLimit(callService(CountBoardDocument, { input }, signal))).listJobsByFilters.total;
}
