import { describe, expect, test } from '@jest/globals';
import { formatAppliedAt, silenceText } from './application-text.ts';

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

describe('the reminder of an application', () => {
  const now = Date.parse('2026-06-20T12:00:00Z');
  const applied = { state: 'applied', appliedAt: '2026-06-01T12:00:00Z' } as const;

  test.each([
    ['2026-06-01T12:00:00Z', '2 weeks without an answer'],
    ['2026-06-13T12:00:00Z', '1 week without an answer'],
    ['2026-06-13T12:00:01Z', ''],
  ])('APPLY-01 counts whole weeks since the last change, %s: “%s”', (changedAt, words) => {
    expect(silenceText({ ...applied, changedAt }, now)).toBe(words);
  });

  test.each(['interviewing', 'offer', 'rejected', 'withdrawn'] as const)(
    'APPLY-01 is not shown once the answer is there: %s',
    (state) => {
      expect(silenceText({ ...applied, state, changedAt: applied.appliedAt }, now)).toBe('');
    },
  );
});
