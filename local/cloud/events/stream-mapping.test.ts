import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Invoke } from '../lambda/invoker.ts';
import { type Checkpoints, openCheckpoints } from './checkpoints.ts';
import type { StreamRecord } from './stream-batch.ts';
import { type Stream, type StreamMappingOptions, startStreamMapping } from './stream-mapping.ts';

let folder: string;
let checkpoints: Checkpoints;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stream-'));
  checkpoints = openCheckpoints(folder, 'mapping');
});
afterEach(() => rm(folder, { recursive: true }));

const record = (sequence: number, ageSeconds = 0): StreamRecord => ({
  eventName: sequence % 2 ? 'INSERT' : 'MODIFY',
  dynamodb: { SequenceNumber: String(sequence), ApproximateCreationDateTime: Date.now() / 1000 - ageSeconds },
});

/** A stream of shards, each a list of records; all but the last are closed. An iterator is `shard:index`. */
function fakeStream(...shards: StreamRecord[][]): Stream {
  return {
    shards: async () =>
      shards.map((_, index) => ({
        shardId: `shard${index}`,
        parentShardId: index > 0 ? `shard${index - 1}` : undefined,
      })),
    async iterator(shardId, position) {
      const records = shards[Number(shardId.slice(5))] ?? [];
      if (position.type === 'AFTER_SEQUENCE_NUMBER')
        return `${shardId}:${records.findIndex((one) => one.dynamodb.SequenceNumber === position.sequenceNumber) + 1}`;
      return `${shardId}:${position.type === 'LATEST' ? records.length : 0}`;
    },
    async read(iterator, limit) {
      const [shardId = '', from = ''] = iterator.split(':');
      const shard = Number(shardId.slice(5));
      const records = (shards[shard] ?? []).slice(Number(from), Number(from) + limit);
      const ended = shard < shards.length - 1 && Number(from) + limit >= (shards[shard]?.length ?? 0);
      return { records, next: ended ? null : `${shardId}:${Number(from) + records.length}` };
    },
  };
}

const sequences = (event: unknown): number[] =>
  Object(event).Records.map(({ dynamodb }: StreamRecord) => Number(dynamodb.SequenceNumber));
const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
};

/** Runs a mapping until `last` is dealt with; gives the batches handed over and the records of what was given up. */
async function run(
  stream: Stream,
  last: number,
  fails: (batch: number[]) => unknown,
  given: Partial<StreamMappingOptions> = {},
) {
  const batches: number[][] = [];
  const discarded: unknown[] = [];
  const invoke: Invoke = async (_, event) => {
    const batch = sequences(event);
    batches.push(batch);
    const failure = fails(batch);
    if (failure === true) return { error: { errorType: 'Error', errorMessage: 'no' } };
    return { payload: failure ? { batchItemFailures: [{ itemIdentifier: String(failure) }] } : null };
  };
  const mapping = startStreamMapping({
    functionName: 'Clerk',
    functionArn: 'arn:function',
    streamArn: 'arn:stream',
    bisectOnError: false,
    reportsItemFailures: false,
    maximumRetries: -1,
    maximumAgeSeconds: -1,
    startingPosition: 'TRIM_HORIZON',
    batchSize: 100,
    filter: () => true,
    stream,
    checkpoints,
    nextRead: async () => void (await wait(1)),
    invoke,
    onDiscard: async (record) => void discarded.push(record),
    retryDelayMs: () => 1,
    onError: (error) => {
      throw error;
    },
    ...given,
  });
  await until(() => [0, 1, 2].some((shard) => checkpoints.positionOf(`shard${shard}`) === String(last)));
  await mapping.stop();
  return { batches, discarded };
}

test('records come in order, in batches of at most the batch size, from one shard after the other', async () => {
  const stream = fakeStream(
    [1, 2, 3].map((n) => record(n)),
    [4, 5].map((n) => record(n)),
  );

  const { batches } = await run(stream, 5, () => false, { batchSize: 2 });

  expect(batches).toEqual([[1, 2], [3], [4, 5]]);
});

test('a restart goes on after the last record that was dealt with', async () => {
  const records = [1, 2].map((n) => record(n));
  await run(fakeStream(records), 2, () => false);
  checkpoints = openCheckpoints(folder, 'mapping');

  const { batches } = await run(fakeStream([...records, record(3)]), 3, () => false);

  expect(batches).toEqual([[3]]);
});

test('what the filter refuses is passed over, and not seen again', async () => {
  const filter = (event: unknown) => Object(event).eventName === 'INSERT';

  const { batches } = await run(fakeStream([1, 2, 3, 4].map((n) => record(n))), 4, () => false, { filter });

  expect(batches).toEqual([[1, 3]]);
});

test('a batch that fails is tried again before anything after it', async () => {
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

test('bisecting finds the one bad record, gives it up to the destination and loses no other', async () => {
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

test('a reported failure is retried from its record on', async () => {
  let refusals = 1;
  const { batches } = await run(
    fakeStream([1, 2, 3, 4].map((n) => record(n))),
    4,
    () => (refusals-- > 0 ? 3 : false),
    {
      reportsItemFailures: true,
      bisectOnError: true,
    },
  );

  expect(batches).toEqual([
    [1, 2, 3, 4],
    [3, 4],
  ]);
});

test('without retries a failing batch is given up at once, and the stream goes on', async () => {
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

test('a record older than the maximum age is given up unseen', async () => {
  const { batches, discarded } = await run(fakeStream([record(1, 500), record(2)]), 2, () => false, {
    maximumAgeSeconds: 60,
  });

  expect(batches).toEqual([[2]]);
  expect(discarded).toMatchObject([{ requestContext: { condition: 'RecordAgeExceeded' } }]);
});

test('stopping in the middle of a batch leaves it unmarked, so that the next start sees it again', async () => {
  const stream = fakeStream([record(1)]);
  let mapping: { stop(): Promise<void> } | undefined;
  let seen = 0;
  const stopped = new Promise<void>((resolve) => {
    const invoke: Invoke = async () => {
      seen += 1;
      void mapping?.stop().then(resolve);
      return { error: { errorType: 'Runtime.ExitError', errorMessage: 'killed' } };
    };
    mapping = startStreamMapping({
      functionName: 'Clerk',
      functionArn: 'arn',
      streamArn: 'arn',
      bisectOnError: false,
      reportsItemFailures: false,
      maximumRetries: 0,
      maximumAgeSeconds: -1,
      startingPosition: 'TRIM_HORIZON',
      batchSize: 1,
      filter: () => true,
      stream,
      checkpoints,
      nextRead: async () => void (await wait(1)),
      invoke,
      retryDelayMs: () => 1,
      onDiscard: async () => {},
      onError: () => {},
    });
  });
  await stopped;

  expect(seen).toBe(1);
  expect(checkpoints.positionOf('shard0')).toBeUndefined();
});
