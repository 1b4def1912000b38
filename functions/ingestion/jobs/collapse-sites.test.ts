import { beforeEach, describe, expect, test } from '@jest/globals';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import { Job } from '../../table/job.ts';
import { aWorkdayDetail, aWorkdayPage, aWorkdayRow } from '../adapters/fixtures/workday-board.ts';
import {
  type MemoryRows,
  memoryBoardStore,
  memoryHostStore,
  memoryJobStore,
  rowsOfEntity,
} from '../reading/fixtures/memory-stores.ts';
import { type Deps, readBoard } from '../reading/read-board.ts';
import { newBoard } from '../registry/board-store.ts';
import { registerBoards } from '../registry/commands/register-boards.ts';

const NOW = new Date('2026-10-01T12:00:00.000Z');
freezeDate(NOW);

const CAREERS = 'acme.wd5.myworkdayjobs.com~Careers';
const CAMPUS = 'acme.wd5.myworkdayjobs.com~Campus';
const TEXT = `<p>${'You will build the billing service of our kettles in Go, and run it day and night. '.repeat(3)}</p>`;

let rows: MemoryRows;
/** The rows of each site by its name, and the details by requisition. */
let sites: Record<string, unknown[]>;
let details: Record<string, unknown>;

beforeEach(() => {
  rows = { boards: new Map(), rows: new Map() };
  details = { 'JR-100001': aWorkdayDetail('JR-100001', { jobDescription: TEXT }) };
  sites = {
    Careers: [aWorkdayRow(1)],
    Campus: [aWorkdayRow(1, { externalPath: '/job/USAVAReston/Backend-Engineer_JR-100001-1' })],
  };
});

const deps: () => Deps = () => ({
  boards: memoryBoardStore(rows),
  hosts: memoryHostStore(() => NOW.getTime()),
  // Only the overload that returns all addresses is used.
  lookup: (async () => [{ address: '8.8.8.8', family: 4 }]) as unknown as Deps['lookup'],
  jobs: memoryJobStore(rows),
  now: () => NOW,
  environment: {},
  firstReading: 'news',
  log: { info: () => undefined, warn: () => undefined },
  fetch: async (input) => {
    const [, , , , site = '', ...path] = new URL(`${input}`).pathname.split('/');
    const listed = sites[site] ?? [];
    if (path.join() === 'jobs') return Response.json(aWorkdayPage(listed.length, listed));
    const requisition = /JR-\d+/.exec(path.join('/'))?.[0] ?? '';
    return Response.json(details[requisition], { status: details[requisition] ? 200 : 404 });
  },
});

async function readAll(...boards: readonly (readonly [slug: string, company: string])[]): Promise<Job[]> {
  for (const [slug, company] of boards) {
    const board = newBoard({ ats: 'workday', slug, company, favorite: false }, NOW);
    if (!rows.boards.has(board.sk)) rows.boards.set(board.sk, board);
    await readBoard(deps(), board.sk);
  }
  return rowsOfEntity(rows, 'JOB').map((row) => Job.parse(row));
}

describe('ING-01 a requisition on two Workday sites of an employer', () => {
  test.each([
    ['registered', 'Acme', 'Acme', 'Acme'],
    ['not registered', '', '', 'Acme'],
    ['registered on one site only', 'Acme', '', 'Acme'],
  ])('is one job if the name is %s', async (_, first, second, company) => {
    const jobs = await readAll([CAREERS, first], [CAMPUS, second]);
    expect(jobs).toMatchObject([{ fullCompanyName: company, jobLocation: 'Reston, VA' }]);
    expect(jobs[0]?.postings.map(({ board, id }) => `${board}#${id}`)).toEqual([
      `workday:${CAREERS}#JR-100001`,
      `workday:${CAMPUS}#JR-100001`,
    ]);
  });

  test('is one job if only one site is registered with a name that no posting states', async () => {
    const entries = [CAMPUS, CAREERS].map((board) => ({
      ats: 'workday' as const,
      board,
      company: board === CAREERS ? 'Kettle Works' : '',
      favorite: false,
    }));
    await registerBoards(memoryBoardStore(rows), entries, NOW);
    expect(await readAll([CAREERS, ''], [CAMPUS, ''])).toMatchObject([{ fullCompanyName: 'Kettle Works' }]);
  });

  test('are two jobs if their texts differ', async () => {
    details['JR-100002'] = aWorkdayDetail('JR-100002', {
      jobDescription: TEXT.replaceAll(/\w{4,}/g, 'kettle'),
    });
    sites['Campus'] = [aWorkdayRow(2)];
    expect(await readAll([CAREERS, ''], [CAMPUS, ''])).toHaveLength(2);
  });
});

test('ING-03 a posting without its detail is shown under the account of its employer', async () => {
  details = {};
  expect(await readAll([CAREERS, ''])).toMatchObject([
    { fullCompanyName: 'acme', jobTitle: 'Backend Engineer' },
  ]);
});
