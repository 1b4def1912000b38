import { beforeEach, describe, expect, test } from '@jest/globals';
import { aGreenhouseJob } from '../adapters/fixtures/greenhouse-board.ts';
import { BoardScene } from '../reading/fixtures/board-scene.ts';
import { Employer } from './fixtures/employer-scene.ts';

const HOUR = 3_600_000;
const others = [50, 51].map((id) => aGreenhouseJob(id, { title: 'Product Designer' }));

/** Postings of one vacancy, each with its own pay. */
const posted = (id: number, city: string, thousands: number, title = 'Backend Engineer') => ({
  ...aGreenhouseJob(1, { title, location: { name: city }, offices: [] }),
  id,
  absolute_url: `https://acme.example/${id}`,
  pay_input_ranges: [
    { min_cents: thousands * 100_000, max_cents: thousands * 100_000, currency_type: 'USD', title: city },
  ],
});
const austin = posted(1, 'Austin, TX', 200);
const tulsa = posted(2, 'Tulsa, OK', 110);

let scene: BoardScene;
beforeEach(async () => {
  scene = new BoardScene();
  await scene.read(...others, austin, tulsa);
  expect(scene.job(2).compensation).toContain('200,000');
  scene.now += HOUR;
});

const descriptionOf = async (jobId: string) => (await scene.deps.jobs.findStoredPosting(jobId))?.posting;

describe('a job whose first posting leaves', () => {
  test.each<[string, unknown[]]>([
    ['is taken down', []],
    ['gets another title', [{ ...austin, title: 'Data Engineer' }]],
    ['no longer is a tech job', [{ ...austin, title: 'Registered Nurse', departments: [] }]],
  ])('ING-02 because it %s shows the next one, and alerts no one again', async (_, left) => {
    // when
    for (const __ of [1, 2]) await scene.read(...others, ...left, tulsa);
    // then
    const job = scene.job(2);
    expect(job).toMatchObject({
      jobLocation: 'Tulsa, OK',
      jobUrl: 'https://acme.example/2',
      compensation: expect.stringContaining('110,000'),
      matchVersion: 1,
      closedAt: null,
    });
    expect(await descriptionOf(job.jobID)).toMatchObject({ id: '2' });
  });

  test('ING-02 shows the next one as it was edited in the same reading', async () => {
    const raised = posted(2, 'Tulsa, OK', 120);
    await scene.read(...others, { ...austin, title: 'Registered Nurse', departments: [] }, raised);
    expect(scene.job(2).compensation).toContain('120,000');
  });

  test('ING-04 alerts only people who did not match the earlier title', async () => {
    const named = posted(2, 'Tulsa, OK', 110, 'Backend Engineer (Tulsa)');
    await scene.read(...others, austin, named);
    scene.now += HOUR;
    for (const _ of [1, 2]) await scene.read(...others, named);
    expect(scene.job(2)).toMatchObject({
      jobTitle: 'Backend Engineer (Tulsa)',
      factsBefore: [{ jobTitle: 'Backend Engineer', locations: [{ city: 'Tulsa' }] }],
    });
  });
});

test('ING-02 a job whose first posting leaves shows the next one on another board once that is read', async () => {
  // given
  const employer = new Employer('acme', 'acme-europe');
  const other = { id: 50, opening: 5, city: 'Austin, TX' };
  await employer.read('acme', [other, { id: 1, opening: 1, city: 'Austin, TX' }]);
  const berlin = { id: 2, opening: 1, city: 'Berlin, Germany', title: 'Software Engineer (Berlin)' };
  await employer.read('acme-europe', [berlin]);
  const titleInBerlin = () =>
    employer.everyJob().find(({ postings }) => postings.some(({ id }) => id === '2'))?.jobTitle;
  for (const _ of [1, 2]) await employer.read('acme', [other]);
  expect(titleInBerlin()).toBe('Software Engineer');
  // when
  await employer.read('acme-europe', [berlin, { id: 51, opening: 6, city: 'Berlin, Germany' }]);
  // then
  expect(titleInBerlin()).toBe('Software Engineer (Berlin)');
});

test('ING-02 a closed job that is posted again shows the new posting', async () => {
  for (const _ of [1, 2]) await scene.read(...others);
  await scene.read(...others, posted(3, 'Waco, TX', 150));
  const job = scene.job(3);
  expect(job).toMatchObject({
    jobLocation: 'Waco, TX',
    compensation: expect.stringContaining('150,000'),
    closedAt: null,
  });
  expect(scene.jobCount()).toBe(3);
  expect(await descriptionOf(job.jobID)).toMatchObject({ id: '3' });
});
