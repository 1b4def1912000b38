import { expect, test } from '@jest/globals';
import { talliedChannels } from './delivery-metrics.ts';

test('OPS-01 the day’s statistics count refused attempts on every channel, and texts that were sent', () => {
  const metrics: string[] = [];
  const tallied: string[] = [];
  const channels = talliedChannels(
    { count: (channel, outcome) => void metrics.push(`${channel} ${outcome}`) },
    { count: (attempt) => void tallied.push(attempt) },
  );
  channels.count('mail', 'accepted');
  channels.count('mail', 'throttled');
  channels.count('push', 'failed');
  channels.count('text', 'accepted');
  channels.count('text', 'unavailable');
  channels.count('text', 'textLimitReached');
  expect(metrics).toHaveLength(6);
  expect(tallied).toEqual(['refused', 'texts', 'refused']);
});
