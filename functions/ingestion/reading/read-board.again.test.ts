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

  test('ING-01 changes nothing if the body, the ETag or all postings are the same', async () => {
    const before = scene.snapshot();
    expect((await scene.read()).outcome).toBe('unchanged');
    scene.answer = () =>
      Response.json({ jobs: scene.shown, meta: { total: 2 } }, { headers: { etag: '"7"' } });
    expect((await scene.read()).outcome).toBe('read');
    scene.answer = () => new Response(null, { status: 304 });
    expect((await scene.read()).outcome).toBe('unchanged');
    expect(scene.requests.map(({ etag }) => etag)).toEqual([null, null, null, '"7"']);
    expect(scene.snapshot()).toEqual(before);
  });

  test.each([
    ['title', { title: 'Senior Backend Engineer' }, 2],
    ['type', { title: 'Backend Engineer (Contract)' }, 2],
    ['place', { location: { name: 'Boston, MA' } }, 2],
    ['employer', { company_name: 'Larkspur Systems' }, 2],
    ['employer’s legal form', { company_name: 'Acme, Inc.' }, 1],
    ['pay', { pay_input_ranges: [] }, 2],
    ['page', { absolute_url: 'https://jobs.example/other' }, 1],
  ])(
    'updates and lists a job whose %s was edited, and matches it again only if that matters',
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
      expect(scene.auditCount()).toBe(version === 2 ? 3 : 2);
    },
  );

  test('ignores an edit of the edit time alone', async () => {
    const before = scene.snapshot();
    await scene.read(
      aGreenhouseJob(1, { updated_at: '2026-06-01T00:00:00Z' }),
      aGreenhouseJob(2, { title: 'Product Designer' }),
    );
    expect(scene.snapshot()).toEqual(before);
  });

  test('ING-01 closes a posting that two readings in a row lack', async () => {
    expect(await scene.read(aGreenhouseJob(1))).toMatchObject({ outcome: 'read', unsettled: true });
    expect(scene.job(2).closedAt).toBeNull();
    expect(await scene.read(aGreenhouseJob(1))).toMatchObject({ outcome: 'read', unsettled: false });
    expect(scene.job(2).closedAt).toBe('2026-06-01T12:03:00.000Z');
    expect(scene.listing().at(-1)).toEqual([scene.job(2).jobID, 'closed']);
    const before = scene.snapshot();
    await scene.read(aGreenhouseJob(1));
    expect(scene.snapshot()).toEqual(before);
  });

  test('requests the board in full while a posting is missing', async () => {
    scene.answer = () => Response.json({ jobs: scene.shown }, { headers: { etag: '"8"' } });
    await scene.read(aGreenhouseJob(1));
    expect(scene.board().unsettled).toBe(true);
    await scene.read();
    expect(scene.requests.at(-1)?.etag).toBeNull();
    expect(scene.job(2).closedAt).not.toBeNull();
    await scene.read();
    expect(scene.requests.at(-1)?.etag).toBe('"8"');
  });

  test('closes nothing on a 304 while a posting is missing', async () => {
    await scene.read(aGreenhouseJob(1));
    scene.answer = () => new Response(null, { status: 304 });
    expect(await scene.read()).toMatchObject({ outcome: 'unchanged', unsettled: true });
    expect(scene.job(2).closedAt).toBeNull();
  });

  test('keeps a posting open that reappears after one reading', async () => {
    await scene.read(aGreenhouseJob(1));
    await scene.read(aGreenhouseJob(1), aGreenhouseJob(2, { title: 'Product Designer' }));
    await scene.read(aGreenhouseJob(1));
    expect(scene.job(2).closedAt).toBeNull();
  });

  test('reopens the job of a closed posting that reappears, which is no news', async () => {
    await scene.read(aGreenhouseJob(1));
    await scene.read(aGreenhouseJob(1));
    await scene.read(aGreenhouseJob(1), aGreenhouseJob(2, { title: 'Product Designer' }));
    expect(scene.job(2)).toMatchObject({
      closedAt: null,
      matchVersion: 1,
      matchedFrom: '2026-06-01T12:01:00.000Z',
      jobDetected: '2026-06-01T12:01:00.000Z',
    });
    expect(scene.jobCount()).toBe(2);
    expect(scene.listing().at(-1)).toEqual([scene.job(2).jobID, 'Product Designer']);
  });

  test('does not add a posting again whose job has expired', async () => {
    scene.rows.rows.delete(`${scene.job(1).pk} JOB`);
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
