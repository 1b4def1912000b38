import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { beforeEach, expect, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { sendAll } from './send-all.ts';

const sqs = mockClient(SQSClient);
const queue = { sqs: new SQSClient({}), url: 'https://sqs.example/turns.fifo' };
const sent = () =>
  sqs.commandCalls(SendMessageBatchCommand).map(({ args: [{ input }] }) => input.Entries ?? []);

beforeEach(() => {
  sqs.reset();
  sqs.on(SendMessageBatchCommand).resolves({});
});

test('messages go ten a call, each once and as they are', async () => {
  const messages = Array.from({ length: 23 }, (_, number) => ({ number }));
  await sendAll(queue, messages);
  expect(sent().map(({ length }) => length)).toEqual([10, 10, 3]);
  expect(
    sent()
      .flat()
      .map(({ MessageBody }) => JSON.parse(MessageBody ?? '')),
  ).toEqual(messages);
  expect(sent()[0]?.[0]).toEqual({ Id: '0', MessageBody: '{"number":0}' });
});

test('messages of a FIFO queue carry their group, and what makes them the same where it is not the message', async () => {
  await sendAll(
    queue,
    [{ lane: 'a' }, { lane: 'b', id: 'x' }],
    ({ lane, id }: { lane: string; id?: string }) => ({
      group: lane,
      ...(id ? { once: id } : {}),
    }),
  );
  expect(sent()).toEqual([
    [
      { Id: '0', MessageBody: '{"lane":"a"}', MessageGroupId: 'a' },
      { Id: '1', MessageBody: '{"lane":"b","id":"x"}', MessageGroupId: 'b', MessageDeduplicationId: 'x' },
    ],
  ]);
});

test('a message that is refused is an error, so that the caller comes again', async () => {
  const Failed = [{ Id: '0', SenderFault: true, Code: 'Bad', Message: 'too long' }];
  sqs.on(SendMessageBatchCommand).resolves({ Failed });
  await expect(sendAll(queue, [{}])).rejects.toThrow('1 messages were refused: too long');
});
