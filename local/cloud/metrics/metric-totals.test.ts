import { describe, expect, test } from '@jest/globals';
import { createMetricTotals } from './metric-totals.ts';

const line = (fields: object, metrics = ['Apples'], dimensions = [['service', 'kind']]) =>
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
    ...fields,
  });
const totalsOf = (...lines: string[]) => {
  const totals = createMetricTotals();
  for (const one of lines) totals.read(one);
  return totals.list();
};

describe('embedded metrics', () => {
  test('are added up by namespace, dimensions and name, with one or several values a line', () => {
    expect(
      totalsOf(line({ Apples: 3 }), line({ Apples: [4, 5] }), line({ Apples: 1, kind: 'green' })),
    ).toEqual([
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
    ]);
  });

  test('count under each of their sets of dimensions, the empty set included', () => {
    const text = line({ Apples: 2 }, ['Apples'], [['service'], []]);
    expect(totalsOf(text).map(({ dimensions }) => dimensions)).toEqual([[], ['service=fruit']]);
  });

  test('may follow other text in a line', () => {
    expect(totalsOf(`2026-01-01T00:00:00Z INFO ${line({ Apples: 2 })}`)).toHaveLength(1);
  });

  test.each([
    ['plain text', 'All is well.'],
    ['other JSON', '{"level":"INFO","CloudWatchMetrics":1}'],
    ['a truncated line', line({ Apples: 2 }).slice(0, 80)],
    ['a metric without a value', line({})],
    ['a metric that is not a number', line({ Apples: 'many' })],
    ['the format’s name only', '"CloudWatchMetrics"'],
  ])('are not in %s', (_, text) => {
    expect(totalsOf(text)).toEqual([]);
  });
});
