import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestTable, type TestTable } from '../../table/fixtures/dynamodb-local.ts';
import { letterKey, quotaKey } from '../../table/keys.ts';
import { deletePartition } from '../../table/rows.ts';
import { CLAIM_MS, JOB_TIMEOUT_MS } from './generation-job.ts';
import { type GenerationStore, generationStore } from './generation-store.ts';

const NOON = new Date('2026-06-01T12:00:00.000Z');
const after = (milliseconds: number) => new Date(NOON.getTime() + milliseconds);
const LIMIT = { name: 'write_things', max: 3 };

let table: TestTable;
let store: GenerationStore;
let sub: string;
let count = 0;
beforeAll(async () => {
  table = await startTestTable();
  store = generationStore(table, LIMIT);
});
afterAll(() => table.stop());
beforeEach(() => {
  count += 1;
  sub = `person-${count}`;
});

const key = (id = 'one') => letterKey(sub, id);
const start = (turn = 'first', id = 'one', now = NOON) =>
  store.start(key(id), { sub, turn, fields: { about: turn }, now });
async function claim(now = NOON) {
  const job = await store.claim(key(), now);
  if (job === undefined || job === 'claimed') throw new Error(`The job was not claimed: ${job}.`);
  return job;
}
const usedQuota = async () => {
  const Key = quotaKey(sub, LIMIT.name, '2026-06-01');
  return (await table.documents.send(new GetCommand({ TableName: table.name, Key }))).Item?.['taken'];
};

describe('AI-02 a generation job', () => {
  test('is started and counted together, or neither', async () => {
    expect(await start()).toBe('started');
    expect(await store.read(key(), NOON)).toMatchObject({ state: 'writing', about: 'first', why: '' });
    expect(await usedQuota()).toBe(1);
    expect(await start('second')).toBe('in progress');
    expect([await usedQuota(), (await store.read(key(), NOON))?.turn]).toEqual([1, 'first']);
    expect([await start('a', 'two'), await start('b', 'three')]).toEqual(['started', 'started']);
    expect(await start('c', 'four')).toBe('quota used up');
    expect(await store.read(key('four'), NOON)).toBeUndefined();
  });

  test('is started and counted once by concurrent requests', async () => {
    const results = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((turn) => start(turn)));
    expect(results.filter((result) => result === 'started')).toHaveLength(1);
    expect(await usedQuota()).toBe(1);
  });

  test('is started concurrently only as often as the quota allows', async () => {
    const results = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((id) => start(id, id)));
    expect(results.filter((result) => result === 'started')).toHaveLength(3);
    expect(results.filter((result) => result === 'quota used up')).toHaveLength(2);
    expect(await usedQuota()).toBe(3);
  });

  test('is claimed by one worker at a time, and by another after the claim expires', async () => {
    await start();
    const job = await claim();
    expect(await store.claim(key(), after(1))).toBe('claimed');
    expect(await store.claim(key(), after(CLAIM_MS + 1))).toMatchObject({ turn: 'first' });
    await store.release(job);
    expect(await store.claim(key(), after(2))).toMatchObject({ turn: 'first' });
  });

  test('saves progress and completes, and a redelivered message finds nothing to do', async () => {
    await start();
    const job = await claim();
    expect(await store.saveProgress(job, { text: 'Dear' })).toBe(true);
    await store.complete(job, { text: 'Dear all', about: undefined });
    const row = await store.read(key(), after(JOB_TIMEOUT_MS * 2));
    expect(row).toMatchObject({ state: 'ready', text: 'Dear all' });
    expect(row).not.toHaveProperty('about');
    expect(await store.claim(key(), NOON)).toBeUndefined();
    expect(await store.saveProgress(job, { text: 'late' })).toBe(false);
    expect(await usedQuota()).toBe(1);
  });

  test('that fails says why, is refunded once, and can be restarted', async () => {
    await start();
    const job = await claim();
    await store.fail(job, 'It failed.', { about: undefined });
    await store.fail(job, 'It failed twice.');
    expect(await store.read(key(), NOON)).toMatchObject({ state: 'failed', why: 'It failed.' });
    expect(await usedQuota()).toBe(0);
    expect(await start('second')).toBe('started');
    await store.fail(job, 'The first request again.');
    expect([await usedQuota(), (await store.read(key(), NOON))?.state]).toEqual([1, 'writing']);
  });

  test('that is overdue fails and is refunded once', async () => {
    await start();
    const late = after(JOB_TIMEOUT_MS);
    expect(await store.read(key(), after(JOB_TIMEOUT_MS - 1))).toMatchObject({ state: 'writing' });
    expect(await store.claim(key(), late)).toBeUndefined();
    const reads = await Promise.all([1, 2, 3].map(() => store.read(key(), late)));
    for (const read of reads)
      expect(read).toMatchObject({ state: 'failed', why: expect.stringMatching(/doesn't count/) });
    expect(await usedQuota()).toBe(0);
  });

  test('is neither updated nor counted after the account is erased', async () => {
    await start();
    const job = await claim();
    await deletePartition(table, key().pk);
    await deletePartition(table, quotaKey(sub, '', '').pk);
    expect(await store.saveProgress(job, { text: 'Dear' })).toBe(false);
    await store.complete(job, { text: 'Dear all' });
    await store.fail(job, 'It failed.');
    await store.release(job);
    expect(await store.read(key(), NOON)).toBeUndefined();
    expect(await usedQuota()).toBeUndefined();
  });
});
