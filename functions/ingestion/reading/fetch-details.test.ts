import { beforeEach, describe, expect, test } from '@jest/globals';
import { NO_INDUSTRY } from '../../postings/company-industry.ts';
import { newJobId } from '../../table/job-id.ts';
import { postingKey } from '../../table/keys.ts';
import {
  aSmartRecruitersDetail,
  aSmartRecruitersPosting,
} from '../adapters/fixtures/smartrecruiters-board.ts';
import { smartrecruiters } from '../adapters/smartrecruiters.ts';
import type { JobStore } from '../jobs/job-store.ts';
import { recordChanges } from '../jobs/record-changes.ts';
import { diffBoard } from './diff-board.ts';
import { fetchDetails } from './fetch-details.ts';
import { type MemoryRows, memoryJobStore } from './fixtures/memory-stores.ts';
import { aSmartRecruitersRequest } from './fixtures/smartrecruiters-request.ts';

const BOARD = 'smartrecruiters:acme';
/** The job of the first reading. */
const JOB = newJobId(new Date('2026-06-01T12:01:00.000Z'), postingKey(BOARD, '1'));
const TEXT = '<p>Build the billing service of our kettles in Go</p>';

let now: number;
let rows: MemoryRows;
let jobs: JobStore;
let answer: () => Response;
const succeeds = () =>
  Response.json(aSmartRecruitersDetail(1, { jobDescription: { title: 'Job', text: TEXT } }));
const fails = () => new Response('', { status: 500 });

beforeEach(() => {
  now = Date.parse('2026-06-01T12:00:00.000Z');
  rows = { boards: new Map(), rows: new Map() };
  jobs = memoryJobStore(rows);
});

/** Reads a board with one posting, and returns how many details failed. */
async function read(facts: Record<string, unknown> = {}, shown = [aSmartRecruitersPosting(1, facts)]) {
  now += 60_000;
  const reading = smartrecruiters.parse('acme', [{ totalFound: shown.length, content: shown }]);
  const ask = aSmartRecruitersRequest(now, async () => answer());
  const { changes, failed } = await fetchDetails(ask, diffBoard(reading, await jobs.listSeen(BOARD), true));
  const timing = { seenAt: new Date(now), clock: () => new Date(now) };
  expect((await recordChanges(jobs, { id: BOARD, employer: NO_INDUSTRY }, changes, timing)).failures).toEqual(
    [],
  );
  return failed;
}

const snapshot = () => structuredClone([...rows.rows]);
const textOf = async () => (await jobs.findStoredPosting(JOB))?.posting.html;
const titleOf = async () => (await jobs.findJob(JOB))?.jobTitle;

describe('an edited posting without its detail', () => {
  beforeEach(async () => {
    answer = succeeds;
    expect(await read()).toBe(0);
    answer = fails;
  });

  test('ING-03 keeps its description, and is requested until the detail arrives', async () => {
    const before = snapshot();
    for (const _ of [1, 2]) expect(await read({ name: 'Data Engineer' })).toBe(1);
    expect(snapshot()).toEqual(before);
    answer = succeeds;
    expect(await read({ name: 'Data Engineer' })).toBe(0);
    expect([await titleOf(), await textOf()]).toEqual(['Data Engineer', expect.stringContaining(TEXT)]);
    expect((await jobs.findJob(JOB))?.revision).toBe(2);
  });

  test('ING-03 is not reopened without its detail', async () => {
    for (const _ of [1, 2]) await read({}, []);
    const before = snapshot();
    expect(await read()).toBe(1);
    expect(snapshot()).toEqual(before);
    answer = succeeds;
    await read();
    expect((await jobs.findJob(JOB))?.closedAt).toBeNull();
  });
});

describe('a new posting without its detail', () => {
  beforeEach(async () => {
    answer = fails;
    expect(await read()).toBe(1);
  });

  test('ING-01 is a job as listed, written once however often it is requested', async () => {
    expect([await titleOf(), await textOf()]).toEqual(['Backend Engineer', '']);
    const before = snapshot();
    for (const _ of [1, 2]) expect(await read()).toBe(1);
    expect(snapshot()).toEqual(before);
  });

  test('follows the list, and gets its description when the detail arrives', async () => {
    expect(await read({ name: 'Data Engineer' })).toBe(1);
    expect([await titleOf(), await textOf()]).toEqual(['Data Engineer', '']);
    answer = succeeds;
    expect(await read({ name: 'Data Engineer' })).toBe(0);
    expect(await textOf()).toContain(TEXT);
    const before = snapshot();
    expect(await read({ name: 'Data Engineer' })).toBe(0);
    expect(snapshot()).toEqual(before);
  });

  test('ING-01 is closed and reopened as listed', async () => {
    for (const _ of [1, 2]) await read({}, []);
    expect((await jobs.findJob(JOB))?.closedAt).not.toBeNull();
    expect(await read()).toBe(1);
    expect((await jobs.findJob(JOB))?.closedAt).toBeNull();
  });
});
