import type { JobFiltersInput } from '@daybreak/contract/types.ts';
import type { VisitorClock } from './day.ts';
import type { Filters } from './filters.ts';

/** The filters and clock of one board. */
export interface BoardQuery {
  readonly filters: Filters;
  readonly clock: VisitorClock;
}

/** Part of a board: the page after a token, or the jobs after a moment (ISO 8601). */
export type BoardPosition = Pick<JobFiltersInput, 'nextToken' | 'detectedAfter'>;

/**
 * Returns the input that asks for a board, without a part for its first page. The early script and the page both call
 * it, so that they send the same request.
 */
export function boardInput({ filters, clock }: BoardQuery, part: BoardPosition = {}): JobFiltersInput {
  const title = filters.title.toLowerCase();
  const { place, specialization } = filters;
  return {
    date: clock.date,
    timeZone: clock.timeZone,
    fRole: filters.role,
    jobType: filters.jobType,
    isRemote: filters.remote,
    ...(title !== '' && { title }),
    ...(specialization !== '' && { specialization }),
    ...(place !== null && { city: place.city, state: place.state, country: place.country }),
    ...part,
  };
}

/** A string that names a board: equal for equal queries. */
export const boardKey = (query: BoardQuery): string => JSON.stringify(boardInput(query));
