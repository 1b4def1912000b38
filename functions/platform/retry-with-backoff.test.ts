import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs';
import { beforeEach, expect, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { log } from './log.ts';
import { retryWithBackoff } from './retry-with-backoff.ts';

log.setLogLevel('SILENT');

const sqs = mockClient(SQSClient);
const queue = { sqs: new SQSClient({}), url: 'https://sqs.example/boards.fifo' };
const record = (receiveCount = 1) => ({
  receiptHandle: 'receipt',
  attributes: {
    ApproximateReceiveCount: `${receiveCount}`,
    SentTimestamp: '0',
    SenderId: 'us',
    ApproximateFirstReceiveTimestamp: '0',
  },
});
const fail = () => Promise.reject(new Error('The table is down.'));
const visibilityTimeouts = () =>
  sqs.commandCalls(ChangeMessageVisibilityCommand).map(({ args: [{ input }] }) => input);

beforeEach(() => {
  sqs.reset();
  sqs.on(ChangeMessageVisibilityCommand).resolves({});
});

test('a message that succeeds keeps its visibility timeout', async () => {
  await retryWithBackoff(queue, record(), async () => undefined);
  expect(visibilityTimeouts()).toEqual([]);
});

test.each([
  [1, 1],
  [2, 2],
  [5, 16],
  [9, 60],
])('a message that fails on receive %i is retried after %i s', async (receiveCount, seconds) => {
  await expect(retryWithBackoff(queue, record(receiveCount), fail)).rejects.toThrow('The table is down.');
  expect(visibilityTimeouts()).toEqual([
    { QueueUrl: queue.url, ReceiptHandle: 'receipt', VisibilityTimeout: seconds },
  ]);
});

test.each([
  [1, 2],
  [2, 4],
  [9, 40],
])('a backoff of 2 to 40 s after receive %i waits %i s', async (receiveCount, seconds) => {
  const work = retryWithBackoff(queue, record(receiveCount), fail, { first: 2, max: 40 });
  await expect(work).rejects.toThrow('The table is down.');
  expect(visibilityTimeouts()).toMatchObject([{ VisibilityTimeout: seconds }]);
});

test('an error that the backoff does not apply to waits for the visibility timeout', async () => {
  const work = retryWithBackoff(queue, record(), fail, { appliesTo: () => false });
  await expect(work).rejects.toThrow('The table is down.');
  expect(visibilityTimeouts()).toEqual([]);
});

test('the error of the work is thrown even if the visibility timeout cannot be changed', async () => {
  sqs.on(ChangeMessageVisibilityCommand).rejects(new Error('The queue is down.'));
  await expect(retryWithBackoff(queue, record(), fail)).rejects.toThrow('The table is down.');
});
