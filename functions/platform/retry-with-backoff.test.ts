import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs';
import { beforeEach, expect, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { retryWithBackoff } from './retry-with-backoff.ts';

const sqs = mockClient(SQSClient);
const queue = { sqs: new SQSClient({}), url: 'https://sqs.example/turns.fifo' };
const record = (received = '1') => ({
  receiptHandle: 'receipt',
  attributes: {
    ApproximateReceiveCount: received,
    SentTimestamp: '0',
    SenderId: 'us',
    ApproximateFirstReceiveTimestamp: '0',
  },
});
const calls = () => sqs.commandCalls(ChangeMessageVisibilityCommand).map(({ args: [{ input }] }) => input);

beforeEach(() => {
  sqs.reset();
  sqs.on(ChangeMessageVisibilityCommand).resolves({});
});

test('a message that is worked is left to the queue', async () => {
  await retryWithBackoff(queue, record(), async () => undefined);
  expect(calls()).toEqual([]);
});

test.each([
  ['1', 1],
  ['2', 2],
  ['5', 16],
  ['9', 60],
])(
  'a message that fails for time %s comes again in %i seconds, so that its group need not wait',
  async (received, seconds) => {
    const work = retryWithBackoff(queue, record(received), async () => {
      throw new Error('The table is down.');
    });
    await expect(work).rejects.toThrow('The table is down.');
    expect(calls()).toEqual([{ QueueUrl: queue.url, ReceiptHandle: 'receipt', VisibilityTimeout: seconds }]);
  },
);

test('a message of which that cannot even be said fails as it failed', async () => {
  sqs.on(ChangeMessageVisibilityCommand).rejects(new Error('The queue is down.'));
  const work = retryWithBackoff(queue, record(), async () => {
    throw new Error('The table is down.');
  });
  await expect(work).rejects.toThrow('The table is down.');
});
