import { describe, expect, test } from '@jest/globals';
import { formatAppliedAt } from './application-text.ts';

const clock = { date: '2026-06-01', timeZone: 'America/Chicago' };

describe('the application date', () => {
  test.each([
    ['2026-06-01T14:14:00Z', 'today at 9:14 AM'],
    ['2026-06-01T04:59:00Z', 'yesterday at 11:59 PM'],
    ['2026-05-18T15:00:00Z', 'on May 18'],
    ['2026-01-01T05:59:00Z', 'on Dec 31, 2025'],
  ])('APPLY-01 formats %s as “%s”', (at, words) => {
    expect(formatAppliedAt(at, clock)).toBe(words);
  });
});
