import { describe, expect, test } from '@jest/globals';
import { openMetricKeeper } from './metric-keeper.ts';

const line = (facts: object, metrics = ['Apples'], dimensions = [['service', 'kind']]) =>
  JSON.stringify({
    _aws: {
      Timestamp: 1,
      CloudWatchMetrics: [
        {
          Namespace: 'Shop',
          Dimensions: dimensions,
          Metrics: metrics.map((Name) => ({ Name, Unit: 'Count' })),
        },
      ],
    },
    service: 'fruit',
    kind: 'red',
    ...facts,
  });
const sumsOf = (...lines: string[]) => {
  const keeper = openMetricKeeper();
  for (const one of lines) keeper.read(one);
  return keeper.list();
};

describe('metrics that functions write into their logs', () => {
  test('are summed by namespace, dimensions and name, whether a line has one value or several', () => {
    expect(sumsOf(line({ Apples: 3 }), line({ Apples: [4, 5] }), line({ Apples: 1, kind: 'green' }))).toEqual(
      [
        {
          namespace: 'Shop',
          dimensions: ['service=fruit', 'kind=green'],
          name: 'Apples',
          unit: 'Count',
          count: 1,
          sum: 1,
          largest: 1,
        },
        {
          namespace: 'Shop',
          dimensions: ['service=fruit', 'kind=red'],
          name: 'Apples',
          unit: 'Count',
          count: 3,
          sum: 12,
          largest: 5,
        },
      ],
    );
  });

  test('stand under each of their sets of dimensions, and under none', () => {
    const both = line({ Apples: 2 }, ['Apples'], [['service'], []]);
    expect(sumsOf(both).map(({ dimensions }) => dimensions)).toEqual([[], ['service=fruit']]);
  });

  test('are read after what stands before them in a line', () => {
    expect(sumsOf(`2026-01-01T00:00:00Z INFO ${line({ Apples: 2 })}`)).toHaveLength(1);
  });

  test.each([
    ['plain words', 'All is well.'],
    ['other JSON', '{"level":"INFO","CloudWatchMetrics":1}'],
    ['half a line', line({ Apples: 2 }).slice(0, 80)],
    ['a metric without a value', line({})],
    ['a metric that is no number', line({ Apples: 'many' })],
    ['the format’s name alone', '"CloudWatchMetrics"'],
  ])('are not in %s', (_, text) => {
    expect(sumsOf(text)).toEqual([]);
  });
});
