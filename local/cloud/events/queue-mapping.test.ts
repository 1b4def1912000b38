import { expect, test } from '@jest/globals';
import { TooManyRequests } from '../lambda/concurrency.ts';
import type { Invoke } from '../lambda/invoker.ts';
import {
  type Queue,
  type QueueMappingOptions,
  type QueueRecord,
  startQueueMapping,
} from './queue-mapping.ts';

const record = (id: string, body = '{}'): QueueRecord => ({
  messageId: id,
  receiptHandle: `receipt-${id}`,
  body,
});

/** A queue that hands its messages out once, and remembers which of them were removed. */
function fakeQueue(messages: QueueRecord[]) {
  const removed: string[] = [];
  let wake = () => {};
  const queue: Queue = {
    async receive(limit, _, signal) {
      if (messages.length > 0) return messages.splice(0, limit);
      return new Promise((resolve, reject) => {
        wake = () => resolve(messages.splice(0, limit));
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    },
    visibilityMs: async () => 60_000,
    remove: async (records) => void removed.push(...records.map(({ messageId }) => messageId)),
  };
  return { queue, removed, wake: () => wake() };
}

const handled: string[][] = [];
const options = (
  given: Partial<QueueMappingOptions> & Pick<QueueMappingOptions, 'queue' | 'invoke'>,
): QueueMappingOptions => ({
  functionName: 'Clerk',
  batchSize: 10,
  windowSeconds: 0,
  maximumConcurrency: 1,
  reportsItemFailures: true,
  filter: () => true,
  onError: (error) => {
    throw error;
  },
  ...given,
});
const idsOf = (event: unknown): string[] =>
  Object(event).Records.map(({ messageId }: QueueRecord) => messageId);
const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
};

test('a message is removed when its batch succeeds, and one reported as failed stays', async () => {
  const { queue, removed } = fakeQueue([record('a'), record('b'), record('c')]);
  const invoke: Invoke = async () => ({ payload: { batchItemFailures: [{ itemIdentifier: 'b' }] } });

  const mapping = startQueueMapping(options({ queue, invoke }));
  await until(() => removed.length === 2 && mapping.idle());
  await mapping.stop();

  expect(removed).toEqual(['a', 'c']);
});

test('a batch whose function throws stays whole, and the next one is handed over', async () => {
  const { queue, removed } = fakeQueue(['a', 'b', 'c'].map((id) => record(id)));
  const invoke: Invoke = async (_, event) =>
    idsOf(event).includes('a') ? { error: { errorType: 'Error', errorMessage: 'no' } } : { payload: null };

  const mapping = startQueueMapping(options({ queue, invoke, batchSize: 2 }));
  await until(() => removed.length === 1 && mapping.idle());
  await mapping.stop();

  expect(removed).toEqual(['c']);
});

test('messages that the filter refuses are removed without being handed over', async () => {
  const { queue, removed } = fakeQueue([record('a', '{"kind":"x"}'), record('b', '{"kind":"y"}')]);
  handled.length = 0;
  const invoke: Invoke = async (_, event) => {
    handled.push(idsOf(event));
    return { payload: null };
  };

  const filter = (event: unknown) => Object(event).body.kind === 'x';
  const mapping = startQueueMapping(options({ queue, invoke, filter }));
  await until(() => removed.length === 2 && mapping.idle());
  await mapping.stop();

  expect(handled).toEqual([['a']]);
});

test('no more batches are in hand than the maximum concurrency', async () => {
  const { queue, removed } = fakeQueue(Array.from({ length: 12 }, (_, index) => record(String(index))));
  let inHand = 0;
  let most = 0;
  const invoke: Invoke = async () => {
    inHand += 1;
    most = Math.max(most, inHand);
    await new Promise((resolve) => setImmediate(resolve));
    inHand -= 1;
    return { payload: null };
  };

  const mapping = startQueueMapping(options({ queue, invoke, batchSize: 1, maximumConcurrency: 3 }));
  await until(() => removed.length === 12);
  await mapping.stop();

  expect(most).toBe(3);
  expect(mapping.delivered()).toBe(12);
});

test('within its window a batch grows beyond the ten messages of one answer', async () => {
  const { queue, removed } = fakeQueue(Array.from({ length: 25 }, (_, index) => record(String(index))));
  handled.length = 0;
  const invoke: Invoke = async (_, event) => {
    handled.push(idsOf(event));
    return { payload: null };
  };

  const mapping = startQueueMapping(options({ queue, invoke, batchSize: 25, windowSeconds: 30 }));
  await until(() => removed.length === 25);
  await mapping.stop();

  expect(handled.map((ids) => ids.length)).toEqual([25]);
});

test('OPS-01 a throttled batch is handed over again until it is worked, or its messages come again by themselves', async () => {
  const { queue, removed } = fakeQueue([record('a'), record('b')]);
  let throttles = 3;
  const invoke: Invoke = async (_, event) => {
    throttles -= 1;
    if (throttles >= 0) throw new TooManyRequests();
    handled.push(idsOf(event));
    return { payload: null };
  };
  handled.length = 0;
  const mapping = startQueueMapping(options({ queue, invoke, maximumConcurrency: 4 }));
  await until(() => removed.length === 2 && mapping.idle());
  await mapping.stop();
  expect(handled).toEqual([['a', 'b']]);

  const late = fakeQueue([record('c')]);
  const impatient = { ...late.queue, visibilityMs: async () => -60_000 };
  let calls = 0;
  const refuse: Invoke = async () => {
    calls += 1;
    throw new TooManyRequests();
  };
  const second = startQueueMapping(options({ queue: impatient, invoke: refuse }));
  await until(() => calls === 1 && second.idle());
  await second.stop();
  expect([calls, late.removed]).toEqual([1, []]);
});
