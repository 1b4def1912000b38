import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Invoke } from '../lambda/invoker.ts';
import { type Checkpoints, openCheckpoints } from './checkpoints.ts';
import { fakeStream, record } from './fixtures/fake-stream.ts';
import type { StreamRecord } from './stream-batch.ts';
import {
  type Stream,
  type StreamMappingOptions,
  startStreamMapping,
  type WriteCount,
} from './stream-mapping.ts';

let folder: string;
let checkpoints: Checkpoints;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stream-'));
  checkpoints = openCheckpoints(folder, 'mapping');
});
afterEach(() => rm(folder, { recursive: true }));

const NO_WRITES: WriteCount = { count: () => 0, waitForMore: async () => void (await wait(1)) };

const sequences = (event: unknown): number[] =>
  Object(event).Records.map(({ dynamodb }: StreamRecord) => Number(dynamodb.SequenceNumber));
const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
};

/**
 * Runs a mapping until the record `last` is processed. Returns the delivered batches and the records of discarded ones.
 */
async function run(
  stream: Stream,
  last: number,
  fails: (batch: number[]) => boolean,
  overrides: Partial<StreamMappingOptions> = {},
) {
  const batches: number[][] = [];
  const discarded: unknown[] = [];
  const invoke: Invoke = async (_, event) => {
    const batch = sequences(event);
    batches.push(batch);
    return fails(batch) ? { error: { errorType: 'Error', errorMessage: 'no' } } : { payload: null };
  };
  const mapping = startStreamMapping({
    functionName: 'Clerk',
    functionArn: 'arn:function',
    streamArn: 'arn:stream',
    bisectOnError: false,
    maximumRetries: -1,
    batchSize: 100,
    filter: () => true,
    stream,
    checkpoints,
    writes: NO_WRITES,
    invoke,
    onDiscard: async (record) => void discarded.push(record),
    retryDelayMs: () => 1,
    onError: (error) => {
      throw error;
    },
    ...overrides,
  });
  await until(() => [0, 1, 2].some((shard) => checkpoints.positionOf(`shard${shard}`) === String(last)));
  await mapping.stop();
  return { batches, discarded };
}

test('records are delivered in order, in batches up to the batch size, shard by shard', async () => {
  const stream = fakeStream(
    [1, 2, 3].map((n) => record(n)),
    [4, 5].map((n) => record(n)),
  );

  const { batches } = await run(stream, 5, () => false, { batchSize: 2 });

  expect(batches).toEqual([[1, 2], [3], [4, 5]]);
});

test('a restart continues after the last processed record', async () => {
  const records = [1, 2].map((n) => record(n));
  await run(fakeStream(records), 2, () => false);
  checkpoints = openCheckpoints(folder, 'mapping');

  const { batches } = await run(fakeStream([...records, record(3)]), 3, () => false);

  expect(batches).toEqual([[3]]);
});

test('records that do not match the filter are skipped', async () => {
  const filter = (event: unknown) => Object(event).eventName === 'INSERT';

  const { batches } = await run(fakeStream([1, 2, 3, 4].map((n) => record(n))), 4, () => false, { filter });

  expect(batches).toEqual([[1, 3]]);
});

test('a failed batch is retried before later records', async () => {
  let refusals = 2;
  const { batches } = await run(
    fakeStream([1, 2, 3].map((n) => record(n))),
    3,
    ([first]) => first === 1 && refusals-- > 0,
    {
      batchSize: 2,
    },
  );

  expect(batches).toEqual([[1, 2], [1, 2], [1, 2], [3]]);
});

test('bisecting isolates a bad record, discards it to the destination and loses no other', async () => {
  const { batches, discarded } = await run(
    fakeStream([1, 2, 3, 4].map((n) => record(n))),
    4,
    (batch) => batch.includes(3),
    { bisectOnError: true, maximumRetries: 1 },
  );

  expect(batches).toEqual([[1, 2, 3, 4], [1, 2], [3, 4], [3], [3], [4]]);
  expect(discarded).toMatchObject([
    {
      requestContext: {
        condition: 'RetryAttemptsExhausted',
        functionArn: 'arn:function',
        approximateInvokeCount: 2,
      },
      DDBStreamBatchInfo: {
        shardId: 'shard0',
        startSequenceNumber: '3',
        endSequenceNumber: '3',
        batchSize: 1,
        streamArn: 'arn:stream',
      },
    },
  ]);
});

test('without retries a failed batch is discarded at once, and the stream continues', async () => {
  const { batches, discarded } = await run(
    fakeStream([1, 2, 3].map((n) => record(n))),
    3,
    ([first]) => first === 1,
    {
      batchSize: 2,
      maximumRetries: 0,
    },
  );

  expect(batches).toEqual([[1, 2], [3]]);
  expect(discarded).toMatchObject([{ DDBStreamBatchInfo: { batchSize: 2 } }]);
});

test('stopping during a batch does not checkpoint it, so the next start delivers it again', async () => {
  const stream = fakeStream([record(1)]);
  let mapping: { stop(): Promise<void> } | undefined;
  let invocations = 0;
  const stopped = new Promise<void>((resolve) => {
    const invoke: Invoke = async () => {
      invocations += 1;
      void mapping?.stop().then(resolve);
      return { error: { errorType: 'Runtime.ExitError', errorMessage: 'killed' } };
    };
    mapping = startStreamMapping({
      functionName: 'Clerk',
      functionArn: 'arn',
      streamArn: 'arn',
      bisectOnError: false,
      maximumRetries: 0,
      batchSize: 1,
      filter: () => true,
      stream,
      checkpoints,
      writes: NO_WRITES,
      invoke,
      retryDelayMs: () => 1,
      onDiscard: async () => {},
      onError: () => {},
    });
  });
  await stopped;

  expect(invocations).toBe(1);
  expect(checkpoints.positionOf('shard0')).toBeUndefined();
});

test('a stream is idle once the records of every counted write are processed', async () => {
  const records: StreamRecord[] = [];
  let count = 0;
  let wake = () => {};
  let finish = (_: { payload: null }) => {};
  const mapping = startStreamMapping({
    functionName: 'Clerk',
    functionArn: 'arn',
    streamArn: 'arn',
    bisectOnError: false,
    maximumRetries: 0,
    batchSize: 1,
    filter: () => true,
    stream: fakeStream(records),
    checkpoints,
    writes: {
      count: () => count,
      waitForMore: (seen, signal) =>
        new Promise((resolve) => {
          wake = resolve;
          if (count > seen) resolve();
          signal.addEventListener('abort', () => resolve());
        }),
    },
    invoke: () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
    retryDelayMs: () => 1,
    onDiscard: async () => {},
    onError: () => {},
  });
  expect(mapping.idle()).toBe(false);
  await until(() => mapping.idle());

  // when a row is written, and its record is read and delivered
  records.push(record(1));
  count += 1;
  expect(mapping.idle()).toBe(false);
  wake();
  await until(() => mapping.delivered() === 1);
  expect(mapping.idle()).toBe(false);
  finish({ payload: null });

  // then the stream is idle again, also after a write that changed nothing
  await until(() => mapping.idle());
  count += 1;
  expect(mapping.idle()).toBe(false);
  wake();
  await until(() => mapping.idle());
  await mapping.stop();
});
