import { describe, expect, test } from '@jest/globals';
import type { SQSRecord } from 'aws-lambda';
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
  test('reports only the messages that failed, including one that is not JSON', async () => {
    const seen: unknown[] = [];
    const response = await consumeEach(event('1', '2', 'not JSON', '4'), plentyOfTime, async (body) => {
      seen.push(body);
      if (body === 2) throw new Error('Two is odd.');
    });
    expect(seen).toEqual([1, 2, 4]);
    expect(response).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }, { itemIdentifier: '2' }] });
  });

  test('reports no failures if every message succeeds', async () => {
    const response = await consumeEach(event('1', '2'), plentyOfTime, async () => undefined);
    expect(response).toEqual({ batchItemFailures: [] });
  });

  test('finishes the other messages after one has failed early', async () => {
    let done = false;
    await consumeEach(event('1', '2'), plentyOfTime, async (body) => {
      if (body === 1) throw new Error('Fails early.');
      await new Promise((resolve) => setImmediate(resolve));
      done = true;
    });
    expect(done).toBe(true);
  });

  test('reports only the message that is not finished shortly before the timeout', async () => {
    const noTimeLeft = { getRemainingTimeInMillis: () => 0 };
    const response = await consumeEach(event('1', '2', '3'), noTimeLeft, async (body) => {
      if (body === 2) await new Promise(() => undefined);
    });
    expect(response).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] });
  });
});
