import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { buildChart, buildChartShape, toLine, toPath, toY, valueAt } from './chart.ts';
import { givenStats, steady } from './testing/given-stats.ts';

describe('the chart', () => {
  test('STATS-01 a line starts at zero at midnight, and the current hour ends now', () => {
    expect(toLine([3, 5, 9], 2.5)).toEqual([
      [0, 0],
      [1, 3],
      [2, 5],
      [2.5, 9],
    ]);
    expect(toLine([3, 5]).at(-1)).toEqual([2, 5]);
  });

  test('STATS-01 interpolates between points and is constant outside them', () => {
    const line = toLine([10, 30]);
    expect([0, 0.5, 1, 1.5, 2, 9].map((at) => valueAt(line, at))).toEqual([0, 5, 10, 20, 30, 30]);
    expect(valueAt([], 3)).toBe(0);
  });

  test('STATS-01 includes the jobs of an hour that has just begun', () => {
    expect(valueAt(toLine([3, 5, 9], 2), 2)).toBe(9);
  });

  test('STATS-01 fits both lines into a scale with few, even ticks', () => {
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

  test('STATS-01 draws from the lower left, higher for more', () => {
    expect(toPath(toLine([5, 10]), 10)).toBe('M0 100L1 50L2 0');
    expect(toY(2.5, 10)).toBe(75);
  });
});

describe('building the chart', () => {
  test('STATS-01 ends today’s line at the last count', () => {
    const { until, shape } = buildChart(givenStats());
    expect(until).toBe(14.5);
    expect(shape.today.at(-1)).toEqual([14.5, 1_204]);
    expect(shape.average).toHaveLength(25);
  });

  test('STATS-01 draws no uncounted hours', () => {
    const { counted, shape } = buildChart(givenStats({ asOf: '2026-05-20T09:15:00.000Z' }));
    expect(counted).toEqual(steady(80, 10));
    expect(shape.today.at(-1)).toEqual([9.25, 800]);
  });

  test('STATS-01 draws only the average before the first count, and starts today’s line after midnight', () => {
    expect(buildChart(givenStats({ today: null, asOf: null })).shape.today).toEqual([]);
    const early = buildChart(givenStats({ asOf: '2026-05-19T23:59:00.000Z' }));
    expect(early.until).toBe(0);
  });
});
