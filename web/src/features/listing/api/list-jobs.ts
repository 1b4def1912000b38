import type { JobFiltersInput } from '@daybreak/contract/types.ts';
import { callService } from '../../../service/graphql.ts';
import { withTimeout } from '../../../service/with-timeout.ts';
import { type JobCardFragment, ListBoardDocument, type ListBoardQuery } from './list-jobs.generated.ts';

export type JobCard = JobCardFragment;
export type BoardPage = ListBoardQuery['listJobsByFilters'];

/** Returns one page of the board. Throws a `Failure`, also after 20 seconds without an answer. */
export async function fetchBoardPage(input: JobFiltersInput, signal: AbortSignal): Promise<BoardPage> {
  const call = (either: AbortSignal) => callService(ListBoardDocument, { input }, either);
  return (await withTimeout(signal, call)).listJobsByFilters;
}
