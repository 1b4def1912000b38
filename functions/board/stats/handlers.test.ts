import { DynamoDBDocumentClient, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { newBoard } from '../../ingestion/registry/board-store.ts';
import { encodeEntry, type ListingEntry } from '../../table/listing-entry.ts';
import { entryOf, NOON, TODAY } from './fixtures/log.ts';

const documents = mockClient(DynamoDBDocumentClient);
const board = newBoard({ ats: 'greenhouse', slug: 'acme', company: '', favorite: false }, new Date(NOON));
const log: ListingEntry[] = [];
let count: typeof import('./count-stats.handler.ts')['handler'];
let live: typeof import('./live-stats.handler.ts')['handler'];

beforeAll(async () => {
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    TABLE_NAME: 'daybreak',
    POWERTOOLS_LOG_LEVEL: 'SILENT',
  });
  ({ handler: count } = await import('./count-stats.handler.ts'));
  ({ handler: live } = await import('./live-stats.handler.ts'));
});
beforeEach(() => {
  jest.useFakeTimers({ now: NOON, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout'] });
  documents.reset();
  documents.on(UpdateCommand).resolves({});
  documents.on(QueryCommand).callsFake(({ ExpressionAttributeValues: values }) => ({
    Items: values[':pk'] === board.pk ? [board] : rowsIn(values[':pk']),
  }));
});
afterEach(() => {
  jest.useRealTimers();
});

/** The log's rows of a day, all in its first shard. */
const rowsIn = (pk: string) =>
  log
    .filter(({ written: at }) => pk === `LISTING#${at.slice(0, 10)}#0`)
    .map((entry) => ({ pk, sk: `${entry.written}#${entry.jobId}`, entry: encodeEntry(entry) }));

const written = () =>
  documents.commandCalls(UpdateCommand).map(({ args: [{ input }] }) => ({
    sk: input.Key?.['sk'],
    sources: input.ExpressionAttributeValues?.[':sources'],
    engineers: input.ExpressionAttributeValues?.[':jobs'].En.slice(10, 13),
  }));

describe('the count schedule', () => {
  const sources = {
    states: expect.objectContaining({ 'never read': 1 }),
    medianAge: null,
    oldestAge: null,
    systems: [{ ats: 'greenhouse', boards: 1, failing: 0, medianAge: null, p95Age: null }],
  };

  test('STATS-01 writes only today’s row on its first day: earlier days stay uncounted', async () => {
    log.push(entryOf('one', NOON - 60_000, NOON - 50_000));
    expect(await count()).toEqual({ jobs: 1 });
    expect(written()).toEqual([{ sk: `${TODAY}#counts`, sources, engineers: [0, 1, 0] }]);
  });

  test('STATS-01 counts yesterday once more and leaves its sources as they were', async () => {
    log.push(entryOf('old', NOON - 86_400_000, NOON));
    jest.setSystemTime(NOON + 120_000);
    expect(await count()).toEqual({ jobs: 1 });
    expect(written()).toEqual([
      { sk: '2026-05-19#counts', sources: undefined, engineers: [0, 0, 1] },
      { sk: `${TODAY}#counts`, sources, engineers: [0, 1, 0] },
    ]);
  });
});

describe('Query.liveStats', () => {
  test('STATS-01 reads the table once a minute, however many requests come', async () => {
    const ask = () => live({ field: 'liveStats', arguments: {} });
    expect(await ask()).toMatchObject({ value: { today: null, sevenDayAverage: { sample: true } } });
    await ask();
    expect(documents.commandCalls(QueryCommand)).toHaveLength(1);
    jest.setSystemTime(NOON + 60_000);
    await ask();
    expect(documents.commandCalls(QueryCommand)).toHaveLength(2);
  });

  test('reports a table failure without its details', async () => {
    documents.on(QueryCommand).rejects(new Error('daybreak is throttled'));
    jest.setSystemTime(NOON + 300_000);
    const answer = await live({ field: 'liveStats' });
    expect(answer).toHaveProperty('fault');
    expect(JSON.stringify(answer)).not.toContain('throttled');
  });
});
