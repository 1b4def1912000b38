import { expect, test } from '@jest/globals';
import { retryTime } from './next-send-time.ts';

const NOON = Date.parse('2026-06-01T12:00:00.000Z');

test.each([
  ['throttled', 0, 1],
  ['quotaExceeded', 15, 45],
] as const)(
  'MATCH-02 messages are retried when %s over %i to %i minutes, not all at once',
  (outcome, from, to) => {
    const minutes = Array.from(
      { length: 200 },
      (_, n) => (retryTime(outcome, `message-${n}`, NOON) - NOON) / 60_000,
    );
    expect(Math.min(...minutes)).toBeGreaterThanOrEqual(from);
    expect(Math.max(...minutes)).toBeLessThanOrEqual(to);
    const half = minutes.filter((minute) => minute < (from + to) / 2).length;
    expect(half).toBeGreaterThan(70);
    expect(half).toBeLessThan(130);
  },
);
