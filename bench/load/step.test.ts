import { describe, expect, test } from '@jest/globals';
import { percentile } from '../measure/statistics.ts';
import { offeredRates } from './ramp-up.ts';
import { findExceededLimit, OperationError, runStep, type Scenario, startTimes, summarize } from './step.ts';

const scenario = (operate: Scenario['operate']): Scenario => ({
  name: 'walks',
  operation: 'a walk',
  firstRate: 100,
  limitMs: 100,
  operate,
});

describe('the schedule', () => {
  test('OPS-01 spaces operations evenly and raises the rate by half with each step', () => {
    expect(startTimes(4, 1)).toEqual([0, 250, 500, 750]);
    expect(offeredRates(10, 4)).toEqual([10, 15, 23, 34]);
  });

  test('OPS-01 computes percentiles by nearest rank', () => {
    const values = Array.from({ length: 100 }, (_, n) => 100 - n);
    expect([0.5, 0.95, 0.99, 1].map((share) => percentile(values, share))).toEqual([50, 95, 99, 100]);
    expect(percentile([], 0.5)).toBeNaN();
  });
});

describe('a step', () => {
  test('OPS-01 starts operations on time even if none has ended, so saturation doesn’t hide latency', async () => {
    const all = Promise.withResolvers<void>();
    let begun = 0;
    const step = await runStep(
      scenario(() => {
        begun += 1;
        if (begun === 10) all.resolve();
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
    // The first operation was due 90 ms before the last one, which ended all of them. Timers may fire a little early.
    expect(step.p99).toBeGreaterThanOrEqual(80);
  });

  test('OPS-01 counts errors by message and continues the numbering of the previous step', async () => {
    const numbers: number[] = [];
    const step = await runStep(
      scenario(async (n) => {
        numbers.push(n);
        if (n % 2 === 0) throw new OperationError('board 503');
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

  test('OPS-01 measures the achieved rate until the last operation ends', () => {
    const samples = [{ ms: 100 }, { ms: 100 }, { ms: 100, error: 'page 500' }, { ms: 2_500 }];
    expect(summarize(2, 2, samples).achieved).toBe(3 / 4);
    expect(summarize(2, 2, [{ ms: 1 }, { ms: 1 }, { ms: 1 }, { ms: 1 }]).achieved).toBe(2);
  });

  test('OPS-01 exceeds its limits by p95 or by more than 1% errors', () => {
    const times = (slow: number, errors = 0) =>
      Array.from({ length: 100 }, (_, n) => ({
        ms: n < slow ? 101 : 99,
        ...(n < errors ? { error: 'page 500' } : {}),
      }));
    const exceeded = [times(5), times(6), times(0, 1), times(0, 2)].map((samples) =>
      findExceededLimit(summarize(100, 1, samples), 100),
    );
    expect(exceeded).toEqual([undefined, 'p95 above 100 ms', undefined, 'more than 1% errors']);
  });
});
