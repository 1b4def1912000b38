import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { anAlert } from '../table/fixtures/alert.ts';
import { startTestTable, type TestTable } from '../table/fixtures/dynamodb-local.ts';
import { aUser } from '../table/fixtures/user.ts';
import { dueKey } from '../table/keys.ts';
import { shardOf } from '../table/shards.ts';
import type { DeliveryStore } from './delivery-store.ts';
import { type DeliveryBench, inMemory, onDynamoDb } from './fixtures/delivery-bench.ts';

let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.stop());

const NOON = Date.parse('2026-06-01T12:00:00.000Z');
const WINDOW = 600_000;
const NOT_DUE = { dueAt: null, waitingFrom: '', waitingTo: null };
let people = 0;

describe.each([
  ['over DynamoDB', () => onDynamoDb(table)],
  ['in memory, as the model test uses it', inMemory],
])('the person’s queue %s', (_, bench) => {
  let store: DeliveryStore;
  let add: DeliveryBench['add'];
  let sub: string;
  beforeEach(async () => {
    ({ store, add } = bench());
    people += 1;
    sub = `person-${people}`;
    await add({ user: aUser({ sub }) });
  });

  test('a due row is removed unless it was put again since', async () => {
    const key = dueKey(shardOf('due', sub), '2026-06-01T12:10:00.000Z', sub);
    await store.putDue(sub, NOON + WINDOW);
    const version = (await store.readDue(key)) ?? '';
    await store.putDue(sub, NOON + WINDOW);
    await store.removeDue(key, version);
    expect(await store.readDue(key)).toEqual(expect.any(String));
    await store.removeDue(key, (await store.readDue(key)) ?? '');
    expect(await store.readDue(key)).toBeUndefined();
    await store.removeDue(key, version);
  });

  test('the meter notes a due row unless its entries have changed since', async () => {
    const due = { dueAt: NOON + WINDOW, waitingFrom: 'job-3', waitingTo: 'job-7' };
    expect(await store.noteDue(sub, NOT_DUE, due)).toBe(true);
    expect(await store.noteDue(sub, NOT_DUE, { ...due, waitingFrom: 'job-1' })).toBe(false);
    expect(await store.noteDue(sub, { ...due, waitingFrom: 'job-4' }, NOT_DUE)).toBe(false);
    expect(await store.noteDue(sub, { ...due, waitingTo: null }, NOT_DUE)).toBe(false);
    expect(await store.readMeter(sub)).toMatchObject(due);
    await store.clearDue(sub, NOON);
    expect(await store.readMeter(sub)).toMatchObject(due);
    await store.clearDue(sub, NOON + WINDOW);
    expect(await store.readMeter(sub)).toMatchObject({ ...due, dueAt: null });
  });

  test('alerts are read page by page, the newest jobs first', async () => {
    const ids = Array.from({ length: 130 }, (__, number) => `page-${number + 100}`);
    for (const jobId of ids) await add({ alert: anAlert(sub, jobId) });
    const found: string[] = [];
    let before: string | undefined;
    do {
      const { alerts, next } = await store.readAlertPage(sub, 'page-103', before);
      found.push(...alerts.map(({ sk }) => sk));
      before = next;
    } while (before !== undefined);
    expect(found).toEqual(ids.slice(3).reverse());
    expect((await store.readAlertPage(sub, '')).alerts[0]?.sk).toBe('page-229');
  });
});
