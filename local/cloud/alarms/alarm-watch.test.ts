import { expect, test } from '@jest/globals';
import type { Alarm } from './alarm.ts';
import { watchAlarms } from './alarm-watch.ts';
import { createMetricHistory } from './metric-history.ts';
import { recordQueues } from './queue-metrics.ts';
import { serviceMetrics } from './service-metrics.ts';

const MINUTE_MS = 60_000;
const deadLetters: Alarm = {
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
  missing: 'notBreaching',
};

test('OPS-01 an alarm publishes each time it goes off, and not while it stays in ALARM', async () => {
  const history = createMetricHistory();
  const subjects: string[] = [];
  let now = 0;
  let visible = 1;
  const queues = {
    depth: async () => [{ name: 'Dead', arn: 'arn', visible, inFlight: 0, delayed: 0 }],
    oldest: async () => now,
  };
  const watch = watchAlarms({
    alarms: [deadLetters],
    history,
    now: () => now,
    refusal: () => null,
    onError: () => {},
    sample: (at) => recordQueues(history, queues, at),
    publish: (_, __, subject) => void subjects.push(subject),
  });
  const states: (string | undefined)[] = [];
  for (const depth of [1, 1, 0, 0, 1, 1]) {
    visible = depth;
    states.push((await watch.evaluate())[0]?.state);
    now += MINUTE_MS;
  }

  expect(states).toEqual(['INSUFFICIENT_DATA', 'ALARM', 'ALARM', 'OK', 'OK', 'ALARM']);
  expect(subjects).toEqual(Array(2).fill('ALARM: "Dead" in US East (N. Virginia)'));
});

test('OPS-01 an alarm can be evaluated as of a later time, when the current minute is over', async () => {
  const history = createMetricHistory();
  const watch = watchAlarms({
    alarms: [deadLetters],
    history,
    now: () => 0,
    refusal: () => null,
    onError: () => {},
    sample: async (at) => history.record(deadLetters.series, 1, at),
    publish: () => {},
  });
  expect(await watch.evaluate()).toMatchObject([{ state: 'INSUFFICIENT_DATA' }]);
  expect(await watch.evaluate(MINUTE_MS)).toMatchObject([{ state: 'ALARM' }]);
});

test('OPS-01 metrics of logs and of services are found whatever the order of their dimensions', () => {
  const history = createMetricHistory();
  const series = { namespace: 'Shop', name: 'Refused', dimensions: ['channel=mail', 'service=alerts'] };
  const errors = { namespace: 'AWS/Lambda', name: 'Errors', dimensions: ['FunctionName=Clerk'] };
  history.watch(series, 10 * MINUTE_MS);
  history.watch(errors, 10 * MINUTE_MS);
  const metrics = serviceMetrics(history);
  metrics.embedded({
    ...series,
    dimensions: ['service=alerts', 'channel=mail'],
    unit: 'Count',
    values: [2, 3],
  });
  metrics.run('Clerk', true);
  metrics.run('Other', true);

  expect(history.datapointsOf(series)).toEqual([expect.objectContaining({ sum: 5, maximum: 3 })]);
  expect(history.datapointsOf(errors)).toEqual([expect.objectContaining({ sum: 1 })]);
});

test('OPS-01 datapoints are dropped once no alarm reads that far back', () => {
  const history = createMetricHistory();
  history.watch(deadLetters.series, 3 * MINUTE_MS);
  for (let minute = 0; minute < 10; minute += 1) history.record(deadLetters.series, 1, minute * MINUTE_MS);
  expect(history.datapointsOf(deadLetters.series).map(({ at }) => at / MINUTE_MS)).toEqual([7, 8, 9]);
});
