import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { auditRow } from '../../ingestion/jobs/job-rows.ts';
import { log } from '../../platform/log.ts';
import { Meter } from '../../table/alert.ts';
import { startTestTable, type TestTable } from '../../table/fixtures/dynamodb-local.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { aUser } from '../../table/fixtures/user.ts';
import { auditKey, type Key, meterKey } from '../../table/keys.ts';
import { readPartition, toKey } from '../../table/rows.ts';
import { allShards } from '../../table/shards.ts';
import { fanOut } from '../fan-out.ts';
import { memoryIndex, memoryLedger } from '../fixtures/memory-index.ts';
import { partitionsOf } from '../match.ts';
import { FULL_RANGE } from '../slice.ts';
import { auditStore } from './audit-store.ts';
import { type Deps, runAudit } from './run-audit.ts';

const NOON = new Date('2026-06-01T12:00:00.000Z');
const MINUTE = 60_000;
const after = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE);

let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.stop());
const put = (Item: object) => table.documents.send(new PutCommand({ TableName: table.name, Item }));

async function auditKeys(): Promise<Key[]> {
  const keys: Key[] = [];
  for (const shard of allShards('audit'))
    for await (const rows of readPartition(table, auditKey(shard, '', '').pk)) keys.push(...rows.map(toKey));
  return keys;
}

/** A job that people want, whose audit row is in the table. */
async function given(jobID: string, people: number) {
  const job = aJob({ jobID });
  const row = auditRow(job, NOON);
  await put(job);
  await put(row);
  const wanting = Array.from({ length: people }, (_, number) => ({
    user: aUser({ sub: `${jobID}-person-${number}` }),
    since: 0,
  }));
  const ledger = memoryLedger();
  const store = auditStore(table);
  const queued: Key[] = [];
  const resend = jest.fn<Deps['resend']>(async () => undefined);
  const deps: Deps = {
    index: memoryIndex(wanting, NOON),
    ledger,
    store,
    readMeters: store.readMeters,
    resend,
    queueSlices: async (keys) => void queued.push(...keys),
    now: () => after(5),
  };
  return { job, key: toKey(row), deps, ledger, queued, resend };
}

beforeEach(async () => {
  for (const key of await auditKeys()) await auditStore(table).remove(key);
});

describe('an audit', () => {
  test('MATCH-02 of a day without failures runs once, and resends nothing', async () => {
    // given a job whose alerts were sent or wait for a due row
    const { job, key, deps, ledger, resend } = await given('calm', 3);
    await fanOut(deps, job, FULL_RANGE, NOON);
    for (const [name, alert] of ledger.alerts) {
      const sub = alert.pk.slice('ALERT#'.length);
      if (sub.endsWith('0')) ledger.alerts.set(name, { ...alert, state: 'sent' });
      else
        await put({ ...meterKey(sub), ...Meter.parse({ dueAt: after(20).getTime() }), charged: undefined });
    }
    // when
    await runAudit(deps, key);
    // then
    expect(resend.mock.calls.flatMap(([alerts]) => alerts)).toEqual([]);
    expect(await auditKeys()).toEqual([]);
    await runAudit(deps, key);
  });

  test('MATCH-02 that finds missing alerts opens them and runs again in ten minutes', async () => {
    const { key, deps, ledger } = await given('lost', 2);
    await runAudit(deps, key);
    expect(ledger.alerts.size).toBe(2);
    expect(await auditKeys()).toEqual([{ ...key, sk: `${after(15).toISOString()}#lost` }]);
  });

  test('MATCH-02 of a popular job is split into slices, which are audited one by one', async () => {
    const { job, key, deps, ledger, queued } = await given('popular', 5_500);
    await fanOut(deps, job, FULL_RANGE, NOON, { limit: 10_000 });
    for (const [name, alert] of ledger.alerts) ledger.alerts.set(name, { ...alert, state: 'sent' });
    ledger.alerts.delete('ALERT#popular-person-5499 popular');
    await runAudit(deps, key);
    expect(queued.length).toBeGreaterThan(1);
    expect(await auditKeys()).toEqual(expect.arrayContaining(queued));
    // The list grows while it is worked.
    for (const next of queued) await runAudit(deps, next);
    expect(ledger.alerts.has('ALERT#popular-person-5499 popular')).toBe(true);
    // then only the slice with the missing alert is audited again
    expect(await auditKeys()).toHaveLength(1);
  });

  test('MATCH-02 of a popular job whose alerts stay on their way is repeated slice by slice, and no slice twice', async () => {
    // given that no alert is delivered for an hour
    const { job, key, deps, ledger, resend } = await given('stuck', 3_200);
    await fanOut(deps, job, FULL_RANGE, NOON, { limit: 10_000 });
    await runAudit(deps, key);
    const auditAll = async (minutes: number) => {
      resend.mockClear();
      let time = after(minutes).getTime();
      const now = () => {
        time += 1;
        return new Date(time);
      };
      for (const next of await auditKeys()) await runAudit({ ...deps, now }, next);
      return { rows: (await auditKeys()).length, resent: resend.mock.calls.flatMap(([alerts]) => alerts) };
    };
    const first = await auditAll(10);
    for (const minutes of [20, 30]) {
      // when
      const { rows, resent } = await auditAll(minutes);
      // then every alert is resent, and those of a person between two slices perhaps twice
      expect(rows).toBe(first.rows);
      expect(new Set(resent.map(({ pk }) => pk)).size).toBe(3_200);
      expect(resent.length).toBeLessThanOrEqual(3_200 + rows);
    }
    for (const [name, alert] of ledger.alerts) ledger.alerts.set(name, { ...alert, state: 'sent' });
    expect(await auditAll(40)).toEqual({ rows: 0, resent: [] });
  }, 30_000);

  test('MATCH-02 of a job in many cities is split by partitions before it is matched', async () => {
    const { job, key, deps, ledger, queued } = await given('cities', 3);
    const locations = Array.from({ length: 120 }, (_, n) => ({
      city: `City ${n}`,
      state: 'Some',
      // Few places in each country, because many are looked up as a whole country.
      country: `Q${n}`,
    }));
    await put({ ...job, locations: [...job.locations, ...locations] });
    expect(partitionsOf({ ...job, locations: [...job.locations, ...locations] }).length).toBeGreaterThan(250);
    await runAudit(deps, key);
    expect([ledger.alerts.size, (await auditKeys()).length]).toEqual([0, queued.length]);
    expect(queued.length).toBeGreaterThan(1);
    for (const next of queued) await runAudit(deps, next);
    expect(ledger.alerts.size).toBe(3);
  });

  test('MATCH-02 that fails is postponed, and logged', async () => {
    const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
    const { key, deps } = await given('broken', 1);
    const index = { ...deps.index, query: () => Promise.reject(new Error('Too busy.')) };
    await runAudit({ ...deps, index }, key);
    expect(await auditKeys()).toEqual([{ ...key, sk: `${after(15).toISOString()}#broken` }]);
    expect(warn).toHaveBeenCalledWith('job not audited', { jobId: 'broken', error: new Error('Too busy.') });
    warn.mockRestore();
  });

  test('of a job that is gone is done', async () => {
    const { deps } = await given('here', 0);
    const row = auditRow(aJob({ jobID: 'gone' }), NOON);
    await put(row);
    await runAudit(deps, toKey(row));
    expect((await auditKeys()).map(({ sk }) => sk)).toEqual([`${NOON.toISOString()}#here`]);
  });
});
