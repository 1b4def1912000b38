import type { BoardPage, JobCard } from '../api/list-jobs.ts';

export function givenPage(items: readonly JobCard[], overrides: Partial<BoardPage> = {}): BoardPage {
  return {
    items,
    specializationCounts: [],
    nextToken: null,
    total: items.length,
    totalToday: items.length,
    totalRemote: items.filter(({ isRemote }) => isRemote).length,
    totalRemoteToday: items.filter(({ isRemote }) => isRemote).length,
    totalOfAll: items.length,
    asOf: '2026-03-10T15:00:00.000Z',
    correctedTitle: null,
    alternatives: [],
    ...overrides,
  };
}
