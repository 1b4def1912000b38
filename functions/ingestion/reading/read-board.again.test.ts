import { beforeEach, describe, expect, test } from '@jest/globals';
import { aGreenhouseJob } from '../adapters/fixtures/greenhouse-board.ts';
import { BoardScene } from './fixtures/board-scene.ts';

let scene: BoardScene;
beforeEach(() => {
  scene = new BoardScene();
});

describe('reading a board again', () => {
  beforeEach(async () => {
    await scene.read();
  });

  test('ING-01 changes nothing where nothing changed, by its body, its tag, or in full', async () => {
    const before = scene.snapshot();
    expect((await scene.read()).outcome).toBe('unchanged');
    scene.answer = () =>
      Response.json({ jobs: scene.shown, meta: { total: 2 } }, { headers: { etag: '"7"' } });
    expect((await scene.read()).outcome).toBe('read');
    scene.answer = () => new Response(null, { status: 304 });
    expect((await scene.read()).outcome).toBe('unchanged');
    expect(scene.asked.map(({ etag }) => etag)).toEqual([null, null, null, '"7"']);
    expect(scene.snapshot()).toEqual(before);
  });

  test.each([
    ['title', { title: 'Senior Backend Engineer' }, 2],
    ['type', { title: 'Backend Engineer (Contract)' }, 2],
    ['place', { location: { name: 'Boston, MA' } }, 2],
    ['employer', { company_name: 'Larkspur Systems' }, 2],
    ['employer’s legal form', { company_name: 'Acme, Inc.' }, 1],
    ['pay', { pay_input_ranges: [] }, 1],
    ['page', { absolute_url: 'https://jobs.example/other' }, 1],
  ])(
    'a job whose %s was edited is stored, listed, and matched again only where it matters',
    async (_, facts, version) => {
      await scene.read(aGreenhouseJob(1, facts), aGreenhouseJob(2, { title: 'Product Designer' }));
      const seen = '2026-06-01T12:02:00.000Z';
      expect(scene.job(1)).toMatchObject({
        matchVersion: version,
        matchedFrom: version === 2 ? seen : '2026-06-01T12:01:00.000Z',
        jobDetected: '2026-06-01T12:01:00.000Z',
        date: 'DT#2026-06-01',
      });
      expect(scene.job(2).matchVersion).toBe(1);
      expect(scene.listing()).toHaveLength(3);
      expect(scene.audits()).toBe(version === 2 ? 3 : 2);
    },
  );

  test('an edit that is only a new time of editing is none', async () => {
    const before = scene.snapshot();
    await scene.read(
      aGreenhouseJob(1, { updated_at: '2026-06-01T00:00:00Z' }),
      aGreenhouseJob(2, { title: 'Product Designer' }),
    );
    expect(scene.snapshot()).toEqual(before);
  });

  test('ING-01 a posting is closed when two readings in a row lack it', async () => {
    expect(await scene.read(aGreenhouseJob(1))).toMatchObject({ outcome: 'read', unsettled: true });
    expect(scene.job(2).closedAt).toBeNull();
    expect(await scene.read(aGreenhouseJob(1))).toMatchObject({ outcome: 'read', unsettled: false });
    expect(scene.job(2).closedAt).toBe('2026-06-01T12:03:00.000Z');
    expect(scene.listing().at(-1)).toEqual(['greenhouse-acme-2', 'closed']);
    const before = scene.snapshot();
    await scene.read(aGreenhouseJob(1));
    expect(scene.snapshot()).toEqual(before);
  });

  test('a board with a posting missing is asked in full until that is settled', async () => {
    scene.answer = () => Response.json({ jobs: scene.shown }, { headers: { etag: '"8"' } });
    await scene.read(aGreenhouseJob(1));
    expect(scene.board().unsettled).toBe(true);
    await scene.read();
    expect(scene.asked.at(-1)?.etag).toBeNull();
    expect(scene.job(2).closedAt).not.toBeNull();
    await scene.read();
    expect(scene.asked.at(-1)?.etag).toBe('"8"');
  });

  test('a board that says 304 while a posting is missing settles nothing', async () => {
    await scene.read(aGreenhouseJob(1));
    scene.answer = () => new Response(null, { status: 304 });
    expect(await scene.read()).toMatchObject({ outcome: 'unchanged', unsettled: true });
    expect(scene.job(2).closedAt).toBeNull();
  });

  test('a posting that is back after one reading was never gone', async () => {
    await scene.read(aGreenhouseJob(1));
    await scene.read(aGreenhouseJob(1), aGreenhouseJob(2, { title: 'Product Designer' }));
    await scene.read(aGreenhouseJob(1));
    expect(scene.job(2).closedAt).toBeNull();
  });

  test('a closed posting that is put up again is the same job, open, and matched again', async () => {
    await scene.read(aGreenhouseJob(1));
    await scene.read(aGreenhouseJob(1));
    await scene.read(aGreenhouseJob(1), aGreenhouseJob(2, { title: 'Product Designer' }));
    expect(scene.job(2)).toMatchObject({
      closedAt: null,
      matchVersion: 2,
      matchedFrom: '2026-06-01T12:04:00.000Z',
      jobDetected: '2026-06-01T12:01:00.000Z',
    });
    expect(scene.jobCount()).toBe(2);
    expect(scene.listing().at(-1)).toEqual(['greenhouse-acme-2', 'Product Designer']);
  });

  test('a posting whose job has outlived its time is not new when it is edited', async () => {
    scene.rows.rows.delete('JOB#greenhouse-acme-1 JOB');
    await scene.read(
      aGreenhouseJob(1, { title: 'Senior Backend Engineer' }),
      aGreenhouseJob(2, { title: 'Product Designer' }),
    );
    expect(scene.jobCount()).toBe(1);
    const before = scene.snapshot();
    await scene.read();
    expect(scene.snapshot()).toEqual(before);
  });
});
