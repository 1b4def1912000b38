import { expect, test } from '@jest/globals';
import { embeddedCount } from './embedded-count.ts';

test('OPS-01 a count is a metric without dimensions in the namespace of the function’s stage', () => {
  const timestamp = expect.any(Number);
  expect(embeddedCount('Faults', 1)).toEqual({
    _aws: {
      Timestamp: timestamp,
      CloudWatchMetrics: [
        { Namespace: 'test', Dimensions: [[]], Metrics: [{ Name: 'Faults', Unit: 'Count' }] },
      ],
    },
    Faults: 1,
  });
});
