import { expect, test } from '@jest/globals';
import { TooManyRequests } from '../lambda/concurrency.ts';
import type { Invoke } from '../lambda/invoker.ts';
import {
  type Queue,
  type QueueMappingOptions,
  type QueueRecord,
  startQueueMapping,
} from './queue-mapping.ts';

const record = (id: string): QueueRecord => ({
  messageId: id,
  receiptHandle: `receipt-${id}`,
  body: '{}',
});

/** A queue that returns each message once and records removals. */
function fakeQueue(messages: QueueRecord[]) {
  const removed: string[] = [];
  const queue: Queue = {
    async receive(limit, _, signal) {
      if (messages.length > 0) return messages.splice(0, limit);
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    },
    visibilityMs: async () => 60_000,
    remove: async (records) => void removed.push(...records.map(({ messageId }) => messageId)),
  };
  return { queue, removed };
}

const options = (
  overrides: Partial<QueueMappingOptions> & Pick<QueueMappingOptions, 'queue' | 'invoke'>,
): QueueMappingOptions => ({
  functionName: 'Clerk',
  batchSize: 10,
  maximumConcurrency: 1,
  onError: (error) => {
    throw error;
  },
  ...overrides,
});
const idsOf = (event: unknown): string[] =>
  Object(event).Records.map(({ messageId }: QueueRecord) => messageId);
const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
};

test('messages are removed when their batch succeeds, except those reported as failed', async () => {
  const { queue, removed } = fakeQueue([record('a'), record('b'), record('c')]);
  const invoke: Invoke = async () => ({ payload: { batchItemFailures: [{ itemIdentifier: 'b' }] } });

  const mapping = startQueueMapping(options({ queue, invoke }));
  await until(() => removed.length === 2 && mapping.idle());
  await mapping.stop();

  expect(removed).toEqual(['a', 'c']);
});

test('no message of a failed batch is removed, and the next batch is delivered', async () => {
  const { queue, removed } = fakeQueue(['a', 'b', 'c'].map((id) => record(id)));
  const invoke: Invoke = async (_, event) =>
    idsOf(event).includes('a') ? { error: { errorType: 'Error', errorMessage: 'no' } } : { payload: null };

  const mapping = startQueueMapping(options({ queue, invoke, batchSize: 2 }));
  await until(() => removed.length === 1 && mapping.idle());
  await mapping.stop();

  expect(removed).toEqual(['c']);
});

test('concurrent batches do not exceed the maximum concurrency', async () => {
  const { queue, removed } = fakeQueue(Array.from({ length: 12 }, (_, index) => record(String(index))));
  let running = 0;
  let maximum = 0;
  const invoke: Invoke = async () => {
    running += 1;
    maximum = Math.max(maximum, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return { payload: null };
  };

  const mapping = startQueueMapping(options({ queue, invoke, batchSize: 1, maximumConcurrency: 3 }));
  await until(() => removed.length === 12);
  await mapping.stop();

  expect(maximum).toBe(3);
  expect(mapping.delivered()).toBe(12);
});

test('OPS-01 a throttled batch is retried until it succeeds or its messages become visible again', async () => {
  const { queue, removed } = fakeQueue([record('a'), record('b')]);
  const handled: string[][] = [];
  let throttles = 3;
  const invoke: Invoke = async (_, event) => {
    throttles -= 1;
    if (throttles >= 0) throw new TooManyRequests();
    handled.push(idsOf(event));
    return { payload: null };
  };
  const mapping = startQueueMapping(options({ queue, invoke, maximumConcurrency: 4 }));
  await until(() => removed.length === 2 && mapping.idle());
  await mapping.stop();
  expect(handled).toEqual([['a', 'b']]);

  const late = fakeQueue([record('c')]);
  const expired = { ...late.queue, visibilityMs: async () => -60_000 };
  let calls = 0;
  const refuse: Invoke = async () => {
    calls += 1;
    throw new TooManyRequests();
  };
  const second = startQueueMapping(options({ queue: expired, invoke: refuse }));
  await until(() => calls === 1 && second.idle());
  await second.stop();
  expect([calls, late.removed]).toEqual([1, []]);
});
