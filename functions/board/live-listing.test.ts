import { beforeEach, describe, expect, test } from '@jest/globals';
import { listingRow } from '../ingestion/jobs/rows.ts';
import { aJob } from '../table/fixtures/job.ts';
import type { Job } from '../table/job.ts';
import { decodeEntry } from '../table/listing-entry.ts';
import { pageOf } from './index/page.ts';
import { liveListing } from './live-listing.ts';
import { columnsOf } from './segments/entry-columns.ts';
import type { ColumnLog } from './segments/segmented-log.ts';

const NOON = Date.parse('2026-06-03T12:00:00.000Z');
const SECOND = 1_000;
const HOUR = 3_600_000;

let now: number;
let log: ReturnType<typeof listingRow>[];
let reads: { day: string; after: string }[];
let tells: string[];
let fails: boolean;
let source: ColumnLog;
let shown: () => Promise<string[]>;

beforeEach(() => {
  now = NOON;
  log = [];
  reads = [];
  tells = [];
  fails = false;
  source = {
    async follow(day, after, tell, isKnown = () => false) {
      reads.push({ day, after });
      const entries = log
        .filter(({ pk, sk }) => pk.startsWith(`LISTING#${day}#`) && sk > after)
        .sort((one, other) => (one.sk < other.sk ? -1 : 1))
        .filter(({ sk }) => !isKnown(sk))
        .map(decodeEntry);
      if (fails) throw new Error('The table is busy.');
      tells.push(...entries.map(({ jobId }) => jobId));
      tell(columnsOf(entries));
    },
  };
  const listing = liveListing(source, () => now);
  shown = async () => {
    const filters = { date: new Date(now).toISOString().slice(0, 10), fRole: 'En', jobType: 'Fu' } as const;
    return [...pageOf(await listing(), filters, now).jobIds];
  };
});

/** Puts a job into the log as it stood when it was written. */
function write(jobID: string, facts: Partial<Job> = {}, writtenAt = now): void {
  const job = aJob({ jobID, jobDetected: new Date(writtenAt).toISOString(), ...facts });
  log.push(listingRow(job, new Date(writtenAt)));
}

describe('the live listing', () => {
  test('HOME-01 begins with all that the log of three UTC days tells', async () => {
    write('today', {}, NOON - HOUR);
    write('yesterday', {}, NOON - 30 * HOUR);
    write('long ago', {}, NOON - 60 * HOUR);
    expect(await shown()).toEqual(['today', 'yesterday']);
    expect(reads.map(({ day }) => day)).toEqual(['2026-06-01', '2026-06-02', '2026-06-03']);
  });

  test('is read again only after a second, and then only its tail', async () => {
    await shown();
    write('new');
    expect(await shown()).toEqual([]);
    now += SECOND + 1;
    expect(await shown()).toEqual(['new']);
    expect(reads.slice(3)).toEqual([{ day: '2026-06-03', after: '2026-06-03T11:59:50.000Z' }]);
  });

  test('looks at each row once, however often the tail brings it, and at those again whose reading failed', async () => {
    write('long ago', {}, NOON - HOUR);
    write('just now', {}, NOON - SECOND);
    await shown();
    now += 2 * SECOND;
    write('new');
    fails = true;
    await expect(shown()).rejects.toThrow('The table is busy.');
    fails = false;
    for (let second = 0; second < 12; second += 2) {
      expect(await shown()).toEqual(['new', 'just now', 'long ago']);
      now += 2 * SECOND;
    }
    expect(tells).toEqual(['long ago', 'just now', 'new']);
  });

  test('HOME-20 answers nobody who goes on from a moment that another reader has settled from before it', async () => {
    const listing = liveListing(source, () => now);
    expect((await listing()).settled).toBe(NOON - SECOND);
    now += SECOND / 2;
    expect((await listing(NOON - SECOND)).settled).toBe(NOON - SECOND);
    expect((await listing(NOON - SECOND / 2)).settled).toBe(NOON - SECOND / 2);
  });

  test('is read once for all who ask at one moment', async () => {
    await Promise.all([shown(), shown(), shown()]);
    expect(reads).toHaveLength(3);
  });

  test('shows a job as it was edited, and no longer when it has closed, and again when it is open', async () => {
    write('job');
    expect(await shown()).toEqual(['job']);
    const detected = { jobDetected: new Date(now).toISOString() };
    now += 5 * SECOND;
    write('job', { ...detected, jobType: 'Co' });
    expect(await shown()).toEqual([]);
    now += 5 * SECOND;
    write('job', detected);
    expect(await shown()).toEqual(['job']);
    now += 5 * SECOND;
    write('job', { ...detected, closedAt: new Date(now).toISOString() });
    expect(await shown()).toEqual([]);
    now += 5 * SECOND;
    write('job', detected);
    expect(await shown()).toEqual(['job']);
  });

  test('shows a job that was written late, or by a clock that is behind', async () => {
    await shown();
    now += 2 * SECOND;
    await shown();
    write('late', {}, now - 9 * SECOND);
    now += 2 * SECOND;
    expect(await shown()).toEqual(['late']);
  });

  test('goes on over midnight, and forgets what is over', async () => {
    now = Date.parse('2026-06-03T23:59:58.000Z');
    write('before');
    expect(await shown()).toEqual(['before']);
    now += 4 * SECOND;
    write('after');
    expect(await shown()).toEqual(['after', 'before']);
    expect(reads.slice(3).map(({ day }) => day)).toEqual(['2026-06-03', '2026-06-04']);
    now += 48 * HOUR;
    expect(await shown()).toEqual([]);
  });

  test('is tried again after it could not be read, from where it was', async () => {
    write('first');
    await shown();
    fails = true;
    now += 2 * SECOND;
    write('second');
    await expect(shown()).rejects.toThrow('The table is busy.');
    fails = false;
    expect(await shown()).toEqual(['second', 'first']);
  });

  test('tells a job that is replayed as of yesterday among yesterday’s', async () => {
    await shown();
    now += 2 * SECOND;
    write('new');
    write('replayed', { jobDetected: new Date(NOON - 24 * HOUR).toISOString() });
    expect(await shown()).toEqual(['new', 'replayed']);
  });
});
