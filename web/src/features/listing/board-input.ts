import type { JobFiltersInput } from '@daybreak/contract/types.ts';
import type { VisitorClock } from './day.ts';
import type { Filters } from './filters.ts';

export interface BoardQuery {
  readonly filters: Filters;
  readonly clock: VisitorClock;
}

/** The page after a token, or the jobs after an instant (ISO 8601). */
export type BoardPosition = Pick<JobFiltersInput, 'nextToken' | 'detectedAfter'>;

/** The early script and the page both build their request here, so that the early response can be reused. */
export function boardInput({ filters, clock }: BoardQuery, part: BoardPosition = {}): JobFiltersInput {
  const title = filters.title.toLowerCase();
  const { role, jobType, place, specialization, minPay, seniority, postedWithin } = filters;
  return {
    date: clock.date,
    timeZone: clock.timeZone,
    ...(role !== 'All' && { fRole: role }),
    ...(jobType !== 'Any' && { jobType }),
    isRemote: filters.remote,
    ...(title !== '' && { title }),
    ...(specialization !== '' && { specialization }),
    ...(place !== null && { city: place.city, state: place.state, country: place.country }),
    ...(minPay !== 'Any' && { minPay: Number.parseInt(minPay, 10) }),
    ...(seniority !== 'Any' && { seniority }),
    ...(postedWithin !== 'Any' && { postedWithinHours: Number.parseInt(postedWithin, 10) }),
    ...part,
  };
}

/** Equal for equal queries. */
export const boardKey = (query: BoardQuery): string => JSON.stringify(boardInput(query));
