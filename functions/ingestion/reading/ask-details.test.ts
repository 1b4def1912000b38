import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  aSmartRecruitersDetail,
  aSmartRecruitersPosting,
} from '../adapters/fixtures/smartrecruiters-board.ts';
import { smartrecruiters } from '../adapters/smartrecruiters.ts';
import type { JobStore } from '../jobs/job-store.ts';
import { recordChanges } from '../jobs/record-changes.ts';
import { withDetails } from './ask-details.ts';
import { diffBoard } from './diff.ts';
import { NEVER_READ } from './fetch-board.ts';
import { type FeedRows, memoryJobStore } from './fixtures/memory-stores.ts';

const BOARD = 'smartrecruiters:acme';
const JOB = 'smartrecruiters-acme-1';
const TEXT = '<p>Build the billing service of our kettles in Go</p>';

let now: number;
let rows: FeedRows;
let jobs: JobStore;
let answer: () => Response;
const tells = () =>
  Response.json(aSmartRecruitersDetail(1, { jobDescription: { title: 'Job', text: TEXT } }));
const fails = () => new Response('', { status: 500 });

beforeEach(() => {
  now = Date.parse('2026-06-01T12:00:00.000Z');
  rows = { boards: new Map(), rows: new Map() };
  jobs = memoryJobStore(rows);
});

/** Reads a board that shows one posting; gives how many postings could not be asked. */
async function read(facts: Record<string, unknown> = {}, shown = [aSmartRecruitersPosting(1, facts)]) {
  now += 60_000;
  const reading = smartrecruiters.read('acme', [{ totalFound: shown.length, content: shown }]);
  const ask = {
    adapter: smartrecruiters,
    origin: 'https://vendor.example',
    slug: 'acme',
    company: '',
    last: NEVER_READ,
    fetch: async () => answer(),
  };
  const { changes, failed } = await withDetails(ask, diffBoard(reading, await jobs.seen(BOARD), true));
  const times = { seenAt: new Date(now), clock: () => new Date(now) };
  expect((await recordChanges(jobs, BOARD, changes, times)).failures).toEqual([]);
  return failed;
}

const snapshot = () => structuredClone([...rows.rows]);
const textOf = async () => (await jobs.original(JOB))?.posting.html;
const titleOf = async () => (await jobs.job(JOB))?.jobTitle;

describe('a posting that was edited and does not tell its details', () => {
  beforeEach(async () => {
    answer = tells;
    expect(await read()).toBe(0);
    answer = fails;
  });

  test('ING-03 keeps the text it has, and is asked until it tells them', async () => {
    const before = snapshot();
    for (const _ of [1, 2]) expect(await read({ name: 'Data Engineer' })).toBe(1);
    expect(snapshot()).toEqual(before);
    answer = tells;
    expect(await read({ name: 'Data Engineer' })).toBe(0);
    expect([await titleOf(), await textOf()]).toEqual(['Data Engineer', expect.stringContaining(TEXT)]);
    expect((await jobs.job(JOB))?.revision).toBe(2);
  });

  test('ING-03 is not opened again without its text', async () => {
    for (const _ of [1, 2]) await read({}, []);
    const before = snapshot();
    expect(await read()).toBe(1);
    expect(snapshot()).toEqual(before);
    answer = tells;
    await read();
    expect((await jobs.job(JOB))?.closedAt).toBeNull();
  });
});

describe('a new posting that does not tell its details', () => {
  beforeEach(async () => {
    answer = fails;
    expect(await read()).toBe(1);
  });

  test('ING-01 is a job as the list has it, written once however often it is asked', async () => {
    expect([await titleOf(), await textOf()]).toEqual(['Backend Engineer', '']);
    const before = snapshot();
    for (const _ of [1, 2]) expect(await read()).toBe(1);
    expect(snapshot()).toEqual(before);
  });

  test('follows the list meanwhile, and has its text once it tells it', async () => {
    expect(await read({ name: 'Data Engineer' })).toBe(1);
    expect([await titleOf(), await textOf()]).toEqual(['Data Engineer', '']);
    answer = tells;
    expect(await read({ name: 'Data Engineer' })).toBe(0);
    expect(await textOf()).toContain(TEXT);
    const before = snapshot();
    expect(await read({ name: 'Data Engineer' })).toBe(0);
    expect(snapshot()).toEqual(before);
  });

  test('ING-01 is closed and opened again as the list has it', async () => {
    for (const _ of [1, 2]) await read({}, []);
    expect((await jobs.job(JOB))?.closedAt).not.toBeNull();
    expect(await read()).toBe(1);
    expect((await jobs.job(JOB))?.closedAt).toBeNull();
  });
});
