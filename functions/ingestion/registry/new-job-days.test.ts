import { expect, test } from '@jest/globals';
import { countNewJobs } from './new-job-days.ts';

const started = { since: '2026-05-01T09:00:00.000Z', days: {} };
const on = (day: string) => new Date(`${day}T12:00:00.000Z`);

test('the first reading only starts the count, because its postings may be old', () => {
  expect(countNewJobs({ newJobs: { since: '', days: {} } }, 400, on('2026-05-01'))).toEqual({
    since: '2026-05-01T12:00:00.000Z',
    days: {},
  });
});

test('new jobs are added up by UTC day', () => {
  const once = countNewJobs({ newJobs: started }, 2, on('2026-05-02'));
  const twice = countNewJobs({ newJobs: once }, 3, on('2026-05-02'));
  expect(countNewJobs({ newJobs: twice }, 0, on('2026-05-03'))).toBe(twice);
  expect(twice).toEqual({ since: started.since, days: { '2026-05-02': 5 } });
});

test('days older than four weeks are forgotten', () => {
  const newJobs = { ...started, days: { '2026-05-03': 1, '2026-05-04': 2 } };
  expect(countNewJobs({ newJobs }, 1, on('2026-06-01')).days).toEqual({ '2026-05-04': 2, '2026-06-01': 1 });
});
