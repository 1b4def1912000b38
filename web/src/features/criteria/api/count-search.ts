import type { Filters } from '@daybreak/contract/board-filters.ts';
import { useQuery } from '@tanstack/react-query';
import { callService } from '../../../service/graphql.ts';
import { boardInput } from '../../listing/board-input.ts';
import type { VisitorClock } from '../../listing/day.ts';
import { CountSearchDocument } from './count-search.generated.ts';

/** Counts the jobs of the visitor's two days that the board shows for a search. */
export function useSearchCount(filters: Filters, clock: VisitorClock) {
  const input = boardInput({ filters, clock });
  return useQuery({
    queryKey: ['search count', input],
    queryFn: async ({ signal }) =>
      (await callService(CountSearchDocument, { input }, signal)).listJobsByFilters.total,
  });
}
