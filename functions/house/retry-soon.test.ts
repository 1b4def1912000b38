import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs';
import { beforeEach, expect, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { retrySoon } from './retry-soon.ts';

const sqs = mockClient(SQSClient);
const queue = { sqs: new SQSClient({}), url: 'https://sqs.example/turns.fifo' };
const record = { receiptHandle: 'receipt' };
const calls = () => sqs.commandCalls(ChangeMessageVisibilityCommand).map(({ args: [{ input }] }) => input);

beforeEach(() => {
  sqs.reset();
  sqs.on(ChangeMessageVisibilityCommand).resolves({});
});

test('a message that is worked is left to the queue', async () => {
  await retrySoon(queue, record, 10, async () => undefined);
  expect(calls()).toEqual([]);
});

test('a message that fails comes again soon, so that its group need not wait', async () => {
  const work = retrySoon(queue, record, 10, async () => {
    throw new Error('The table is down.');
  });
  await expect(work).rejects.toThrow('The table is down.');
  expect(calls()).toEqual([{ QueueUrl: queue.url, ReceiptHandle: 'receipt', VisibilityTimeout: 10 }]);
});

test('a message of which that cannot even be said fails as it failed', async () => {
  sqs.on(ChangeMessageVisibilityCommand).rejects(new Error('The queue is down.'));
  const work = retrySoon(queue, record, 10, async () => {
    throw new Error('The table is down.');
  });
  await expect(work).rejects.toThrow('The table is down.');
});
