import { beforeEach, describe, expect, test } from '@jest/globals';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import { decodeEntry } from '../../table/listing-entry.ts';
import { aGreenhouseJob } from '../adapters/fixtures/greenhouse-board.ts';
import { BOARD, BoardScene } from './fixtures/board-scene.ts';
import { rowsOf } from './fixtures/memory-stores.ts';
import { type Reader, readBoard } from './read-board.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

// After the dates of the postings: a time that lies in the future is no time of a posting.
freezeDate(new Date('2026-10-01T12:00:00.000Z'));

let scene: BoardScene;
beforeEach(() => {
  scene = new BoardScene();
});

describe('reading a board for the first time', () => {
  test('ING-01 writes each posting as a job with its detection time, once', async () => {
    const after = await scene.read();
    expect(scene.job(1)).toMatchObject({
      jobID: 'greenhouse-acme-1',
      jobTitle: 'Backend Engineer',
      fullCompanyName: 'Acme',
      date: 'DT#2026-06-01',
      jobDetected: '2026-06-01T12:01:00.000Z',
      employerDate: '2026-05-28T13:15:00.000Z',
      matchVersion: 1,
      closedAt: null,
    });
    expect(scene.jobCount()).toBe(2);
    expect(scene.listing()).toHaveLength(2);
    expect(scene.audits()).toBe(2);
    expect(after).toMatchObject({ outcome: 'read', postings: 2, failures: 0, message: '' });
  });

  test('ING-01 asks the vendor’s own host and no other', async () => {
    await scene.read();
    expect(scene.asked.map(({ url }) => new URL(url).origin)).toEqual(['https://boards-api.greenhouse.io']);
    scene.rows.boards.set(BOARD, { ...scene.board(), slug: '../../x@evil.example/?#' });
    expect(await scene.read()).toMatchObject({
      outcome: 'failed',
      message: expect.stringContaining('names no board of this system'),
    });
    expect(scene.asked).toHaveLength(1);
  });

  test('ING-03 asks nobody whose host has been pointed at a private address', async () => {
    // As a name server of somebody else's would answer.
    const lookup = (async () => [{ address: '10.0.0.7', family: 4 }]) as unknown as Reader['lookup'];
    scene.reader = { ...scene.reader, lookup };
    expect(await scene.read()).toMatchObject({
      outcome: 'failed',
      message: expect.stringContaining('not public'),
    });
    expect(scene.asked).toEqual([]);
  });

  test('ING-03 leaves a host alone that asked for it, and with it all its boards', async () => {
    scene.answer = () => new Response('', { status: 429, headers: { 'retry-after': '600' } });
    await scene.read();
    scene.rows.boards.set(BOARD, { ...scene.board(), dueAt: new Date(scene.now).toISOString() });
    await scene.read();
    expect(scene.asked).toHaveLength(1);
    scene.now += 10 * MINUTE;
    scene.answer = () => Response.json({ jobs: scene.shown });
    expect(await scene.read()).toMatchObject({ outcome: 'read', postings: 2 });
  });

  test('ING-02 takes no script from a posting into a job', async () => {
    const content =
      '&lt;script&gt;steal()&lt;/script&gt;&lt;ul&gt;&lt;li onclick=&quot;x()&quot;&gt;You will build reliable services in Go&lt;/li&gt;&lt;/ul&gt;';
    await scene.read(aGreenhouseJob(1, { content, title: 'Backend <b>Engineer</b>' }));
    expect(JSON.stringify(scene.job(1))).not.toMatch(/steal|onclick|<b>|<li/);
  });
});

describe('a posting that is no job of ours', () => {
  test('is noted and not read again until it changes', async () => {
    const nurse = aGreenhouseJob(3, { title: 'Registered Nurse', departments: [{ name: 'Clinic' }] });
    await scene.read(nurse);
    expect(scene.jobCount()).toBe(0);
    expect(rowsOf(scene.rows, 'POSTING')).toMatchObject([{ sk: '3', jobId: '', left: 'not-a-tech-job' }]);
    const before = scene.snapshot();
    scene.answer = () => Response.json({ jobs: scene.shown, meta: {} });
    await scene.read(nurse);
    expect(scene.snapshot()).toEqual(before);
    await scene.read(aGreenhouseJob(3, { title: 'Backend Engineer' }));
    expect(scene.job(3).jobTitle).toBe('Backend Engineer');
  });

  test('closes the job it was before, and is one again when it is edited back', async () => {
    await scene.read(aGreenhouseJob(1), aGreenhouseJob(2));
    await scene.read(aGreenhouseJob(1, { title: 'Registered Nurse', departments: [] }), aGreenhouseJob(2));
    expect(scene.job(1).closedAt).toBe('2026-06-01T12:02:00.000Z');
    await scene.read(aGreenhouseJob(1), aGreenhouseJob(2));
    expect(scene.job(1)).toMatchObject({ closedAt: null, matchVersion: 2 });
  });
});

describe('when a board is read', () => {
  test('a message that comes twice, or too early, or for no board, is no reading', async () => {
    scene.rows.boards.set(BOARD, { ...scene.board(), favourite: false });
    await scene.read(aGreenhouseJob(1));
    scene.rows.boards.set(BOARD, {
      ...scene.board(),
      dueAt: new Date(scene.now + 60 * MINUTE).toISOString(),
    });
    await scene.read();
    await readBoard(scene.reader, 'greenhouse:nobody');
    expect(scene.asked).toHaveLength(1);
  });

  test('a paused board is not, and a pause that comes while it is read stays', async () => {
    scene.answer = () => {
      scene.rows.boards.set(BOARD, { ...scene.board(), paused: true });
      return Response.json({ jobs: scene.shown });
    };
    expect((await scene.read()).paused).toBe(true);
    await scene.read();
    expect(scene.asked).toHaveLength(1);
  });

  test('as if at an earlier time, its jobs are of that time and listed now', async () => {
    const seenAt = new Date(scene.now - DAY);
    await readBoard(scene.reader, BOARD, seenAt);
    expect(scene.job(1)).toMatchObject({
      jobDetected: '2026-05-31T12:00:00.000Z',
      date: 'DT#2026-05-31',
      matchedFrom: '2026-05-31T12:00:00.000Z',
    });
    const [entry] = rowsOf(scene.rows, 'LISTING');
    expect(decodeEntry(entry)).toMatchObject({ detected: '2026-05-31T12:00:00.000Z' });
    expect(entry?.sk).toMatch(/^2026-06-01T12:00:00.000Z#/);
    // and reading it a second time, then or now, changes nothing
    const before = scene.snapshot();
    await readBoard(scene.reader, BOARD, seenAt);
    await scene.read();
    expect(scene.snapshot()).toEqual(before);
  });

  test('rows are stamped as they are written, however long the writing takes', async () => {
    const { write } = scene.reader.jobs;
    const slow: Reader['jobs']['write'] = (change) => {
      scene.now += 20_000;
      return write(change);
    };
    scene.reader = { ...scene.reader, jobs: { ...scene.reader.jobs, write: slow } };
    await scene.read(...Array.from({ length: 20 }, (_, number) => aGreenhouseJob(number + 1)));
    const stamps = rowsOf(scene.rows, 'LISTING').map(({ sk }) => Date.parse(sk.split('#')[0] ?? ''));
    expect(Math.max(...stamps) - Math.min(...stamps)).toBeGreaterThan(300_000);
    expect(new Set(rowsOf(scene.rows, 'JOB').map(({ jobDetected }) => jobDetected)).size).toBe(1);
  });
});
