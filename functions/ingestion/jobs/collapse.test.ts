import { describe, expect, test } from '@jest/globals';
import { Employer, type ShownPosting } from './fixtures/employer-scene.ts';

const CITIES = ['Austin, TX', 'Denver, CO', 'Berlin, Germany', 'Toronto, ON', 'London, UK', 'Paris, France'];
const inCities = (opening: number, first: number, cities = CITIES): ShownPosting[] =>
  cities.map((city, number) => ({ id: first + number, opening, city }));

/** The only job, or the only one with this posting. */
function jobOf(employer: Employer, id?: number) {
  const jobs = employer
    .everyJob()
    .filter((job) => id === undefined || job.postings.some((p) => p.id === `${id}`));
  expect(jobs).toHaveLength(1);
  const [job] = jobs;
  if (!job) throw new Error('No such job');
  return job;
}

describe('one opening posted in many places', () => {
  test('ING-01 is one job with all places from the start', async () => {
    const employer = new Employer('acme');
    await employer.read('acme', inCities(1, 100));
    expect(jobOf(employer)).toMatchObject({
      jobLocation: 'Austin, TX and 5 other locations',
      matchVersion: 1,
      revision: 1,
    });
    expect(jobOf(employer).locations).toHaveLength(6);
  });

  test('ING-01 is one job even if its titles name the places', async () => {
    const employer = new Employer('acme');
    await employer.read('acme', [
      { id: 1, opening: 1, city: 'Austin, TX', title: 'Software Engineer - Austin, TX' },
      { id: 2, opening: 1, city: 'Denver, CO', title: 'Software Engineer (Denver)' },
      { id: 3, opening: 1, city: 'Berlin, Germany', title: 'Software Engineer (m/f/d), Berlin' },
    ]);
    expect(employer.open()).toEqual([['greenhouse:acme#1', 'greenhouse:acme#2', 'greenhouse:acme#3']]);
  });

  test('ING-01 continues in a second job after 200 postings', async () => {
    const employer = new Employer('acme');
    const shown = Array.from({ length: 250 }, (_, number) => ({
      id: number,
      opening: 1,
      city: 'Austin, TX',
    }));
    await employer.read('acme', shown);
    expect(employer.open().map((postings) => postings.length)).toEqual([200, 50]);
  });

  test('is matched again when a place is added, stays open when one goes, and closes with the last', async () => {
    const employer = new Employer('acme');
    const [austin, denver] = inCities(1, 1);
    if (!austin || !denver) throw new Error('Two cities are needed');
    await employer.read('acme', [austin]);
    await employer.read('acme', [austin, denver]);
    expect(jobOf(employer)).toMatchObject({ matchVersion: 2, closedAt: null });
    for (const _ of [1, 2]) await employer.read('acme', [denver]);
    expect(jobOf(employer)).toMatchObject({ jobLocation: 'Denver, CO', closedAt: null });
    expect(jobOf(employer).jobUrl).toBe('https://job-boards.greenhouse.io/acme/jobs/1');
    await employer.read('acme', [denver, { id: 9, opening: 7, city: 'Austin, TX' }]);
    for (const _ of [1, 2]) await employer.read('acme', [{ id: 9, opening: 7, city: 'Austin, TX' }]);
    expect(employer.open()).toEqual([['greenhouse:acme#9']]);
  });
});

describe('postings of different openings', () => {
  test.each<[string, Partial<ShownPosting>]>([
    ['another text under the same title', { opening: 2 }],
    ['another level', { title: 'Senior Software Engineer' }],
    ['another team in the title', { title: 'Software Engineer, Payments' }],
    ['a remote posting beside one on-site', { city: 'Remote - US' }],
    ['an internship', { title: 'Software Engineer Intern' }],
  ])('%s makes a separate job', async (_, facts) => {
    const employer = new Employer('acme');
    await employer.read('acme', [
      { id: 1, opening: 1, city: 'Austin, TX' },
      { id: 2, opening: 1, city: 'Denver, CO', ...facts },
    ]);
    expect(employer.open()).toHaveLength(2);
  });
});

describe('an opening that is posted again', () => {
  test('ING-01 on another board of the employer is the same job, with both postings', async () => {
    const employer = new Employer('acme', 'acme-europe');
    await employer.read('acme', [{ id: 1, opening: 1, city: 'Austin, TX' }]);
    await employer.read('acme-europe', [{ id: 1, opening: 1, city: 'Berlin, Germany' }]);
    expect(employer.open()).toEqual([['greenhouse:acme#1', 'greenhouse:acme-europe#1']]);
  });

  test('ING-01 under a new id, at once or within 30 days, is the same job', async () => {
    const employer = new Employer('acme');
    const other = { id: 50, opening: 5, city: 'Austin, TX' };
    await employer.read('acme', [other, { id: 1, opening: 1, city: 'Austin, TX' }]);
    const { jobID } = jobOf(employer, 1);
    for (const _ of [1, 2, 3])
      await employer.read('acme', [other, { id: 2, opening: 1, city: 'Austin, TX' }]);
    expect(jobOf(employer, 2)).toMatchObject({ jobID, closedAt: null });
    for (const _ of [1, 2]) await employer.read('acme', [other]);
    employer.now += 20 * 86_400_000;
    await employer.read('acme', [other, { id: 3, opening: 1, city: 'Austin, TX' }]);
    expect(jobOf(employer, 3)).toMatchObject({ jobID, closedAt: null });
    expect(employer.everyJob()).toHaveLength(2);
  });

  test('after more than 30 days is a new job', async () => {
    const employer = new Employer('acme');
    const other = { id: 50, opening: 5, city: 'Austin, TX' };
    await employer.read('acme', [other, { id: 1, opening: 1, city: 'Austin, TX' }]);
    const { jobID } = jobOf(employer, 1);
    for (const _ of [1, 2]) await employer.read('acme', [other]);
    employer.now += 45 * 86_400_000;
    await employer.read('acme', [other, { id: 2, opening: 1, city: 'Austin, TX' }]);
    expect(jobOf(employer, 2).jobID > jobID).toBe(true);
  });
});

describe('an edit', () => {
  test('of all postings keeps one job, which is matched again once', async () => {
    const employer = new Employer('acme');
    const shown = inCities(1, 1);
    await employer.read('acme', shown);
    await employer.read(
      'acme',
      shown.map((one) => ({ ...one, title: 'Software Engineer, Core' })),
    );
    expect(jobOf(employer)).toMatchObject({ jobTitle: 'Software Engineer, Core', matchVersion: 2 });
  });

  test('of one posting’s title moves it to a job of its own, even if it was the first', async () => {
    const employer = new Employer('acme');
    const [first, ...others] = inCities(1, 1);
    if (!first) throw new Error('A city is needed');
    await employer.read('acme', [first, ...others]);
    const { jobID } = jobOf(employer);
    await employer.read('acme', [{ ...first, title: 'Data Engineer' }, ...others]);
    expect(employer.open().map((postings) => postings.length)).toEqual([1, 5]);
    expect(jobOf(employer, 1)).toMatchObject({ jobTitle: 'Data Engineer' });
    expect(jobOf(employer, 2)).toMatchObject({
      jobID,
      jobTitle: 'Software Engineer',
      // It only lost a place.
      matchVersion: 1,
    });
  });
});
