import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { shareOut } from './mail-rate.ts';

describe('a sending rate shared out to workers', () => {
  test('is kept to by all of them together, and hardly left unused', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 10_000 }), (rate) => {
        const { first, later } = shareOut(rate);
        const [ofFirst, ofLater] = [first, later].map(({ workers, gap }) => (1000 * workers) / gap) as [
          number,
          number,
        ];
        expect(ofFirst + ofLater).toBeLessThanOrEqual(rate);
        expect(ofFirst + ofLater).toBeGreaterThan(0.9 * rate);
        expect(ofFirst).toBeGreaterThanOrEqual(ofLater);
        expect(later.workers).toBeGreaterThanOrEqual(2);
      }),
    );
  });

  test('goes to first messages by four fifths, and asks no worker for much more than it bears', () => {
    expect(shareOut(200)).toEqual({ first: { workers: 3, gap: 19 }, later: { workers: 2, gap: 50 } });
    expect(shareOut(2_100)).toEqual({ first: { workers: 34, gap: 21 }, later: { workers: 8, gap: 20 } });
  });

  test('leaves a batch of ten the time that a worker has, at the lowest rate too', () => {
    for (const { gap } of Object.values(shareOut(4))) expect(10 * gap).toBeLessThan(15_000);
  });
});
