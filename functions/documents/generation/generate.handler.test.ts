import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { SQSEvent, SQSRecord } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { plentyOfTime } from '../../platform/fixtures/plenty-of-time.ts';
import { aLetter } from '../letters/fixtures/letter.ts';

const sqs = mockClient(SQSClient);
const table = mockClient(DynamoDBDocumentClient);
let handler: typeof import('./generate.handler.ts')['handler'];

beforeAll(async () => {
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    TABLE_NAME: 'rows',
    DRAFTS_QUEUE_URL: 'drafts',
    OPENAI_KEY_ARN: 'key',
    METRICS_NAMESPACE: 'test',
  });
  ({ handler } = await import('./generate.handler.ts'));
});
beforeEach(() => {
  sqs.reset();
  table.reset();
});

// The handler reads no other attributes.
const event = (pk: string): SQSEvent => ({
  Records: [
    {
      messageId: 'one',
      receiptHandle: 'receipt',
      body: JSON.stringify({ pk, sk: 'job' }),
      attributes: { ApproximateReceiveCount: '1' },
    } as SQSRecord,
  ],
});
const retried = { batchItemFailures: [{ itemIdentifier: 'one' }] };

test('AI-02 a finished job needs no work', async () => {
  table.on(GetCommand).resolves({ Item: aLetter('mara', 'job') });
  expect(await handler(event('LETTER#mara'), plentyOfTime)).toEqual({ batchItemFailures: [] });
});

test('AI-02 a claimed job is retried half a minute later', async () => {
  const row = aLetter('mara', 'job', { state: 'writing', until: '9999', heldUntil: '9999' });
  table.on(GetCommand).resolves({ Item: row });
  expect(await handler(event('LETTER#mara'), plentyOfTime)).toEqual(retried);
  expect(sqs.commandCalls(ChangeMessageVisibilityCommand)[0]?.args[0].input).toEqual({
    QueueUrl: 'drafts',
    ReceiptHandle: 'receipt',
    VisibilityTimeout: 30,
  });
});

test('AI-02 a job without a generator stays in the queue, and ends up as a dead letter', async () => {
  expect(await handler(event('NOVEL#mara'), plentyOfTime)).toEqual(retried);
  expect(sqs.commandCalls(ChangeMessageVisibilityCommand)).toHaveLength(0);
});
