import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestTable, type TestTable } from '../../table/fixtures/dynamodb-local.ts';
import { countedByHand, entryOf, NOON, TODAY } from './fixtures/log.ts';
import { type StatsStore, statsStore } from './stats-store.ts';

let table: TestTable;
let store: StatsStore;
beforeAll(async () => {
  table = await startTestTable();
  store = statsStore(table);
});
afterAll(() => table.stop());

const SOURCES = { states: { fresh: 3 }, medianAge: 4, oldestAge: 9, systems: [] };
const counted = (...hours: number[]) => ({
  day: TODAY,
  ...countedByHand(
    hours.map((hour) => {
      const at = Date.parse(TODAY) + hour * 3_600_000;
      return entryOf(`job ${hour}`, at, at);
    }),
    TODAY,
  ),
});
const at = (minutes: number) => new Date(NOON + minutes * 60_000);

describe('the stored numbers of a day', () => {
  test('STATS-01 are replaced by a newer count, but not by an older one that comes late', async () => {
    await store.saveCounts(counted(1), at(0), SOURCES);
    await store.saveCounts(counted(1, 2), at(2), SOURCES);
    await store.saveCounts(counted(1, 2), at(2), SOURCES);
    await store.saveCounts(counted(1), at(1), SOURCES);
    const row = (await store.since(TODAY)).counts.get(TODAY);
    expect(row?.jobs).toEqual(counted(1, 2).jobs);
    expect(row?.countedAt).toBe(at(2).toISOString());
  });

  test('STATS-01 keep their last sources when the day is over', async () => {
    await store.saveCounts(counted(1, 2, 3), at(720));
    expect((await store.since(TODAY)).counts.get(TODAY)).toMatchObject({
      jobs: counted(1, 2, 3).jobs,
      sources: SOURCES,
    });
  });

  test('STATS-01 add up what workers write, next to the counts', async () => {
    const latencies = new Map([
      [2, 3],
      [10, 1],
    ]);
    await store.addAlerts(NOON, { alerts: 5, messages: 4, charged: 2, texts: 1, refused: 0, latencies });
    await store.addAlerts(NOON, {
      alerts: 1,
      messages: 1,
      charged: 1,
      texts: 0,
      refused: 3,
      latencies: new Map([[2, 1]]),
    });
    expect((await store.since(TODAY)).alerts.get(TODAY)).toMatchObject({
      alerts: 6,
      messages: 5,
      charged: 3,
      texts: 1,
      refused: 3,
      within2: 4,
      within10: 1,
    });
  });

  test('STATS-01 are kept for 90 days, and earlier days are not read', async () => {
    const { Items } = await table.documents.send(new ScanCommand({ TableName: table.name }));
    const until = Date.parse(TODAY) / 1000 + 90 * 86_400;
    expect(Items?.map(({ expiresAt }) => expiresAt)).toEqual([until, until]);
    const none = { counts: new Map(), alerts: new Map(), operations: new Map() };
    expect(await store.since('2026-05-21')).toEqual(none);
  });
});
