import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { buildChart, buildChartShape, toLine, toPath, toY, valueAt } from './chart.ts';
import { givenStats, steady } from './testing/given-stats.ts';

describe('the chart of a day', () => {
  test('STATS-01 a line begins at nothing at midnight, and the hour under way ends now', () => {
    expect(toLine([3, 5, 9], 2.5)).toEqual([
      [0, 0],
      [1, 3],
      [2, 5],
      [2.5, 9],
    ]);
    expect(toLine([3, 5]).at(-1)).toEqual([2, 5]);
  });

  test('STATS-01 between its points a line is in proportion, before and after them it stays', () => {
    const line = toLine([10, 30]);
    expect([0, 0.5, 1, 1.5, 2, 9].map((at) => valueAt(line, at))).toEqual([0, 5, 10, 20, 30, 30]);
    expect(valueAt([], 3)).toBe(0);
  });

  test('STATS-01 both lines lie within the scale, whose lines are few and evenly apart', () => {
    const counts = fc.array(fc.nat(50_000), { maxLength: 24 });
    fc.assert(
      fc.property(counts, counts, (today, average) => {
        const { ticks, top } = buildChartShape(today, average, today.length);
        expect(top).toBeGreaterThanOrEqual(Math.max(...today, ...average));
        expect(ticks.length).toBeGreaterThanOrEqual(3);
        expect(ticks.length).toBeLessThanOrEqual(5);
        expect(ticks[0]).toBe(0);
        for (const [index, tick] of ticks.entries()) expect(tick).toBe(index * (ticks[1] ?? 0));
      }),
    );
  });

  test('STATS-01 it is drawn from the lower left, higher for more', () => {
    expect(toPath(toLine([5, 10]), 10)).toBe('M0 100L1 50L2 0');
    expect(toY(2.5, 10)).toBe(75);
  });
});

describe('the chart of what is known', () => {
  test('STATS-01 today ends where it was last counted', () => {
    const { until, shape } = buildChart(givenStats());
    expect(until).toBe(14.5);
    expect(shape.today.at(-1)).toEqual([14.5, 1_204]);
    expect(shape.average).toHaveLength(25);
  });

  test('STATS-01 hours that nobody has counted are not drawn as hours without jobs', () => {
    const { counted, shape } = buildChart(givenStats({ asOf: '2026-05-20T09:15:00.000Z' }));
    expect(counted).toEqual(steady(80, 10));
    expect(shape.today.at(-1)).toEqual([9.25, 800]);
  });

  test('STATS-01 before the first count the average stands alone, and after midnight today begins', () => {
    expect(buildChart(givenStats({ today: null, asOf: null })).shape.today).toEqual([]);
    const early = buildChart(givenStats({ asOf: '2026-05-19T23:59:00.000Z' }));
    expect(early.until).toBe(0);
  });
});
