import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { beforeEach, expect, test } from '@jest/globals';
import { startDeadline, stopAtDeadline } from './deadline.ts';

let sent: number;
/** Counts the requests, and answers each with an error that the SDK retries. */
const requestHandler = {
  handle: async () => {
    sent += 1;
    const reset = Object.assign(new Error('The connection was reset.'), { code: 'ECONNRESET' });
    throw Object.assign(reset, { $retryable: {} });
  },
};
const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
const client = stopAtDeadline(
  new SQSClient({ region: 'us-east-1', credentials, requestHandler, maxAttempts: 2 }),
);
const send = () =>
  client.send(
    new SendMessageCommand({ QueueUrl: 'https://sqs.us-east-1.amazonaws.com/1/queue', MessageBody: '{}' }),
  );
const LATE = 'The deadline has passed';

beforeEach(() => {
  sent = 0;
});

test('work that goes on after its deadline sends nothing any more', async () => {
  const deadline = startDeadline(0);
  await expect(deadline.limit(() => new Promise(() => undefined))).rejects.toThrow(LATE);
  const { call } = await deadline.limit(async () => ({ call: send() }));
  await expect(call).rejects.toThrow(LATE);
  expect(sent).toBe(0);
});

test('work that began later sends and retries', async () => {
  const deadline = startDeadline(30_000);
  await expect(deadline.limit(send)).rejects.toThrow('The connection was reset');
  deadline.lift();
  expect(sent).toBe(2);
});

test('work without a deadline is never refused', async () => {
  await expect(send()).rejects.toThrow('The connection was reset');
  expect(sent).toBe(2);
});
