import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestTable, type TestTable } from '../table/dynamodb-local.ts';
import { quotaKey } from '../table/keys.ts';
import { dailyLimit, MOST_A_DAY } from './daily-limit.ts';
import { suggestionsHolding } from './holding.ts';

const NOW = new Date('2026-06-01T23:59:00.000Z');
const TOMORROW = new Date('2026-06-02T00:00:00.000Z');
let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
}, 60_000);
afterAll(() => table.stop());

const row = async (sub: string) => {
  const Key = quotaKey(sub, 'suggest_titles', '2026-06-01');
  return (await table.documents.send(new GetCommand({ TableName: table.name, Key }))).Item;
};

describe('how often a person may ask for suggestions', () => {
  test('AI-01 is so often a day and no oftener, however many ask at once', async () => {
    const limit = dailyLimit(table, 'ada', NOW);
    const tries = await Promise.all(Array.from({ length: MOST_A_DAY + 5 }, () => limit.take()));
    expect(tries.filter(Boolean)).toHaveLength(MOST_A_DAY);
    expect(await limit.take()).toBe(false);
    expect(await dailyLimit(table, 'ada', TOMORROW).take()).toBe(true);
    expect(await dailyLimit(table, 'bob', NOW).take()).toBe(true);
  });

  test('AI-01 is as before when what was taken is given back, and never more', async () => {
    const limit = dailyLimit(table, 'cleo', NOW);
    await limit.giveBack();
    expect(await row('cleo')).toBeUndefined();
    await limit.take();
    await limit.giveBack();
    await limit.giveBack();
    expect(await row('cleo')).toMatchObject({ taken: 0, expiresAt: NOW.getTime() / 1000 + 172_800 });
  });

  test('ACC-01 is told to who asks for the own data, and goes with the account', async () => {
    const holding = suggestionsHolding(table);
    await dailyLimit(table, 'dora', NOW).take();
    await dailyLimit(table, 'dora', TOMORROW).take();
    await dailyLimit(table, 'eve', NOW).take();
    expect(await holding.read('dora')).toEqual({ askedPerDay: { '2026-06-01': 1, '2026-06-02': 1 } });
    await holding.erase('dora');
    await holding.erase('dora');
    expect(await holding.read('dora')).toEqual({ askedPerDay: {} });
    expect(await row('eve')).toMatchObject({ taken: 1 });
  });
});
