import { describe, expect, test } from '@jest/globals';
import type { SQSRecord } from 'aws-lambda';
import * as z from 'zod';
import { consumeEach } from './consume-each.ts';
import { plentyOfTime } from './fixtures/plenty-of-time.ts';
import { log } from './log.ts';

log.setLogLevel('SILENT');

const event = (...bodies: string[]) => ({
  // consumeEach reads only these fields.
  Records: bodies.map(
    (body, number) =>
      ({ messageId: `${number}`, body, attributes: { ApproximateReceiveCount: '1' } }) as SQSRecord,
  ),
});

describe('a batch of messages', () => {
  test('reports only the messages that failed', async () => {
    const seen: unknown[] = [];
    const response = await consumeEach(event('1', '2', '4'), plentyOfTime, z.number(), async (body) => {
      seen.push(body);
      if (body === 2) throw new Error('Two is odd.');
    });
    expect(seen).toEqual([1, 2, 4]);
    expect(response).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] });
  });

  test('OPS-01 sets aside at once what nobody can read, and fails only if it can’t be set aside', async () => {
    const dead: string[] = [];
    const response = await consumeEach(
      event('1', 'not JSON', '"text"', '', '3'),
      plentyOfTime,
      z.number(),
      async () => undefined,
      async ({ body }) => {
        if (body === '') throw new Error('The queue is gone.');
        dead.push(body);
      },
    );
    expect(dead).toEqual(['not JSON', '"text"']);
    expect(response).toEqual({ batchItemFailures: [{ itemIdentifier: '3' }] });
  });

  test('reports no failures if every message succeeds', async () => {
    const response = await consumeEach(event('1', '2'), plentyOfTime, z.number(), async () => undefined);
    expect(response).toEqual({ batchItemFailures: [] });
  });

  test('finishes the other messages after one has failed early', async () => {
    let done = false;
    await consumeEach(event('1', '2'), plentyOfTime, z.number(), async (body) => {
      if (body === 1) throw new Error('Fails early.');
      await new Promise((resolve) => setImmediate(resolve));
      done = true;
    });
    expect(done).toBe(true);
  });

  test('reports only the message that is not finished shortly before the timeout', async () => {
    const noTimeLeft = { getRemainingTimeInMillis: () => 0 };
    const response = await consumeEach(event('1', '2', '3'), noTimeLeft, z.number(), async (body) => {
      if (body === 2) await new Promise(() => undefined);
    });
    expect(response).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] });
  });
});
