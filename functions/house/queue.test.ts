import { describe, expect, test } from '@jest/globals';
import type { SQSRecord } from 'aws-lambda';
import { log } from './log.ts';
import { consumeEach } from './queue.ts';

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
});
