import { defaultFilters } from '@daybreak/contract/filter-values.ts';
import { describe, expect, test } from '@jest/globals';
import { readNewJobs, watchForNewJobs } from './new-jobs.ts';
import { givenJob } from './testing/given-job.ts';
import { givenPage } from './testing/given-page.ts';

const query = { filters: defaultFilters, clock: { date: '2026-03-10', timeZone: 'UTC' } };
const asOf = '2026-03-10T15:00:00.000Z';

/** Watches while the service gives these counts, or fails at null. Returns the reported counts and the pauses. */
async function watched(...counts: (number | null)[]) {
  const reported: number[] = [];
  const pauses: number[] = [];
  const leaving = new AbortController();
  const count = async () => {
    const next = counts.shift();
    if (next === null || next === undefined) throw new TypeError('Failed to fetch');
    return next;
  };
  const pause = async (failures: number) => {
    if (counts.length === 0) leaving.abort();
    leaving.signal.throwIfAborted();
    pauses.push(failures);
  };
  const onChange = (found: number) => void reported.push(found);
  await expect(watchForNewJobs(query, asOf, onChange, leaving.signal, { count, pause })).rejects.toThrow();
  return { reported, pauses };
}

describe('watching for new jobs', () => {
  test('reports only changes of the count', async () => {
    expect((await watched(0, 0, 1, 1, 3)).reported).toEqual([1, 3]);
  });

  test('backs off while the service fails', async () => {
    const { reported, pauses } = await watched(1, null, null, 2, 2);
    expect(reported).toEqual([1, 2]);
    expect(pauses).toEqual([0, 0, 1, 2, 0]);
  });

  test('loads one page of new jobs, and reloads the board for more', async () => {
    const page = givenPage([givenJob()]);
    const { signal } = new AbortController();
    expect(await readNewJobs(query, asOf, async () => page, signal)).toBe(page);
    const longer = givenPage([givenJob()], { nextToken: 'more' });
    expect(await readNewJobs(query, asOf, async () => longer, signal)).toBeNull();
  });
});
