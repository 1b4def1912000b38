import { expect, test } from '@jest/globals';
import type { Alarm } from './alarm.ts';
import { watchAlarms } from './alarm-watch.ts';
import { openMetricHistory } from './metric-history.ts';
import { recordQueues } from './queue-metrics.ts';
import { serviceMetrics } from './service-metrics.ts';

const MINUTE = 60_000;
const dead: Alarm = {
  name: 'Dead',
  arn: 'arn:aws:cloudwatch:us-east-1:000000000000:alarm:Dead',
  topicArns: ['topic'],
  description: 'Messages failed for good.',
  series: {
    namespace: 'AWS/SQS',
    name: 'ApproximateNumberOfMessagesVisible',
    dimensions: ['QueueName=Dead'],
  },
  statistic: 'Maximum',
  periodSeconds: 60,
  threshold: 0,
  comparison: 'GreaterThanThreshold',
  evaluationPeriods: 1,
  datapointsToAlarm: 1,
  missing: 'notBreaching',
};

test('OPS-01 an alarm speaks when it goes off, not while it stays so, and again the next time', async () => {
  const history = openMetricHistory();
  const said: string[] = [];
  let now = 0;
  let visible = 1;
  const queues = {
    depth: async () => [{ name: 'Dead', arn: 'arn', visible, inFlight: 0, delayed: 0 }],
    oldest: async () => now,
  };
  const watch = watchAlarms({
    alarms: [dead],
    history,
    now: () => now,
    refusal: () => null,
    onError: () => {},
    sample: (at) => recordQueues(history, queues, at),
    publish: (_, __, subject) => void said.push(subject),
  });
  const states: (string | undefined)[] = [];
  for (const depth of [1, 1, 0, 0, 1, 1]) {
    visible = depth;
    states.push((await watch.evaluate())[0]?.state);
    now += MINUTE;
  }

  expect(states).toEqual(['INSUFFICIENT_DATA', 'ALARM', 'ALARM', 'OK', 'OK', 'ALARM']);
  expect(said).toEqual(Array(2).fill('ALARM: "Dead" in US East (N. Virginia)'));
});

test('OPS-01 what functions write and services count is found by the dimensions in any order', () => {
  const history = openMetricHistory();
  const series = { namespace: 'Shop', name: 'Refused', dimensions: ['channel=mail', 'service=alerts'] };
  const errors = { namespace: 'AWS/Lambda', name: 'Errors', dimensions: ['FunctionName=Clerk'] };
  for (const watched of [series, errors]) history.watch(watched, 10 * MINUTE);
  const measured = serviceMetrics(history);
  measured.embedded({
    ...series,
    dimensions: ['service=alerts', 'channel=mail'],
    unit: 'Count',
    values: [2, 3],
  });
  measured.run('Clerk', true);
  measured.run('Somebody else', true);

  expect(history.of(series)).toEqual([expect.objectContaining({ count: 2, sum: 5, largest: 3 })]);
  expect(history.of(errors)).toEqual([expect.objectContaining({ count: 1, sum: 1 })]);
});

test('OPS-01 datapoints are forgotten when no alarm looks that far back', () => {
  const history = openMetricHistory();
  history.watch(dead.series, 3 * MINUTE);
  for (let minute = 0; minute < 10; minute += 1) history.record(dead.series, 1, minute * MINUTE);
  expect(history.of(dead.series).map(({ at }) => at / MINUTE)).toEqual([7, 8, 9]);
});
