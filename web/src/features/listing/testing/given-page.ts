import type { BoardPage, JobCard } from '../api/list-jobs.ts';

/** A page of the board as the service gives it, for tests: the only one, but for what a test states. */
export function givenPage(items: readonly JobCard[], stated: Partial<BoardPage> = {}): BoardPage {
  return {
    items,
    specializationCounts: [],
    nextToken: null,
    total: items.length,
    totalToday: items.length,
    totalOfAll: items.length,
    asOf: '2026-03-10T15:00:00.000Z',
    ...stated,
  };
}
