import { beforeEach, describe, expect, test } from '@jest/globals';
import { NO_INDUSTRY } from '../../postings/company-industry.ts';
import { Job } from '../../table/job.ts';
import {
  aSmartRecruitersDetail,
  aSmartRecruitersPosting,
} from '../adapters/fixtures/smartrecruiters-board.ts';
import { smartrecruiters } from '../adapters/smartrecruiters.ts';
import type { JobStore } from '../jobs/job-store.ts';
import { recordChanges } from '../jobs/record-changes.ts';
import { diffBoard } from './diff-board.ts';
import { fetchDetails } from './fetch-details.ts';
import { type MemoryRows, memoryJobStore, rowsOfEntity } from './fixtures/memory-stores.ts';
import { aSmartRecruitersRequest } from './fixtures/smartrecruiters-request.ts';

const BOARD = 'smartrecruiters:acme';

let now: number;
let rows: MemoryRows;
let jobs: JobStore;
/** The team that each posting is for. Postings of one team have the same text. */
let teams: Record<string, number>;
/** The ids of the postings whose detail fails. */
let failing: string[];

beforeEach(() => {
  now = Date.parse('2026-06-01T12:00:00.000Z');
  rows = { boards: new Map(), rows: new Map() };
  jobs = memoryJobStore(rows);
  teams = { 1: 1, 2: 1, 3: 1 };
  failing = [];
});

const textOf = (team = 0) =>
  Array.from({ length: 40 }, (_, part) => `team ${team} works on ledger ${team * 31 + part}`).join(', ');

const inCity = (id: number, city: string) =>
  aSmartRecruitersPosting(id, { location: { city, region: 'TX', country: 'us' } });

async function answer(input: Request | URL | string): Promise<Response> {
  const id = `${input}`.split('/').at(-1) ?? '';
  if (failing.includes(id)) return new Response('', { status: 503 });
  const text = `<p>${textOf(teams[id])}</p>`;
  return Response.json(aSmartRecruitersDetail(Number(id), { jobDescription: { title: 'Job', text } }));
}

/** Reads a board half an hour later, when everyone who matched has an alert. */
async function read(...shown: ReturnType<typeof aSmartRecruitersPosting>[]) {
  now += 30 * 60_000;
  const ask = aSmartRecruitersRequest(now, answer);
  const reading = smartrecruiters.parse('acme', [{ totalFound: shown.length, content: shown }]);
  const { changes, fetchPosting } = await fetchDetails(
    ask,
    diffBoard(reading, await jobs.listSeen(BOARD), true),
  );
  const board = { id: BOARD, employer: NO_INDUSTRY, fetchPosting };
  const { failures } = await recordChanges(jobs, board, changes, {
    seenAt: new Date(now),
    clock: () => new Date(now),
  });
  expect(failures).toEqual([]);
}

/** The open jobs, each as the ids of its postings. */
const openJobs = () =>
  everyJob()
    .filter(({ closedAt }) => closedAt === null)
    .map(({ postings }) => postings.map(({ id }) => id).sort())
    .sort();

const everyJob = () => rowsOfEntity(rows, 'JOB').map((row) => Job.parse(row));
const jobOf = (id: string) => everyJob().find(({ postings }) => postings.some((one) => one.id === id));

const three = [inCity(1, 'Austin'), inCity(2, 'Dallas'), inCity(3, 'Waco')];

describe('postings of one vacancy', () => {
  test.each([[['2']], [['1']], [['1', '3']], [['1', '2', '3']]])(
    'ING-01 are one job, matched once, if the details of %j fail first',
    async (ids) => {
      // when
      failing = ids;
      await read(...three);
      expect(openJobs()).toEqual([['1', '2', '3']]);
      failing = [];
      await read(...three);
      // then
      expect(openJobs()).toEqual([['1', '2', '3']]);
      expect(everyJob()).toMatchObject([{ matchVersion: 1 }]);
      const [job] = everyJob();
      const stored = await jobs.findStoredPosting(job?.jobID ?? '');
      expect(stored).toMatchObject({
        posting: { id: job?.postings[0]?.id, html: expect.stringContaining(textOf(1)) },
      });
    },
  );

  test('ING-01 are one job if the detail of a later one fails first', async () => {
    const [austin, dallas] = three;
    if (!austin || !dallas) throw new Error('Two postings are needed.');
    await read(austin);
    failing = ['2'];
    await read(austin, dallas);
    failing = [];
    await read(austin, dallas);
    expect(openJobs()).toEqual([['1', '2']]);
    expect(everyJob()).toMatchObject([{ matchVersion: 2 }]);
  });
});

describe('postings of two teams with the same title', () => {
  beforeEach(() => {
    teams = { 1: 1, 2: 2, 3: 1 };
  });

  test.each([[['2']], [['1']], [['1', '2']], [['1', '2', '3']]])(
    'ING-01 are two jobs once their texts are known, if the details of %j fail first',
    async (ids) => {
      // when
      failing = ids;
      await read(...three);
      failing = [];
      await read(...three);
      // then
      expect(openJobs()).toEqual([['1', '3'], ['2']]);
      expect(jobOf('2')?.sketch).not.toBe(jobOf('1')?.sketch);
      for (const id of ['1', '2']) {
        const stored = await jobs.findStoredPosting(jobOf(id)?.jobID ?? '');
        expect(stored?.posting).toMatchObject({ html: expect.stringContaining(textOf(teams[id])) });
      }
    },
  );

  test('ING-01 are two jobs whichever text comes first', async () => {
    failing = ['1', '2', '3'];
    await read(...three);
    for (const id of ['2', '1', '3']) {
      failing = failing.filter((one) => one !== id);
      await read(...three);
    }
    expect(openJobs()).toEqual([['1', '3'], ['2']]);
  });

  test('ING-04 are news for everyone when they prove to be two jobs', async () => {
    failing = ['2'];
    await read(...three);
    failing = [];
    await read(...three);
    expect(jobOf('2')).toMatchObject({ matchVersion: 1, factsBefore: [] });
  });
});

test('ING-01 a posting without its text does not reopen a closed job with its title', async () => {
  await read(inCity(1, 'Austin'));
  for (const _ of [1, 2]) await read();
  failing = ['2'];
  await read(inCity(2, 'Austin'));
  expect(openJobs()).toEqual([['2']]);
  expect(everyJob()).toHaveLength(2);
});

test('ING-02 a job whose first posting leaves shows the detail of the next one', async () => {
  const [, ...others] = three;
  await read(...three);
  for (const _ of [1, 2]) await read(...others);
  expect(openJobs()).toEqual([['2', '3']]);
  const stored = await jobs.findStoredPosting(jobOf('2')?.jobID ?? '');
  expect(stored?.posting).toMatchObject({ id: '2', html: expect.stringContaining(textOf(1)) });
});
