import { beforeEach, describe, expect, test } from '@jest/globals';
import { listingRow } from '../ingestion/jobs/job-rows.ts';
import { aJob } from '../table/fixtures/job.ts';
import type { Job } from '../table/job.ts';
import { decodeEntry } from '../table/listing-entry.ts';
import { cutPage } from './index/page.ts';
import { liveListing } from './live-listing.ts';
import { toColumns } from './log/entry-columns.ts';
import type { ColumnLog } from './log/listing-log.ts';

const NOON = Date.parse('2026-06-03T12:00:00.000Z');
const SECOND = 1_000;
const HOUR = 3_600_000;

let now: number;
let log: ReturnType<typeof listingRow>[];
let reads: { day: string; after: string }[];
let applied: string[];
let fails: boolean;
let source: ColumnLog;
let shown: () => Promise<string[]>;

beforeEach(() => {
  now = NOON;
  log = [];
  reads = [];
  applied = [];
  fails = false;
  source = {
    async follow(day, after, onEntries, isKnown = () => false) {
      reads.push({ day, after });
      const entries = log
        .filter(({ pk, sk }) => pk.startsWith(`LISTING#${day}#`) && sk > after)
        .sort((one, other) => (one.sk < other.sk ? -1 : 1))
        .filter(({ sk }) => !isKnown(sk))
        .map(decodeEntry);
      if (fails) throw new Error('The table is busy.');
      applied.push(...entries.map(({ jobId }) => jobId));
      onEntries(toColumns(entries));
    },
  };
  const listing = liveListing(source, () => now);
  shown = async () => {
    const filters = { date: new Date(now).toISOString().slice(0, 10), fRole: 'En', jobType: 'Fu' } as const;
    return [...cutPage(await listing(), filters, now).jobIds];
  };
});

/** Writes a version of a job to the log. */
function write(jobID: string, facts: Partial<Job> = {}, writtenAt = now): void {
  const job = aJob({ jobID, jobDetected: new Date(writtenAt).toISOString(), ...facts });
  log.push(listingRow(job, new Date(writtenAt)));
}

describe('the live listing', () => {
  test('HOME-01 starts with the log of three UTC days', async () => {
    write('today', {}, NOON - HOUR);
    write('yesterday', {}, NOON - 30 * HOUR);
    write('long ago', {}, NOON - 60 * HOUR);
    expect(await shown()).toEqual(['today', 'yesterday']);
    expect(reads.map(({ day }) => day)).toEqual(['2026-06-01', '2026-06-02', '2026-06-03']);
  });

  test('reads the log again only after a second, and then only its tail', async () => {
    await shown();
    write('new');
    expect(await shown()).toEqual([]);
    now += SECOND + 1;
    expect(await shown()).toEqual(['new']);
    expect(reads.slice(3)).toEqual([{ day: '2026-06-03', after: '2026-06-03T11:59:50.000Z' }]);
  });

  test('applies each row once, however often the tail brings it, and again only after a failed read', async () => {
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
    expect(applied).toEqual(['long ago', 'just now', 'new']);
  });

  test('HOME-20 never answers with a listing older than the moment a reader continues from', async () => {
    const listing = liveListing(source, () => now);
    expect((await listing()).settledAt).toBe(NOON - SECOND);
    now += SECOND / 2;
    expect((await listing(NOON - SECOND)).settledAt).toBe(NOON - SECOND);
    expect((await listing(NOON - SECOND / 2)).settledAt).toBe(NOON - SECOND / 2);
  });

  test('reads the log once for concurrent readers', async () => {
    await Promise.all([shown(), shown(), shown()]);
    expect(reads).toHaveLength(3);
  });

  test('follows a job’s edit, close and reopening', async () => {
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

  test('shows a job that was written late or by a slow clock', async () => {
    await shown();
    now += 2 * SECOND;
    await shown();
    write('late', {}, now - 9 * SECOND);
    now += 2 * SECOND;
    expect(await shown()).toEqual(['late']);
  });

  test('shows a job that was written after all clocks were put back an hour', async () => {
    await shown();
    now -= HOUR;
    write('after the jump');
    now += 60 * SECOND;
    expect(await shown()).toEqual(['after the jump']);
    write('a minute later');
    now += 2 * SECOND;
    expect(await shown()).toEqual(['a minute later', 'after the jump']);
  });

  test('continues over midnight and forgets past days', async () => {
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

  test('resumes after a failed read', async () => {
    write('first');
    await shown();
    fails = true;
    now += 2 * SECOND;
    write('second');
    await expect(shown()).rejects.toThrow('The table is busy.');
    fails = false;
    expect(await shown()).toEqual(['second', 'first']);
  });

  test('shows a job detected yesterday and written today among yesterday’s', async () => {
    await shown();
    now += 2 * SECOND;
    write('new');
    write('replayed', { jobDetected: new Date(NOON - 24 * HOUR).toISOString() });
    expect(await shown()).toEqual(['new', 'replayed']);
  });
});
