import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { BOUNDS, boundOf, measured, together, within } from './waits.ts';

test('STATS-01 a percentile is the bound of the wait of that rank, however the waits were gathered', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.integer({ min: 0, max: 5_000_000 })), { minLength: 1 }),
      fc.constantFrom(0.5, 0.95),
      (workers, share) => {
        const all = workers.flat().sort((one, other) => one - other);
        const waits = together(
          workers.map((own) => together(own.map((wait) => new Map([[boundOf(wait), 1]])))),
        );
        const ranked = all[Math.ceil(all.length * share) - 1];
        expect(within(waits, share)).toBe(ranked === undefined ? null : boundOf(ranked));
        expect(measured(waits)).toBe(all.length);
      },
    ),
  );
});

test('STATS-01 no wait is told shorter than it was, but those beyond the last bound', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_600_000 }), (wait) => {
      expect(boundOf(wait) * 1000).toBeGreaterThanOrEqual(wait);
    }),
  );
  expect(boundOf(9_999_999)).toBe(BOUNDS.at(-1));
});
