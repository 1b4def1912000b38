import { describe, expect, test } from '@jest/globals';
import { arrivals, offeredRates, percentile } from './schedule.ts';
import { bentBy, type Kind, OperationError, runStep, summarize } from './step.ts';

const kind = (operate: Kind['operate']): Kind => ({
  name: 'walks',
  operation: 'a walk',
  firstRate: 100,
  limitMs: 100,
  operate,
});

describe('the schedule', () => {
  test('OPS-01 operations are due evenly, and each step offers half as many more', () => {
    expect(arrivals(4, 1)).toEqual([0, 250, 500, 750]);
    expect(offeredRates(10, 4)).toEqual([10, 15, 23, 34]);
  });

  test('OPS-01 a percentile is the value that so many do not exceed', () => {
    const values = Array.from({ length: 100 }, (_, n) => 100 - n);
    expect([0.5, 0.95, 0.99, 1].map((share) => percentile(values, share))).toEqual([50, 95, 99, 100]);
    expect(percentile([], 0.5)).toBeNaN();
  });
});

describe('a step', () => {
  test('OPS-01 begins operations while none has ended, so that overload cannot slow its own measurement', async () => {
    const all = Promise.withResolvers<number>();
    let begun = 0;
    const step = await runStep(
      kind(() => {
        begun += 1;
        if (begun === 10) all.resolve(Date.now());
        return all.promise;
      }),
      100,
      0.1,
      0,
    );
    expect({ begun, operations: step.operations, errors: [...step.errors] }).toEqual({
      begun: 10,
      operations: 10,
      errors: [],
    });
    // The first operation was due 90 ms before the last one ended all of them.
    expect(step.p99).toBeGreaterThanOrEqual(90);
  });

  test('OPS-01 counts errors by their kind, and numbers operations on from the step before', async () => {
    const numbers: number[] = [];
    const step = await runStep(
      kind(async (n) => {
        numbers.push(n);
        if (n % 2 === 0) throw new OperationError('board 503');
        return Date.now();
      }),
      1_000,
      0.004,
      40,
    );
    expect({ numbers, errors: [...step.errors] }).toEqual({
      numbers: [40, 41, 42, 43],
      errors: [['board 503', 2]],
    });
  });

  test('OPS-01 achieves what succeeded until the last operation ended, however fast it was offered', () => {
    const samples = [{ ms: 100 }, { ms: 100 }, { ms: 100, error: 'page 500' }, { ms: 2_500 }];
    expect(summarize(2, 2, samples).achieved).toBe(3 / 4);
    expect(summarize(2, 2, [{ ms: 1 }, { ms: 1 }, { ms: 1 }, { ms: 1 }]).achieved).toBe(2);
  });

  test('OPS-01 bends by its p95 or by more than one error in a hundred', () => {
    const times = (slow: number, errors = 0) =>
      Array.from({ length: 100 }, (_, n) => ({
        ms: n < slow ? 101 : 99,
        ...(n < errors ? { error: 'page 500' } : {}),
      }));
    const bent = [times(5), times(6), times(0, 1), times(0, 2)].map((samples) =>
      bentBy(summarize(100, 1, samples), 100),
    );
    expect(bent).toEqual([undefined, 'p95 above 100 ms', undefined, 'more than 1 % errors']);
  });
});
