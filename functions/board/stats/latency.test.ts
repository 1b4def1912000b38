import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { addLatencies, BUCKETS, countSamples, latencyPercentile, toBucket } from './latency.ts';

test('STATS-01 a percentile is the bucket of the sample with that rank, however samples were gathered', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.integer({ min: 0, max: 5_000_000 })), { minLength: 1 }),
      fc.constantFrom(0.5, 0.95),
      (workers, share) => {
        const all = workers.flat().sort((one, other) => one - other);
        const waits = addLatencies(
          workers.map((own) => addLatencies(own.map((wait) => new Map([[toBucket(wait), 1]])))),
        );
        const ranked = all[Math.ceil(all.length * share) - 1];
        expect(latencyPercentile(waits, share)).toBe(ranked === undefined ? null : toBucket(ranked));
        expect(countSamples(waits)).toBe(all.length);
      },
    ),
  );
});

test('STATS-01 no latency is counted as shorter than it was, except beyond the last bucket', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_600_000 }), (wait) => {
      expect(toBucket(wait) * 1000).toBeGreaterThanOrEqual(wait);
    }),
  );
  expect(toBucket(9_999_999)).toBe(BUCKETS.at(-1));
});
