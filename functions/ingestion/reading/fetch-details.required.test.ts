import { beforeEach, describe, expect, test } from '@jest/globals';
import { NO_INDUSTRY } from '../../postings/company-industry.ts';
import { recordChanges } from '../jobs/record-changes.ts';
import { diffBoard } from './diff-board.ts';
import type { BoardRequest } from './fetch-board.ts';
import { fetchDetails } from './fetch-details.ts';
import { NO_VALIDATORS } from './fetch-page.ts';
import { type MemoryRows, memoryJobStore, rowsOfEntity } from './fixtures/memory-stores.ts';
import { PagedVendor, pagedSystem } from './fixtures/paged-system.ts';
import { requestBudget } from './request-budget.ts';

const BOARD = 'paged:acme.example';
const ALWAYS = new Date('2100-01-01T00:00:00.000Z');

let rows: MemoryRows;
let vendor: PagedVendor;

beforeEach(() => {
  rows = { boards: new Map(), rows: new Map() };
  vendor = new PagedVendor();
});

/** Reads the whole board, and records what changed. */
async function read(requests = 100) {
  const jobs = memoryJobStore(rows);
  const request: BoardRequest = {
    adapter: pagedSystem,
    origin: 'https://acme.example',
    slug: 'acme.example',
    company: '',
    trust: 'trusted',
    last: NO_VALIDATORS,
    budget: requestBudget(requests, ALWAYS, () => new Date()),
    fetch: vendor.fetch,
  };
  const reading = pagedSystem.parse('acme.example', [{ total: vendor.jobs.length, jobs: vendor.jobs }]);
  const {
    changes,
    fetchPosting: _,
    ...rest
  } = await fetchDetails(request, diffBoard(reading, await jobs.listSeen(BOARD), true));
  const timing = { seenAt: new Date('2026-06-01T12:00:00.000Z'), clock: () => new Date() };
  expect((await recordChanges(jobs, { id: BOARD, employer: NO_INDUSTRY }, changes, timing)).failures).toEqual(
    [],
  );
  return rest;
}

const jobTitles = () => rowsOfEntity(rows, 'JOB').map(({ jobTitle }) => jobTitle);

describe('a posting whose list is not enough', () => {
  test('ING-02 becomes a job once its detail is read', async () => {
    vendor.post('1');
    expect(await read()).toEqual({ waiting: 0, failed: 0 });
    expect(jobTitles()).toEqual(['Backend Engineer 1']);
  });

  test('ING-03 is no job without its detail, and is requested four times', async () => {
    vendor.post('1');
    vendor.detail = () => new Response('', { status: 404 });
    for (const expected of [1, 1, 1, 1, 0, 0]) expect((await read()).failed).toBe(expected);
    expect(vendor.paths).toHaveLength(4);
    expect(jobTitles()).toEqual([]);
  });

  test('ING-02 becomes a job when a later detail is right', async () => {
    vendor.post('1');
    vendor.detail = () => Response.json({ error: 'try again' });
    await read();
    vendor.detail = () => Response.json({ html: '<p>Text</p>' });
    expect(await read()).toEqual({ waiting: 0, failed: 0 });
    expect(jobTitles()).toEqual(['Backend Engineer 1']);
  });

  test('ING-02 waits for the next reading if no request is left', async () => {
    vendor.post('2', '1');
    expect(await read(1)).toEqual({ waiting: 1, failed: 0 });
    expect(await read(1)).toEqual({ waiting: 0, failed: 0 });
    expect(jobTitles()).toHaveLength(2);
  });

  test('ING-02 is not requested if its title rules out a tech job', async () => {
    vendor.jobs = [{ id: '1', title: 'Barista' }];
    expect(await read()).toEqual({ waiting: 0, failed: 0 });
    expect(vendor.paths).toEqual([]);
  });
});
