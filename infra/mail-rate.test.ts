import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { shareOut } from './mail-rate.ts';

describe('a sending rate shared out to workers', () => {
  test('is kept to by all of them together, and hardly left unused', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 10_000 }), (rate) => {
        const { first, later, gap } = shareOut(rate);
        const together = ((first + later) * 1000) / gap;
        expect(together).toBeLessThanOrEqual(rate);
        expect(together).toBeGreaterThan(0.9 * rate);
        expect(first).toBeGreaterThanOrEqual(later);
        expect(later).toBeGreaterThanOrEqual(2);
      }),
    );
  });

  test('asks no worker for more than it bears', () => {
    expect(shareOut(200)).toEqual({ first: 3, later: 2, gap: 25 });
    expect(shareOut(2_100)).toEqual({ first: 32, later: 11, gap: 21 });
  });

  test('leaves a batch of ten the time that a worker has, at the lowest rate too', () => {
    expect(10 * shareOut(4).gap).toBeLessThan(15_000);
  });
});
