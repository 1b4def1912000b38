import { beforeEach, describe, expect, test } from '@jest/globals';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import { aGreenhouseJob } from '../adapters/fixtures/greenhouse-board.ts';
import { BOARD, BoardScene } from './fixtures/board-scene.ts';
import { rowsOfEntity } from './fixtures/memory-stores.ts';

const DAY = 86_400_000;

// Later than the dates of the postings, because future times are dropped.
freezeDate(new Date('2026-10-01T12:00:00.000Z'));

const MONTHS_AGO = '2026-03-02T09:00:00Z';
const YESTERDAY = '2026-05-31T00:00:00Z';
const TODAY = '2026-06-01T08:00:00Z';

const posted = (id: number, first_published: string | null, more: object = {}) =>
  aGreenhouseJob(id, { first_published, title: `Backend Engineer ${'ABCDEFG'[id]}`, ...more });
const inBoston = { location: { name: 'Boston, MA' }, offices: [] };

let scene: BoardScene;
beforeEach(() => {
  scene = new BoardScene();
  scene.deps = { ...scene.deps, firstReading: 'baseline' };
});

describe('ING-05 the first reading of a board', () => {
  test.each([
    ['months ago', MONTHS_AGO],
    ['before yesterday', '2026-05-30T23:59:59Z'],
    ['without a date', null],
  ])('keeps a job that was posted %s out of the listing, and alerts nobody', async (_, date) => {
    await scene.read(posted(1, date));
    expect(scene.job(1)).toMatchObject({ matchVersion: 0, closedAt: null });
    expect(scene.listing()).toEqual([]);
    expect(scene.auditCount()).toBe(0);
    expect(rowsOfEntity(scene.rows, 'EARLIER')).toMatchObject([
      { pk: 'EARLIER#acme', sk: `${scene.job(1).employerDate ?? ''}#${scene.job(1).jobID}` },
    ]);
    expect(scene.board()).toMatchObject({ postings: 1, lastNewAt: null, isBaselineOpen: false });
  });

  test.each([
    ['yesterday', YESTERDAY],
    ['today', TODAY],
  ])('takes a job that was posted %s for news', async (_, date) => {
    await scene.read(posted(1, MONTHS_AGO), posted(2, date));
    expect(scene.job(2)).toMatchObject({ matchVersion: 1 });
    expect(rowsOfEntity(scene.rows, 'EARLIER')).toHaveLength(1);
    expect(scene.listing()).toEqual([[scene.job(2).jobID, scene.job(2).jobTitle]]);
    expect(scene.auditCount()).toBe(1);
    expect(scene.board().lastNewAt).toBe('2026-06-01T12:01:00.000Z');
  });

  test('takes every job for news if the stage says so', async () => {
    scene.deps = { ...scene.deps, firstReading: 'news' };
    await scene.read(posted(1, MONTHS_AGO));
    expect(scene.job(1).matchVersion).toBe(1);
    expect(scene.listing()).toHaveLength(1);
  });

  test('goes on with the next reading if it leaves postings', async () => {
    await scene.read(posted(1, MONTHS_AGO));
    scene.rows.boards.set(BOARD, { ...scene.board(), isBaselineOpen: true });
    await scene.read(posted(1, MONTHS_AGO), posted(2, MONTHS_AGO));
    expect(scene.job(2).matchVersion).toBe(0);
    await scene.read(posted(1, MONTHS_AGO), posted(2, MONTHS_AGO), posted(3, MONTHS_AGO));
    expect(scene.job(3).matchVersion).toBe(1);
  });

  test('adds what is news of a vacancy to what is old of it', async () => {
    // given one vacancy in two cities, of which one is new
    const vacancy = { title: 'Backend Engineer', content: '<p>Keeps the tide tables right.</p>' };
    await scene.read(posted(1, TODAY, { ...vacancy, ...inBoston }), posted(2, MONTHS_AGO, vacancy));
    // then people in the new one hear of it
    const job = scene.job(1);
    expect(job.jobID).toBe(scene.job(2).jobID);
    expect(job).toMatchObject({ matchVersion: 1, employerDate: '2026-03-02T09:00:00.000Z' });
    expect(job.factsBefore.map(({ locations }) => locations.map(({ city }) => city))).toEqual([['Austin']]);
  });
});

describe('ING-05 a job of a baseline', () => {
  beforeEach(async () => {
    await scene.read(posted(1, MONTHS_AGO));
  });

  test.each([
    ['another title', { title: 'Staff Backend Engineer' }],
    ['another place', inBoston],
  ])('stays old with %s', async (_, change) => {
    await scene.read(posted(1, MONTHS_AGO, change));
    expect(scene.job(1)).toMatchObject({ matchVersion: 0, revision: 2 });
    expect(scene.listing()).toEqual([]);
  });

  test('is news to those whom a change adds, if the employer dates it again', async () => {
    await scene.read(posted(1, TODAY, inBoston));
    expect(scene.job(1)).toMatchObject({ matchVersion: 1, matchedFrom: '2026-06-01T12:02:00.000Z' });
    expect(scene.job(1).factsBefore).toHaveLength(1);
    expect(scene.listing()).toHaveLength(1);
    expect(scene.auditCount()).toBe(1);
  });

  test('is no news for a new date alone', async () => {
    await scene.read(posted(1, TODAY));
    expect(scene.job(1)).toMatchObject({ matchVersion: 0, employerDate: '2026-06-01T08:00:00.000Z' });
  });

  test('closes without a word, and is news again a week later', async () => {
    const other = posted(2, MONTHS_AGO);
    await scene.read(other);
    await scene.read(other);
    expect(scene.job(1)).toMatchObject({ matchVersion: 0, closedAt: '2026-06-01T12:03:00.000Z' });
    expect(scene.listing().filter(([jobId]) => jobId === scene.job(1).jobID)).toEqual([]);
    for (let day = 0; day < 8; day += 1) {
      scene.now += DAY;
      await scene.read(other);
    }
    await scene.read(other, posted(1, MONTHS_AGO));
    expect(scene.job(1)).toMatchObject({ closedAt: null, matchVersion: 1, factsBefore: [] });
  });
});

describe('ING-05 a board that could not be read for days', () => {
  const readAfter = async (days: number, ...jobs: unknown[]) => {
    scene.answer = () => new Response('', { status: 503 });
    scene.now += days * DAY;
    await scene.read();
    scene.rows.boards.set(BOARD, { ...scene.board(), dueAt: new Date(scene.now).toISOString() });
    scene.answer = () => Response.json({ jobs: scene.shown, at: scene.now });
    await scene.read(...jobs);
  };
  beforeEach(async () => {
    await scene.read(posted(1, TODAY));
  });

  test('has a baseline again, for new postings and for changed ones', async () => {
    await readAfter(2, posted(1, TODAY, inBoston), posted(2, null), posted(3, '2026-06-02T09:00:00Z'));
    expect(scene.job(1)).toMatchObject({ matchVersion: 1, locations: [{ city: 'Boston' }] });
    expect(scene.job(2).matchVersion).toBe(0);
    expect(scene.job(3).matchVersion).toBe(1);
  });

  test('has none after a day', async () => {
    await readAfter(1, posted(1, TODAY), posted(2, null));
    expect(scene.job(2).matchVersion).toBe(1);
  });
});
