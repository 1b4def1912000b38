import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestTable, type TestTable } from '../table/fixtures/dynamodb-local.ts';
import { quotaKey } from '../table/keys.ts';
import { dailyQuota } from './daily-quota.ts';
import { quotaPersonalData } from './quota-personal-data.ts';

const NOW = new Date('2026-06-01T23:59:00.000Z');
const TOMORROW = new Date('2026-06-02T00:00:00.000Z');
const THING = { name: 'a_thing', max: 6 };
let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.stop());

const row = async (sub: string) => {
  const Key = quotaKey(sub, 'a_thing', '2026-06-01');
  return (await table.documents.send(new GetCommand({ TableName: table.name, Key }))).Item;
};

describe('how often a person may have a thing in a day', () => {
  test('AI-01 is so often a day and no oftener, however many ask at once', async () => {
    const limit = dailyQuota(table, THING, 'ada', NOW);
    const tries = await Promise.all(Array.from({ length: THING.max + 5 }, () => limit.take()));
    expect(tries.filter(Boolean)).toHaveLength(THING.max);
    expect(await limit.take()).toBe(false);
    expect(await dailyQuota(table, THING, 'ada', TOMORROW).take()).toBe(true);
    expect(await dailyQuota(table, THING, 'bob', NOW).take()).toBe(true);
  });

  test('AI-01 is as before when what was taken is given back, and never more', async () => {
    const limit = dailyQuota(table, THING, 'cleo', NOW);
    await limit.giveBack();
    expect(await row('cleo')).toBeUndefined();
    await limit.take();
    await limit.giveBack();
    await limit.giveBack();
    expect(await row('cleo')).toMatchObject({ taken: 0, expiresAt: TOMORROW.getTime() / 1000 + 172_800 });
  });

  test('AI-01 ends after three times as many tries, however many were given back', async () => {
    const limit = dailyQuota(table, THING, 'fay', NOW);
    for (let turn = 0; turn < 3 * THING.max; turn += 1) {
      expect(await limit.take()).toBe(true);
      await limit.giveBack();
    }
    expect(await limit.take()).toBe(false);
  });

  test('ACC-01 is told to who asks for the own data, and goes with the account', async () => {
    const holding = quotaPersonalData(table);
    await dailyQuota(table, THING, 'dora', NOW).take();
    await dailyQuota(table, THING, 'dora', TOMORROW).take();
    await dailyQuota(table, THING, 'eve', NOW).take();
    expect(await holding.read('dora')).toEqual({
      usedPerDay: { '2026-06-01': { a_thing: 1 }, '2026-06-02': { a_thing: 1 } },
    });
    await holding.erase('dora');
    await holding.erase('dora');
    expect(await holding.read('dora')).toEqual({ usedPerDay: {} });
    expect(await row('eve')).toMatchObject({ taken: 1 });
  });
});
