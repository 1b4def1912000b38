import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { SHARDS } from '../table/shards.ts';

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
beforeEach(() => {
  documents.reset();
  sqs.reset();
  documents.on(QueryCommand).resolves({ Items: [] });
  sqs.on(SendMessageBatchCommand).resolves({});
});

describe('the schedule of due rows', () => {
  test('asks every shard for what has fallen due, and sends it on', async () => {
    const row = { pk: 'DUE#3', sk: '2026-06-01T12:00:00.000Z#ada' };
    documents.on(QueryCommand).callsFake(({ ExpressionAttributeValues: values }) => ({
      Items: values[':pk'] === row.pk && row.sk < values[':now'] ? [row] : [],
    }));
    const before = Date.now();
    const { oldestSeconds } = await handler();
    // Row and clock are a whole past apart, to the second.
    expect(Math.abs(oldestSeconds - (before - Date.parse('2026-06-01T12:00:00.000Z')) / 1000)).toBeLessThan(
      30,
    );
    documents.resetHistory();
    sqs.resetHistory();
    expect(await handler()).toEqual({ due: 1, oldestSeconds: expect.any(Number) });
    expect(documents.commandCalls(QueryCommand)).toHaveLength(SHARDS.due);
    const [call] = sqs.commandCalls(SendMessageBatchCommand);
    expect(JSON.parse(call?.args[0].input.Entries?.[0]?.MessageBody ?? '')).toEqual(row);
  });

  test('sends nothing when nothing is due', async () => {
    expect(await handler()).toEqual({ due: 0, oldestSeconds: 0 });
    expect(sqs.calls()).toEqual([]);
  });
});
