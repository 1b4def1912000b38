import { describe, expect, test } from '@jest/globals';
import { anAlert } from '../table/fixtures/alert.ts';
import { aJob } from '../table/fixtures/job.ts';
import type { Job } from '../table/job.ts';
import type { OpenedAlert } from './delivery-store.ts';
import { inMemory } from './fixtures/delivery-bench.ts';
import { withRecentJobs } from './recent-jobs.ts';

const NOON = Date.parse('2026-06-01T12:00:00.000Z');

/** A worker, its clock, and the jobs that it has read from the table. */
function aWorker() {
  const jobs = new Map<string, Job>();
  const clock = { now: NOON };
  const reads: string[] = [];
  let isBusy = false;
  const readJobs = async (alerts: readonly OpenedAlert[]) => {
    reads.push(...alerts.map(({ sk }) => sk));
    if (isBusy) throw new Error('Busy.');
    return alerts.flatMap(({ sk }) => jobs.get(sk) ?? []);
  };
  return {
    clock,
    reads,
    store: withRecentJobs({ ...inMemory().store, readJobs }, () => clock.now),
    save: (jobID: string, facts: Partial<Job> = {}) => jobs.set(jobID, aJob({ jobID, ...facts })),
    setBusy: (busy: boolean) => {
      isBusy = busy;
    },
  };
}

const openedAt = (at: number, jobId = 'one') =>
  anAlert('ada', jobId, { matchedAt: new Date(at).toISOString() });

describe('a worker’s recent jobs', () => {
  test('MATCH-02 are read once in five seconds for all alerts that were opened before', async () => {
    const { store, clock, reads, save } = aWorker();
    save('one');
    for (clock.now = NOON + 1_000; clock.now <= NOON + 11_000; clock.now += 100)
      await store.readJobs([openedAt(NOON)]);
    expect(reads).toEqual(['one', 'one']);
  });

  test('MATCH-02 are read once for alerts that are delivered at the same time', async () => {
    const { store, clock, reads, save } = aWorker();
    save('one');
    clock.now = NOON + 1_000;
    const found = await Promise.all(Array.from({ length: 10 }, () => store.readJobs([openedAt(NOON)])));
    expect(found.map((jobs) => jobs.length)).toEqual(Array(10).fill(1));
    expect(reads).toEqual(['one']);
  });

  test('MATCH-02 are read again after the clock was put back', async () => {
    const { store, clock, reads, save } = aWorker();
    save('one');
    await store.readJobs([openedAt(NOON - 1_000)]);
    clock.now = NOON - 3_600_000;
    await store.readJobs([openedAt(NOON - 3_601_000)]);
    expect(reads).toEqual(['one', 'one']);
  });

  test('MATCH-02 never judge an alert by a version older than the one that matched', async () => {
    const { store, clock, save } = aWorker();
    save('one', { jobTitle: 'Florist' });
    clock.now = NOON + 1_000;
    await store.readJobs([openedAt(NOON)]);
    save('one', { jobTitle: 'Backend Engineer' });
    clock.now = NOON + 2_000;
    expect(await store.readJobs([openedAt(NOON + 1_500)])).toMatchObject([{ jobTitle: 'Backend Engineer' }]);
  });

  test('MATCH-02 read only what is missing, and leave out jobs that are gone', async () => {
    const { store, clock, reads, save } = aWorker();
    save('one');
    save('two');
    clock.now = NOON + 1_000;
    await store.readJobs([openedAt(NOON)]);
    const found = await store.readJobs(['one', 'two', 'gone'].map((jobId) => openedAt(NOON, jobId)));
    expect(found.map(({ jobID }) => jobID)).toEqual(['one', 'two']);
    expect(reads).toEqual(['one', 'two', 'gone']);
  });

  test('MATCH-02 don’t include a read that failed', async () => {
    const { store, clock, setBusy, save } = aWorker();
    save('one');
    clock.now = NOON + 1_000;
    setBusy(true);
    await expect(store.readJobs([openedAt(NOON)])).rejects.toThrow('Busy.');
    setBusy(false);
    expect(await store.readJobs([openedAt(NOON)])).toHaveLength(1);
  });
});
