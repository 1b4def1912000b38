import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { anyText } from '@daybreak/contract/fixtures/any-text.ts';
import { beforeEach, expect, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import * as fc from 'fast-check';
import { sendAll } from './send-all.ts';

const sqs = mockClient(SQSClient);
const queue = { sqs: new SQSClient({}), url: 'https://sqs.example/turns.fifo' };
const sent = () =>
  sqs.commandCalls(SendMessageBatchCommand).map(({ args: [{ input }] }) => input.Entries ?? []);

beforeEach(() => {
  sqs.reset();
  sqs.on(SendMessageBatchCommand).resolves({});
});

test('messages are sent once, 10 per call', async () => {
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

test('messages of a FIFO queue have a group id, and a deduplication id if there is one', async () => {
  await sendAll(queue, [{ lane: 'a' }, { lane: 'b', id: 'x' }], {
    fifo: ({ lane, id }: { lane: string; id?: string }) => ({
      groupId: lane,
      ...(id ? { deduplicationId: id } : {}),
    }),
  });
  expect(sent()).toEqual([
    [
      { Id: '0', MessageBody: '{"lane":"a"}', MessageGroupId: 'a' },
      { Id: '1', MessageBody: '{"lane":"b","id":"x"}', MessageGroupId: 'b', MessageDeduplicationId: 'x' },
    ],
  ]);
});

test.each(['0 2026-11-28T12:00:00.000Z', '', 'a'.repeat(129), 'é'])(
  'a FIFO id that SQS would refuse, %j, is an error before anything is sent',
  async (id) => {
    for (const key of [{ groupId: id }, { groupId: 'a', deduplicationId: id }])
      await expect(sendAll(queue, [{}], { fifo: () => key })).rejects.toThrow('FIFO id');
    expect(sent()).toEqual([]);
  },
);

test('a refused message is an error, so that the caller can retry', async () => {
  const Failed = [{ Id: '0', SenderFault: true, Code: 'Bad', Message: 'too long' }];
  sqs.on(SendMessageBatchCommand).resolves({ Failed });
  await expect(sendAll(queue, [{}])).rejects.toThrow('SQS refused 1 messages: too long');
});

test('a permanently refused message is passed to onUnsendable, and the others are sent', async () => {
  const Failed = [{ Id: '1', SenderFault: true, Code: 'Bad', Message: 'too long' }];
  sqs.on(SendMessageBatchCommand).resolves({ Failed });
  const unsendable: unknown[] = [];
  await sendAll(queue, [{ n: 1 }, { n: 2 }], {
    onUnsendable: (message, reason) => unsendable.push({ message, reason }),
  });
  expect(unsendable).toEqual([{ message: { n: 2 }, reason: 'too long' }]);
});

test('a busy queue is an error even with onUnsendable', async () => {
  sqs.on(SendMessageBatchCommand).resolves({
    Failed: [{ Id: '0', SenderFault: false, Code: 'Busy', Message: 'too busy' }],
  });
  await expect(sendAll(queue, [{}], { onUnsendable: () => {} })).rejects.toThrow('too busy');
});

test('any text is sent as ASCII, which SQS always accepts, and is the same after parsing', async () => {
  await fc.assert(
    fc.asyncProperty(anyText(), async (text) => {
      sqs.resetHistory();
      await sendAll(queue, [{ text }]);
      const body = sent()[0]?.[0]?.MessageBody ?? '';
      expect(body).toMatch(/^[\x20-\x7e]*$/);
      expect(JSON.parse(body)).toEqual({ text });
    }),
    { examples: [['\uffff'], ['\ufffe\u0000'], ['😀'], ['\ud800']] },
  );
});
