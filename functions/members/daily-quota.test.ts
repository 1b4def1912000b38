import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestTable, type TestTable } from '../table/fixtures/dynamodb-local.ts';
import { quotaKey } from '../table/keys.ts';
import { dailyQuota } from './daily-quota.ts';
import { quotaPersonalData } from './quota-personal-data.ts';

const NOW = new Date('2026-06-01T23:59:00.000Z');
const TOMORROW = new Date('2026-06-02T00:00:00.000Z');
const LIMIT = { name: 'a_thing', max: 6 };
let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.stop());

const row = async (sub: string) => {
  const Key = quotaKey(sub, 'a_thing', '2026-06-01');
  return (await table.documents.send(new GetCommand({ TableName: table.name, Key }))).Item;
};

describe('a daily quota', () => {
  test('AI-01 allows the limit per day and person, also to concurrent requests', async () => {
    const quota = dailyQuota(table, LIMIT, 'ada', NOW);
    const results = await Promise.all(Array.from({ length: LIMIT.max + 5 }, () => quota.consume()));
    expect(results.filter(Boolean)).toHaveLength(LIMIT.max);
    expect(await quota.consume()).toBe(false);
    expect(await dailyQuota(table, LIMIT, 'ada', TOMORROW).consume()).toBe(true);
    expect(await dailyQuota(table, LIMIT, 'bob', NOW).consume()).toBe(true);
  });

  test('AI-01 can be refunded, but never beyond the limit', async () => {
    const quota = dailyQuota(table, LIMIT, 'cleo', NOW);
    await quota.refund();
    expect(await row('cleo')).toBeUndefined();
    await quota.consume();
    await quota.refund();
    await quota.refund();
    expect(await row('cleo')).toMatchObject({ taken: 0, expiresAt: TOMORROW.getTime() / 1000 + 172_800 });
  });

  test('AI-01 allows three times as many attempts, whatever was refunded', async () => {
    const quota = dailyQuota(table, LIMIT, 'fay', NOW);
    for (let attempt = 0; attempt < 3 * LIMIT.max; attempt += 1) {
      expect(await quota.consume()).toBe(true);
      await quota.refund();
    }
    expect(await quota.consume()).toBe(false);
  });

  test('PRIV-01 is in the export and is erased with the account', async () => {
    const store = quotaPersonalData(table);
    await dailyQuota(table, LIMIT, 'dora', NOW).consume();
    await dailyQuota(table, LIMIT, 'dora', TOMORROW).consume();
    await dailyQuota(table, LIMIT, 'eve', NOW).consume();
    expect(await store.read('dora')).toEqual({
      usedPerDay: { '2026-06-01': { a_thing: 1 }, '2026-06-02': { a_thing: 1 } },
    });
    await store.erase('dora');
    await store.erase('dora');
    expect(await store.read('dora')).toEqual({ usedPerDay: {} });
    expect(await row('eve')).toMatchObject({ taken: 1 });
  });
});
