import { describe, expect, test } from '@jest/globals';
import {
  agesText,
  averageName,
  formatCount,
  formatHour,
  formatMinutes,
  formatSeconds,
  formatShare,
  latencyText,
} from './format.ts';

test.each([
  [0, 40, '0'],
  [0, 0, '0'],
  [1, 400, '< 1 %'],
  [9, 100, '9 %'],
])('%d of %d is written as %s', (part, whole, text) => expect(formatShare(part, whole)).toBe(text));

test('ages are whole minutes, if there are any', () => {
  expect([formatMinutes(0), formatMinutes(1_440), formatMinutes(null)]).toEqual(['0 min', '1,440 min', '–']);
});

describe('formatting statistics', () => {
  test('STATS-01 labels samples and short averages', () => {
    const of = (days: number, sample = false) => averageName({ days, sample, cumulative: [] });
    expect([of(0, true), of(1), of(3), of(7)]).toEqual([
      'Sample average',
      'One-day average',
      '3-day average',
      'Seven-day average',
    ]);
  });

  test('STATS-01 describes the age of boards', () => {
    const ages = { count: 697, fresh: 697, medianAgeMinutes: 6, oldestAgeMinutes: 21 };
    expect(agesText(ages)).toBe('Last checked: half less than 7 minutes ago, all less than 22 minutes ago.');
    expect(agesText({ ...ages, fresh: 690, oldestAgeMinutes: 600 })).toMatch(
      /all less than 11 hours ago\. 7 are late or not responding\.$/,
    );
    expect(agesText({ ...ages, medianAgeMinutes: 0, oldestAgeMinutes: 0 })).toBe(
      'All checked less than 1 minute ago.',
    );
    expect(agesText({ ...ages, medianAgeMinutes: null, oldestAgeMinutes: null })).toBe('None checked yet.');
  });

  test('STATS-01 shows latency percentiles with the sample size', () => {
    expect(latencyText({ medianSeconds: 4, p95Seconds: 180, p99Seconds: 240, sampled: 1_340 })).toBe(
      'p50 4 s · p95 3 min · p99 4 min (1,340 alerts sampled since yesterday)',
    );
    expect(latencyText({ medianSeconds: null, p95Seconds: null, p99Seconds: null, sampled: 0 })).toMatch(
      /^No alerts sent/,
    );
  });

  test('STATS-01 formats counts, hours and durations', () => {
    expect([formatCount(1204.4), formatHour(9.5), formatHour(24), formatHour(23.999)]).toEqual([
      '1,204',
      '09:30',
      '24:00',
      '24:00',
    ]);
    expect([90, 120, 600, 3_600].map(formatSeconds)).toEqual(['90 s', '2 min', '10 min', '1 h or more']);
  });
});
