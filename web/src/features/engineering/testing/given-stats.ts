import type { LiveStats } from '../api/live-stats.ts';

export const steady = (step: number, hours = 24): number[] =>
  Array.from({ length: hours }, (_, hour) => step * (hour + 1));

export const givenStats = (overrides: Partial<LiveStats> = {}): LiveStats => ({
  today: {
    date: '2026-05-20',
    jobs: 1_204,
    cumulative: [...steady(80, 14), 1_204],
    roles: [
      { role: 'En', jobs: 1_000 },
      { role: 'Pr', jobs: 200 },
      { role: 'De', jobs: 4 },
      { role: 'Ma', jobs: 0 },
      { role: 'Op', jobs: 0 },
    ],
  },
  sevenDayAverage: { cumulative: steady(60), days: 7, sample: false },
  sources: {
    count: 697,
    fresh: 690,
    medianAgeMinutes: 6,
    oldestAgeMinutes: 21,
    systems: [
      { ats: 'workday', count: 400, failing: 8, medianAgeMinutes: 6, p95AgeMinutes: 19 },
      { ats: 'smartrecruiters', count: 297, failing: 0, medianAgeMinutes: null, p95AgeMinutes: null },
    ],
  },
  latency: { medianSeconds: 4, p95Seconds: 180, p99Seconds: 240, sampled: 340 },
  relevance: [
    { monday: '2026-05-11', alerts: 1_200, notRelevant: 60 },
    { monday: '2026-05-18', alerts: 400, notRelevant: 2 },
  ],
  asOf: '2026-05-20T14:30:00.000Z',
  ...overrides,
});
