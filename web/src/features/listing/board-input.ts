import type { Filters } from '@daybreak/contract/board-filters.ts';
import { toFiltersInput } from '@daybreak/contract/filter-values.ts';
import type { JobFiltersInput } from '@daybreak/contract/types.ts';
import type { VisitorClock } from './day.ts';

export interface BoardQuery {
  readonly filters: Filters;
  readonly clock: VisitorClock;
}

/** The page after a token, or the jobs after an instant (ISO 8601). */
export type BoardPosition = Pick<JobFiltersInput, 'nextToken' | 'detectedAfter'>;

/** The early script and the page both build their request here, so that the early response can be reused. */
export function boardInput({ filters, clock }: BoardQuery, part: BoardPosition = {}): JobFiltersInput {
  const { date, timeZone } = clock;
  return { date, timeZone, ...toFiltersInput({ ...filters, title: filters.title.toLowerCase() }), ...part };
}

/** Equal for equal queries. */
export const boardKey = (query: BoardQuery): string => JSON.stringify(boardInput(query));
