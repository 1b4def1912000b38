import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Enrichment } from '../../postings/enrichment.ts';
import { StoredPosting } from '../../postings/stored-posting.ts';
import { startTestTable, type TestTable } from '../../table/fixtures/dynamodb-local.ts';
import { Job } from '../../table/job.ts';
import { aGreenhouseJob } from '../adapters/fixtures/greenhouse-board.ts';
import { jobStore } from '../jobs/job-store.ts';
import { BOARD, BoardScene } from '../reading/fixtures/board-scene.ts';
import { rowsOfEntity } from '../reading/fixtures/memory-stores.ts';
import { recordEnrichment } from './record-enrichment.ts';

const HOUR = 3_600_000;
const UNDECIDED = 'Wizard of Light Bulbs';
const others = [50, 51].map((id) => aGreenhouseJob(id, { title: 'Product Designer' }));

/** All of these postings have the same text. */
const posted = (id: number, city: string, title = 'Software Engineer') => ({
  ...aGreenhouseJob(1, { title, location: { name: city }, offices: [], departments: [] }),
  id,
});

/** Answers every question about a role. */
async function answerRoles(scene: BoardScene, enrichment: Enrichment) {
  const waiting = rowsOfEntity(scene.rows, 'JOBPOSTING')
    .map((row) => StoredPosting.parse(row))
    .filter(({ open }) => open.includes('role'));
  const outcomes: string[] = [];
  for (const stored of waiting)
    outcomes.push(await recordEnrichment(scene.deps.jobs, stored, enrichment, () => new Date(scene.now)));
  return outcomes;
}

const openJobs = (scene: BoardScene) =>
  rowsOfEntity(scene.rows, 'JOB')
    .map((row) => Job.parse(row))
    .filter(({ closedAt, jobTitle }) => closedAt === null && jobTitle !== 'Product Designer')
    .map(({ jobTitle, locations, factsBefore }) => ({
      title: jobTitle,
      cities: locations.map(({ city }) => city),
      before: factsBefore.map((facts) => facts.jobTitle),
    }));

describe('a posting whose new title leaves its role open', () => {
  test('ING-03 becomes a job of its own once the model answers, and alerts only people who did not match the old one', async () => {
    // given
    const scene = new BoardScene();
    await scene.read(...others, posted(1, 'Austin, TX'));
    const { jobID } = scene.job(1);
    scene.now += HOUR;
    await scene.read(...others, posted(1, 'Austin, TX', UNDECIDED));
    expect((await scene.deps.jobs.findJob(jobID))?.closedAt).not.toBeNull();
    expect((await scene.deps.jobs.findStoredPosting(jobID))?.posting.title).toBe('Software Engineer');
    // when
    expect(await answerRoles(scene, { role: 'En' })).toEqual(['recorded']);
    // then
    expect(openJobs(scene)).toEqual([
      { title: UNDECIDED, cities: ['Austin'], before: ['Software Engineer'] },
    ]);
  });

  test('ING-03 leaves the description of its job alone', async () => {
    // given
    const scene = new BoardScene();
    await scene.read(...others, posted(1, 'Austin, TX'), posted(2, 'Denver, CO'));
    const { jobID } = scene.job(1);
    scene.now += HOUR;
    await scene.read(...others, posted(1, 'Austin, TX'), posted(2, 'Denver, CO', UNDECIDED));
    expect((await scene.deps.jobs.findStoredPosting(jobID))?.posting).toMatchObject({
      id: '1',
      title: 'Software Engineer',
    });
    // when
    await answerRoles(scene, { role: 'En' });
    // then
    expect(openJobs(scene)).toEqual([
      { title: 'Software Engineer', cities: ['Austin'], before: [] },
      { title: UNDECIDED, cities: ['Denver'], before: ['Software Engineer'] },
    ]);
  });

  test('ING-03 collapses with the others of its job, however many there are', async () => {
    // given
    const scene = new BoardScene();
    await scene.read(...others, posted(1, 'Austin, TX'), posted(2, 'Denver, CO'));
    scene.now += HOUR;
    const retitled = [posted(1, 'Austin, TX', UNDECIDED), posted(2, 'Denver, CO', UNDECIDED)];
    expect((await scene.read(...others, ...retitled)).message).toBe('');
    // when
    expect(await answerRoles(scene, { role: 'En' })).toEqual(['recorded', 'recorded']);
    // then
    expect(openJobs(scene)).toMatchObject([{ title: UNDECIDED, cities: ['Austin', 'Denver'] }]);
  });

  test('ING-05 becomes a job that is no news if its board had it before we read that', async () => {
    const scene = new BoardScene();
    scene.deps = { ...scene.deps, firstReading: 'baseline' };
    await scene.read(...others, posted(1, 'Austin, TX', UNDECIDED));
    expect(await answerRoles(scene, { role: 'En' })).toEqual(['recorded']);
    expect(scene.job(1)).toMatchObject({ jobTitle: UNDECIDED, matchVersion: 0 });
    expect(scene.listing()).toEqual([]);
    expect(scene.auditCount()).toBe(0);
  });

  test('is rejected for good if it is not a tech job', async () => {
    const scene = new BoardScene();
    await scene.read(...others, posted(1, 'Austin, TX'));
    await scene.read(...others, posted(1, 'Austin, TX', UNDECIDED));
    expect(await answerRoles(scene, { role: '-' })).toEqual(['recorded']);
    expect(openJobs(scene)).toEqual([]);
    expect(await scene.deps.jobs.findSeen(BOARD, '1')).toMatchObject({ left: 'not-a-tech-job' });
  });
});

describe('over DynamoDB', () => {
  let table: TestTable;
  beforeAll(async () => {
    table = await startTestTable();
  });
  afterAll(() => table.stop());

  test('ING-03 a job of many postings loses all of them to open roles in one reading', async () => {
    // given
    const scene = new BoardScene();
    const store = jobStore(table);
    scene.deps = { ...scene.deps, jobs: store };
    const ids = Array.from({ length: 100 }, (_, number) => number + 100);
    await scene.read(...others, ...ids.map((id) => posted(id, 'Austin, TX')));
    const { jobId } = (await store.findSeen(BOARD, '100')) ?? { jobId: '' };
    // when
    const board = await scene.read(...others, ...ids.map((id) => posted(id, 'Austin, TX', UNDECIDED)));
    // then
    expect(board).toMatchObject({ outcome: 'read', failures: 0, message: '' });
    expect((await store.findJob(jobId))?.closedAt).not.toBeNull();
    const seen = await store.listSeen(BOARD);
    expect(seen.filter(({ left }) => left === 'undecided')).toHaveLength(100);
  });
});
