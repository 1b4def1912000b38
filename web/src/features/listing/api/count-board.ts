import type { JobFiltersInput } from '@daybreak/contract/types.ts';
import { callService } from '../../../service/graphql.ts';
import { withTimeout } from '../../../service/with-timeout.ts';
import { CountBoardDocument } from './count-board.generated.ts';

/** Counts the jobs of a board. Throws a `Failure`. */
export async function countJobsOnBoard(input: JobFiltersInput, signal: AbortSignal): Promise<number> {
  const call = (either: AbortSignal) => callService(CountBoardDocument, { input }, either);
  return (await withTimeout(signal, call)).listJobsByFilters.total;
}
