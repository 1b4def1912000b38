import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { seedTimes } from './seed-times.ts';

const hour = 3_600_000;
const anyTime = fc.integer({
  min: Date.parse('2026-01-01T00:00:00Z'),
  max: Date.parse('2027-01-01T00:00:00Z'),
});

test('a board was read yesterday by day, and today at least 20 minutes ago, never before midnight if that allows', () => {
  fc.assert(
    fc.property(anyTime, fc.string(), (now, board) => {
      const { yesterday, today } = seedTimes(now, board);
      const midnight = new Date(now).setHours(0, 0, 0, 0);
      expect(yesterday).toBeGreaterThanOrEqual(midnight - 16 * hour);
      expect(yesterday).toBeLessThanOrEqual(midnight - 6 * hour);
      expect(today).toBeLessThanOrEqual(now - hour / 3);
      expect(today).toBeGreaterThanOrEqual(Math.min(midnight, now - hour / 3));
      expect(today).toBeGreaterThan(yesterday);
    }),
  );
});
