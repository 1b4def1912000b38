import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestTable, type TestTable } from '../../table/fixtures/dynamodb-local.ts';
import { letterKey, quotaKey } from '../../table/keys.ts';
import { deletePartition } from '../../table/rows.ts';
import { HELD, LONGEST } from './writing.ts';
import { type WritingStore, writingStore } from './writing-store.ts';

const NOON = new Date('2026-06-01T12:00:00.000Z');
const after = (milliseconds: number) => new Date(NOON.getTime() + milliseconds);
const LIMIT = { name: 'write_things', max: 3 };

let table: TestTable;
let store: WritingStore;
let sub: string;
let count = 0;
beforeAll(async () => {
  table = await startTestTable();
  store = writingStore(table, LIMIT);
});
afterAll(() => table.stop());
beforeEach(() => {
  count += 1;
  sub = `person-${count}`;
});

const key = (id = 'one') => letterKey(sub, id);
const begin = (turn = 'first', id = 'one', now = NOON) =>
  store.begin(key(id), { sub, turn, fields: { about: turn }, now });
async function hold(now = NOON) {
  const held = await store.hold(key(), now);
  if (held === undefined || held === 'held') throw new Error(`It is not to be had: ${held}.`);
  return held;
}
const taken = async () => {
  const Key = quotaKey(sub, LIMIT.name, '2026-06-01');
  return (await table.documents.send(new GetCommand({ TableName: table.name, Key }))).Item?.['taken'];
};

describe('AI-02 something that is written for a person', () => {
  test('is begun and counted together, or neither', async () => {
    expect(await begin()).toBe('begun');
    expect(await store.read(key(), NOON)).toMatchObject({ state: 'writing', about: 'first', why: '' });
    expect(await taken()).toBe(1);
    expect(await begin('second')).toBe('being written');
    expect([await taken(), (await store.read(key(), NOON))?.turn]).toEqual([1, 'first']);
    expect([await begin('a', 'two'), await begin('b', 'three')]).toEqual(['begun', 'begun']);
    expect(await begin('c', 'four')).toBe('used up');
    expect(await store.read(key('four'), NOON)).toBeUndefined();
  });

  test('is begun once, and counted once, where it is asked for many times at once', async () => {
    const asked = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((turn) => begin(turn)));
    expect(asked.filter((one) => one === 'begun')).toHaveLength(1);
    expect(await taken()).toBe(1);
  });

  test('is begun for as many things at once as the day allows, and no more', async () => {
    const asked = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((id) => begin(id, id)));
    expect(asked.filter((one) => one === 'begun')).toHaveLength(3);
    expect(asked.filter((one) => one === 'used up')).toHaveLength(2);
    expect(await taken()).toBe(3);
  });

  test('is written by one at a time, and by another once the first must have ended', async () => {
    await begin();
    const held = await hold();
    expect(await store.hold(key(), after(1))).toBe('held');
    expect(await store.hold(key(), after(HELD + 1))).toMatchObject({ turn: 'first' });
    await store.release(held);
    expect(await store.hold(key(), after(2))).toMatchObject({ turn: 'first' });
  });

  test('grows and becomes whole, and a message that comes again finds nothing to do', async () => {
    await begin();
    const held = await hold();
    expect(await store.grow(held, { text: 'Dear' })).toBe(true);
    await store.finish(held, { text: 'Dear all', about: undefined });
    const row = await store.read(key(), after(LONGEST * 2));
    expect(row).toMatchObject({ state: 'ready', text: 'Dear all' });
    expect(row).not.toHaveProperty('about');
    expect(await store.hold(key(), NOON)).toBeUndefined();
    expect(await store.grow(held, { text: 'late' })).toBe(false);
    expect(await taken()).toBe(1);
  });

  test('that fails says why, is given back once, and may be asked for again', async () => {
    await begin();
    const held = await hold();
    await store.fail(held, 'It could not be.', { about: undefined });
    await store.fail(held, 'It could not be, twice.');
    expect(await store.read(key(), NOON)).toMatchObject({ state: 'failed', why: 'It could not be.' });
    expect(await taken()).toBe(0);
    expect(await begin('second')).toBe('begun');
    await store.fail(held, 'The first again.');
    expect([await taken(), (await store.read(key(), NOON))?.state]).toEqual([1, 'writing']);
  });

  test('that nobody finished has failed when its time is over, and is given back once', async () => {
    await begin();
    const late = after(LONGEST);
    expect(await store.read(key(), after(LONGEST - 1))).toMatchObject({ state: 'writing' });
    expect(await store.hold(key(), late)).toBeUndefined();
    const looks = await Promise.all([1, 2, 3].map(() => store.read(key(), late)));
    for (const look of looks)
      expect(look).toMatchObject({ state: 'failed', why: expect.stringMatching(/Nothing was counted/) });
    expect(await taken()).toBe(0);
  });

  test('is written no further, and counts nowhere, once all of the person is gone', async () => {
    await begin();
    const held = await hold();
    await deletePartition(table, key().pk);
    await deletePartition(table, quotaKey(sub, '', '').pk);
    expect(await store.grow(held, { text: 'Dear' })).toBe(false);
    await store.finish(held, { text: 'Dear all' });
    await store.fail(held, 'It could not be.');
    await store.release(held);
    expect(await store.read(key(), NOON)).toBeUndefined();
    expect(await taken()).toBeUndefined();
  });
});
