import { GetQueueAttributesCommand, SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { freezeDate } from '../platform/fixtures/freeze-date.ts';
import { SHARD_COUNTS } from '../table/shards.ts';

const NOON = Date.parse('2026-06-01T12:00:00.000Z');
freezeDate(new Date(NOON));

const documents = mockClient(DynamoDBDocumentClient);
const sqs = mockClient(SQSClient);
let handler: typeof import('./drain-due.handler.ts')['handler'];

beforeAll(async () => {
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    TABLE_NAME: 'daybreak',
    LATER_QUEUE_URL: 'later',
    METRICS_NAMESPACE: 'daybreak',
    POWERTOOLS_METRICS_DISABLED: 'true',
    POWERTOOLS_LOG_LEVEL: 'SILENT',
  });
  ({ handler } = await import('./drain-due.handler.ts'));
});
const minutesAgo = (minutes: number) => `${new Date(NOON - minutes * 60_000).toISOString()}#ada`;
const [fresh, old, older] = [
  { pk: 'DUE#3', sk: minutesAgo(1) },
  { pk: 'DUE#3', sk: minutesAgo(20) },
  { pk: 'DUE#5', sk: minutesAgo(30) },
];
const ahead = { pk: 'DUE#5', sk: minutesAgo(-1) };
let waiting: string;

beforeEach(() => {
  documents.reset();
  sqs.reset();
  waiting = '0';
  given([]);
  sqs.on(SendMessageBatchCommand).resolves({});
  sqs
    .on(GetQueueAttributesCommand)
    .callsFake(() => ({ Attributes: { ApproximateNumberOfMessages: waiting } }));
});

function given(rows: readonly { pk: string; sk: string }[]): void {
  documents.on(QueryCommand).callsFake(({ ExpressionAttributeValues: values, Limit }) => ({
    Items: rows
      .filter(({ pk, sk }) => pk === values[':pk'] && sk >= values[':from'] && sk <= values[':to'])
      .slice(0, Limit),
  }));
}
const sent = () =>
  sqs
    .commandCalls(SendMessageBatchCommand)
    .flatMap(({ args }) => args[0].input.Entries ?? [])
    .map(({ MessageBody }) => JSON.parse(MessageBody ?? ''));

describe('draining due rows', () => {
  test('MATCH-03 queues everything that has fallen due while the queue is empty', async () => {
    given([old, fresh, older, ahead]);
    const { oldestSeconds } = await handler();
    expect(sent()).toEqual(expect.arrayContaining([fresh, old, older]));
    expect(sent()).toHaveLength(3);
    // Half an hour, to the half minute.
    expect(Math.abs(oldestSeconds - 30 * 60)).toBeLessThan(30);
  });

  test('MATCH-03 queues only recent rows while the queue is worked, and still reports the oldest', async () => {
    given([old, fresh, older, ahead]);
    waiting = '12000';
    const { oldestSeconds } = await handler();
    expect(sent()).toEqual([fresh]);
    expect(Math.abs(oldestSeconds - 30 * 60)).toBeLessThan(30);
  });

  test('reads every shard, and queues nothing if nothing is due', async () => {
    given([ahead]);
    expect(await handler()).toEqual({ sent: 0, oldestSeconds: 0 });
    const asked = documents
      .commandCalls(QueryCommand)
      .map(({ args }) => args[0].input.ExpressionAttributeValues);
    expect(new Set(asked.map((values) => values?.[':pk'])).size).toBe(SHARD_COUNTS.due);
    expect(sent()).toEqual([]);
  });
});
