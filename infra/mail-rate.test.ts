import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ofType } from './fixtures/template.ts';
import { MAX_BATCH_MS, splitMailRate } from './mail-rate.ts';

describe('splitMailRate', () => {
  test('OPS-01 uses at least 99 % of the rate and never exceeds it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (rate) => {
        const { immediate, deferred } = splitMailRate(rate);
        const [immediateRate, deferredRate] = [immediate, deferred].map(
          ({ workers, gap }) => (1000 * workers) / gap,
        ) as [number, number];
        expect(immediateRate + deferredRate).toBeLessThanOrEqual(rate);
        expect(immediateRate + deferredRate).toBeGreaterThan(0.99 * rate);
        expect(immediateRate).toBeGreaterThanOrEqual(deferredRate);
        expect(deferred.workers).toBeGreaterThanOrEqual(2);
      }),
    );
  });

  test('OPS-01 gives immediate messages 85 % of the rate, and limits the rate of each worker', () => {
    expect(splitMailRate(14)).toEqual({
      immediate: { workers: 2, gap: 168.07, batchSize: 10 },
      deferred: { workers: 2, gap: 952.39, batchSize: 8 },
    });
    expect(splitMailRate(200)).toEqual({
      immediate: { workers: 6, gap: 35.3, batchSize: 10 },
      deferred: { workers: 2, gap: 66.67, batchSize: 10 },
    });
    expect(splitMailRate(2_100)).toMatchObject({
      immediate: { workers: 60, gap: 33.62 },
      deferred: { workers: 11, gap: 34.93 },
    });
  });

  test('OPS-01 keeps each batch within a worker’s time, down to 1 e-mail per second in the SES sandbox', () => {
    expect(splitMailRate(1)).toEqual({
      immediate: { workers: 2, gap: 2_666.67, batchSize: 2 },
      deferred: { workers: 2, gap: 8_000, batchSize: 1 },
    });
    for (let rate = 1; rate <= 1_000; rate += 1)
      for (const { gap, batchSize } of Object.values(splitMailRate(rate))) {
        expect(batchSize).toBeGreaterThanOrEqual(1);
        expect(batchSize * gap).toBeLessThanOrEqual(MAX_BATCH_MS);
      }
  });
});

test('OPS-01 a stage without a rate uses SES’s initial 14 e-mails per second', () => {
  const { immediate, deferred } = splitMailRate(14);
  const deliver = ofType('AWS::Lambda::Function').find(({ id }) => id.startsWith('AlertsDeliver'));
  expect(deliver?.Properties['Environment']).toMatchObject({
    Variables: { HAND_OVER_GAP: `${immediate.gap}`, HAND_OVER_GAP_LATER: `${deferred.gap}` },
  });
  const mappings = ofType('AWS::Lambda::EventSourceMapping').filter(({ Properties }) =>
    JSON.stringify(Properties['FunctionName']).includes(`"${deliver?.id}"`),
  );
  expect(mappings.map(({ Properties }) => Properties['BatchSize'])).toEqual([10, 8]);
});
