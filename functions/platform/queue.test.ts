import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs';
import { describe, expect, test } from '@jest/globals';
import type { SQSRecord } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { log } from './log.ts';
import { ContentionError, consumeEach } from './queue.ts';

log.setLogLevel('SILENT');

const event = (...bodies: string[]) => ({
  // Nothing else of a message is looked at.
  Records: bodies.map((body, number) => ({ messageId: `${number}`, body }) as SQSRecord),
});

describe('a batch of messages', () => {
  test('reports those that failed and no others, a broken one among them', async () => {
    const seen: unknown[] = [];
    const response = await consumeEach(event('1', '2', 'not JSON', '4'), async (body) => {
      seen.push(body);
      if (body === 2) throw new Error('Two is odd.');
    });
    expect(seen).toEqual([1, 2, 4]);
    expect(response).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }, { itemIdentifier: '2' }] });
  });

  test('that all went well reports nothing', async () => {
    expect(await consumeEach(event('1', '2'), async () => undefined)).toEqual({ batchItemFailures: [] });
  });

  test('lets a message that fails at once keep no other from its end', async () => {
    let done = false;
    await consumeEach(event('1', '2'), async (body) => {
      if (body === 1) throw new Error('At once.');
      await new Promise((resolve) => setImmediate(resolve));
      done = true;
    });
    expect(done).toBe(true);
  });

  test('retries one that met another run after 2 s, then 4 s, and at last after 40 s', async () => {
    const sqs = mockClient(SQSClient);
    const queue = { sqs: new SQSClient({}), url: 'https://sqs.example/profiles' };
    const received = (times: number) => ({
      messageId: `${times}`,
      body: '1',
      receiptHandle: `handle-${times}`,
      attributes: { ApproximateReceiveCount: `${times}` },
    });
    // Nothing else of a message is looked at.
    const Records = [1, 2, 9].map(received) as unknown as SQSRecord[];
    const response = await consumeEach(
      { Records },
      () => Promise.reject(new ContentionError('Busy.')),
      queue,
    );
    expect(response.batchItemFailures).toHaveLength(3);
    const changes = sqs.commandCalls(ChangeMessageVisibilityCommand).map(({ args }) => args[0].input);
    expect(changes).toEqual(
      [
        ['handle-1', 2],
        ['handle-2', 4],
        ['handle-9', 40],
      ].map(([ReceiptHandle, VisibilityTimeout]) => ({
        QueueUrl: queue.url,
        ReceiptHandle,
        VisibilityTimeout,
      })),
    );
  });

  test('leaves one that failed otherwise to its visibility timeout, and bears a queue that cannot be asked', async () => {
    const sqs = mockClient(SQSClient);
    sqs.rejects(new Error('down'));
    const queue = { sqs: new SQSClient({}), url: 'https://sqs.example/profiles' };
    const Records = event('1').Records.map((record) => ({
      ...record,
      attributes: { ...record.attributes, ApproximateReceiveCount: '1' },
    }));
    const work = (error: Error) => consumeEach({ Records }, () => Promise.reject(error), queue);
    expect(await work(new Error('Broken.'))).toEqual({ batchItemFailures: [{ itemIdentifier: '0' }] });
    expect(sqs.calls()).toHaveLength(0);
    expect(await work(new ContentionError('Busy.'))).toEqual({
      batchItemFailures: [{ itemIdentifier: '0' }],
    });
  });
});
