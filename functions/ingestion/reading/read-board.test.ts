import { beforeEach, describe, expect, test } from '@jest/globals';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import { newJobId } from '../../table/job-id.ts';
import { postingKey } from '../../table/keys.ts';
import { decodeEntry } from '../../table/listing-entry.ts';
import { aGreenhouseJob } from '../adapters/fixtures/greenhouse-board.ts';
import { BOARD, BoardScene } from './fixtures/board-scene.ts';
import { rowsOfEntity } from './fixtures/memory-stores.ts';
import { type Deps, readBoard } from './read-board.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

// Later than the dates of the postings, because future times are dropped.
freezeDate(new Date('2026-10-01T12:00:00.000Z'));

let scene: BoardScene;
beforeEach(() => {
  scene = new BoardScene();
});

describe('reading a board for the first time', () => {
  test('ING-01 writes each posting as a job with its detection time', async () => {
    const after = await scene.read();
    expect(scene.job(1)).toMatchObject({
      jobID: newJobId(new Date('2026-06-01T12:01:00.000Z'), postingKey(BOARD, '1')),
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
    expect(scene.auditCount()).toBe(2);
    expect(after).toMatchObject({ outcome: 'read', postings: 2, failures: 0, message: '' });
  });

  test('ING-01 requests the vendor’s own host and no other', async () => {
    await scene.read();
    expect(scene.requests.map(({ url }) => new URL(url).origin)).toEqual([
      'https://boards-api.greenhouse.io',
    ]);
    scene.rows.boards.set(BOARD, { ...scene.board(), slug: '../../x@evil.example/?#' });
    expect(await scene.read()).toMatchObject({
      outcome: 'failed',
      message: expect.stringContaining('is not a board of this system'),
    });
    expect(scene.requests).toHaveLength(1);
  });

  test('ING-03 does not request a host that resolves to a private address', async () => {
    // Only the overload that returns all addresses is used.
    const lookup = (async () => [{ address: '10.0.0.7', family: 4 }]) as unknown as Deps['lookup'];
    scene.deps = { ...scene.deps, lookup };
    expect(await scene.read()).toMatchObject({
      outcome: 'failed',
      message: expect.stringContaining('not public'),
    });
    expect(scene.requests).toEqual([]);
  });

  test('ING-03 does not request any board of a backed-off host', async () => {
    scene.answer = () => new Response('', { status: 429, headers: { 'retry-after': '600' } });
    await scene.read();
    scene.rows.boards.set(BOARD, { ...scene.board(), dueAt: new Date(scene.now).toISOString() });
    await scene.read();
    expect(scene.requests).toHaveLength(1);
    scene.now += 10 * MINUTE;
    scene.answer = () => Response.json({ jobs: scene.shown });
    expect(await scene.read()).toMatchObject({ outcome: 'read', postings: 2 });
  });

  test('ING-02 copies no script from a posting into a job', async () => {
    const content =
      '&lt;script&gt;steal()&lt;/script&gt;&lt;ul&gt;&lt;li onclick=&quot;x()&quot;&gt;You will build reliable services in Go&lt;/li&gt;&lt;/ul&gt;';
    await scene.read(aGreenhouseJob(1, { content, title: 'Backend <b>Engineer</b>' }));
    expect(JSON.stringify(scene.job(1))).not.toMatch(/steal|onclick|<b>|<li/);
  });
});

describe('a rejected posting', () => {
  test('is remembered and not parsed again until it changes', async () => {
    const nurse = aGreenhouseJob(3, { title: 'Registered Nurse', departments: [{ name: 'Clinic' }] });
    await scene.read(nurse);
    expect(scene.jobCount()).toBe(0);
    expect(rowsOfEntity(scene.rows, 'POSTING')).toMatchObject([
      { sk: '3', jobId: '', left: 'not-a-tech-job' },
    ]);
    const before = scene.snapshot();
    scene.answer = () => Response.json({ jobs: scene.shown, meta: {} });
    await scene.read(nurse);
    expect(scene.snapshot()).toEqual(before);
    await scene.read(aGreenhouseJob(3, { title: 'Backend Engineer' }));
    expect(scene.job(3).jobTitle).toBe('Backend Engineer');
  });

  test('closes its job, and reopens it when it is edited back', async () => {
    await scene.read(aGreenhouseJob(1), aGreenhouseJob(2));
    await scene.read(aGreenhouseJob(1, { title: 'Registered Nurse', departments: [] }), aGreenhouseJob(2));
    expect(scene.job(1).closedAt).toBe('2026-06-01T12:02:00.000Z');
    await scene.read(aGreenhouseJob(1), aGreenhouseJob(2));
    expect(scene.job(1)).toMatchObject({ closedAt: null, matchVersion: 1 });
  });
});

describe('a reading', () => {
  test('is skipped for a repeated or early message, and for an unknown board', async () => {
    scene.rows.boards.set(BOARD, { ...scene.board(), favorite: false });
    await scene.read(aGreenhouseJob(1));
    scene.rows.boards.set(BOARD, {
      ...scene.board(),
      dueAt: new Date(scene.now + 60 * MINUTE).toISOString(),
    });
    await scene.read();
    await readBoard(scene.deps, 'greenhouse:unknown');
    expect(scene.requests).toHaveLength(1);
  });

  test('is skipped for a paused board, and keeps a pause that is set during it', async () => {
    scene.answer = () => {
      scene.rows.boards.set(BOARD, { ...scene.board(), paused: true });
      return Response.json({ jobs: scene.shown });
    };
    expect((await scene.read()).paused).toBe(true);
    await scene.read();
    expect(scene.requests).toHaveLength(1);
  });

  test('as of an earlier time detects jobs at that time and lists them now', async () => {
    const seenAt = new Date(scene.now - DAY);
    await readBoard(scene.deps, BOARD, seenAt);
    expect(scene.job(1)).toMatchObject({
      jobDetected: '2026-05-31T12:00:00.000Z',
      date: 'DT#2026-05-31',
      matchedFrom: '2026-05-31T12:00:00.000Z',
    });
    const [entry] = rowsOfEntity(scene.rows, 'LISTING');
    expect(decodeEntry(entry)).toMatchObject({ detected: '2026-05-31T12:00:00.000Z' });
    expect(entry?.sk).toMatch(/^2026-06-01T12:00:00.000Z#/);
    // and reading it again, as of then or now, changes nothing
    const before = scene.snapshot();
    await readBoard(scene.deps, BOARD, seenAt);
    await scene.read();
    expect(scene.snapshot()).toEqual(before);
  });

  test('stamps rows when they are written, however long writing takes', async () => {
    const { write } = scene.deps.jobs;
    const slow: Deps['jobs']['write'] = (change) => {
      scene.now += 20_000;
      return write(change);
    };
    scene.deps = { ...scene.deps, jobs: { ...scene.deps.jobs, write: slow } };
    await scene.read(...Array.from({ length: 20 }, (_, number) => aGreenhouseJob(number + 1)));
    const stamps = rowsOfEntity(scene.rows, 'LISTING').map(({ sk }) => Date.parse(sk.split('#')[0] ?? ''));
    expect(Math.max(...stamps) - Math.min(...stamps)).toBeGreaterThan(300_000);
    expect(new Set(rowsOfEntity(scene.rows, 'JOB').map(({ jobDetected }) => jobDetected)).size).toBe(1);
  });
});
