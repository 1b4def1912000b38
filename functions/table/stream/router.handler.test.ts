import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { DynamoDBRecord } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';

const sqs = mockClient(SQSClient);
let handler: typeof import('./router.handler.ts')['handler'];

beforeAll(async () => {
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    MATCH_QUEUE_URL: 'match',
    WATCH_QUEUE_URL: 'watch',
    DELIVER_QUEUE_URL: 'deliver',
    ENRICH_QUEUE_URL: 'enrich',
    ERASE_QUEUE_URL: 'erase',
    DRAFTS_QUEUE_URL: 'write',
    FOLLOW_QUEUE_URL: 'follow',
    DROPPED_QUEUE_URL: 'dropped',
  });
  ({ handler } = await import('./router.handler.ts'));
});
beforeEach(() => {
  sqs.reset();
  sqs.on(SendMessageBatchCommand).resolves({});
});

const record = (pk: string, attribute: string): DynamoDBRecord => ({
  eventName: 'INSERT',
  dynamodb: { Keys: { pk: { S: pk }, sk: { S: 'x' } }, NewImage: { [attribute]: { N: '1' } } },
});

describe('the stream’s router', () => {
  test('sends the keys of changed rows to their queue, 10 per call', async () => {
    const jobs = Array.from({ length: 23 }, (_, number) => record(`JOB#${number}`, 'matchVersion'));
    await handler({ Records: [...jobs, record('STALE#0', 'version'), record('USER#1', 'version')] });
    const calls = sqs.commandCalls(SendMessageBatchCommand).map(({ args }) => args[0].input);
    const sizes = (queue: string) =>
      calls.filter(({ QueueUrl }) => QueueUrl === queue).map(({ Entries }) => Entries?.length);
    expect([sizes('match'), sizes('watch'), sizes('deliver')]).toEqual([[10, 10, 3], [1], []]);
    expect(JSON.parse(calls[0]?.Entries?.[0]?.MessageBody ?? '')).toEqual({ pk: 'JOB#0', sk: 'x' });
  });

  test('fails if a queue refuses a message, so that the batch is retried', async () => {
    sqs.on(SendMessageBatchCommand).resolves({
      Failed: [{ Id: '0', Code: 'Busy', Message: 'Too busy.', SenderFault: false }],
    });
    await expect(handler({ Records: [record('JOB#1', 'matchVersion')] })).rejects.toThrow(
      'SQS refused 1 messages: Too busy.',
    );
  });

  test('sends only a permanently refused message to the dead-letter queue', async () => {
    sqs.on(SendMessageBatchCommand, { QueueUrl: 'match' }).resolves({
      Failed: [{ Id: '1', Code: 'InvalidMessageContents', Message: 'Bad text.', SenderFault: true }],
    });
    await handler({ Records: ['a', 'b', 'c'].map((id) => record(`JOB#${id}`, 'matchVersion')) });
    const last = sqs.commandCalls(SendMessageBatchCommand).at(-1)?.args[0].input;
    expect(last?.QueueUrl).toBe('dropped');
    expect(last?.Entries?.map(({ MessageBody }) => JSON.parse(MessageBody ?? ''))).toEqual([
      { pk: 'JOB#b', sk: 'x', reason: 'Bad text.' },
    ]);
  });
});
