import { describe, expect, test } from '@jest/globals';
import { Employer, type Shown } from './fixtures/employer.ts';

const CITIES = ['Austin, TX', 'Denver, CO', 'Berlin, Germany', 'Toronto, ON', 'London, UK', 'Paris, France'];
const inCities = (vacancy: number, first: number, cities = CITIES): Shown[] =>
  cities.map((city, number) => ({ id: first + number, vacancy, city }));

/** What the only job, or the one of a posting, is. */
function jobOf(employer: Employer, id?: number) {
  const jobs = employer
    .everyJob()
    .filter((job) => id === undefined || job.postings.some((p) => p.id === `${id}`));
  expect(jobs).toHaveLength(1);
  const [job] = jobs;
  if (!job) throw new Error('There is no such job.');
  return job;
}

describe('one vacancy in many places', () => {
  test('ING-01 is one job with all of them, before anybody hears of it', async () => {
    const employer = new Employer('acme');
    await employer.read('acme', inCities(1, 100));
    expect(jobOf(employer)).toMatchObject({
      jobID: 'greenhouse-acme-100',
      jobLocation: 'Austin, Texas and 5 other places',
      matchVersion: 1,
      revision: 1,
    });
    expect(jobOf(employer).locations).toHaveLength(6);
  });

  test('ING-01 whose titles name the place, and whose pay differs, is one job all the same', async () => {
    const employer = new Employer('acme');
    await employer.read('acme', [
      { id: 1, vacancy: 1, city: 'Austin, TX', title: 'Software Engineer - Austin, TX' },
      { id: 2, vacancy: 1, city: 'Denver, CO', title: 'Software Engineer (Denver)' },
      { id: 3, vacancy: 1, city: 'Berlin, Germany', title: 'Software Engineer (m/f/d), Berlin' },
    ]);
    expect(employer.open()).toEqual([['greenhouse:acme#1', 'greenhouse:acme#2', 'greenhouse:acme#3']]);
  });

  test('ING-01 in two hundred and fifty cities is written without a row too many', async () => {
    const employer = new Employer('acme');
    const shown = Array.from({ length: 250 }, (_, number) => ({
      id: number,
      vacancy: 1,
      city: 'Austin, TX',
    }));
    await employer.read('acme', shown);
    expect(employer.open().map((postings) => postings.length)).toEqual([200, 50]);
  });

  test('a place that is added is matched anew, one that goes keeps the job open, the last one closes it', async () => {
    const employer = new Employer('acme');
    const [austin, denver] = inCities(1, 1);
    if (!austin || !denver) throw new Error('Two cities are needed.');
    await employer.read('acme', [austin]);
    await employer.read('acme', [austin, denver]);
    expect(jobOf(employer)).toMatchObject({ matchVersion: 2, closedAt: null });
    for (const _ of [1, 2]) await employer.read('acme', [denver]);
    expect(jobOf(employer)).toMatchObject({ jobLocation: 'Denver, Colorado', closedAt: null });
    expect(jobOf(employer).jobUrl).toBe('https://job-boards.greenhouse.io/acme/jobs/1');
    await employer.read('acme', [denver, { id: 9, vacancy: 7, city: 'Austin, TX' }]);
    for (const _ of [1, 2]) await employer.read('acme', [{ id: 9, vacancy: 7, city: 'Austin, TX' }]);
    expect(employer.open()).toEqual([['greenhouse:acme#9']]);
  });
});

describe('what is not the same vacancy', () => {
  test.each<[string, Partial<Shown>]>([
    ['another text under the same title', { vacancy: 2 }],
    ['another level', { title: 'Senior Software Engineer' }],
    ['another team in the title', { title: 'Software Engineer, Payments' }],
    ['a remote offer beside one on site', { city: 'Remote - US' }],
    ['an internship', { title: 'Software Engineer Intern' }],
  ])('%s stays a job of its own', async (_, facts) => {
    const employer = new Employer('acme');
    await employer.read('acme', [
      { id: 1, vacancy: 1, city: 'Austin, TX' },
      { id: 2, vacancy: 1, city: 'Denver, CO', ...facts },
    ]);
    expect(employer.open()).toHaveLength(2);
  });
});

describe('a vacancy that comes again', () => {
  test('ING-01 on another board of the employer is the same job, which names both', async () => {
    const employer = new Employer('acme', 'acme-europe');
    await employer.read('acme', [{ id: 1, vacancy: 1, city: 'Austin, TX' }]);
    await employer.read('acme-europe', [{ id: 1, vacancy: 1, city: 'Berlin, Germany' }]);
    expect(employer.open()).toEqual([['greenhouse:acme#1', 'greenhouse:acme-europe#1']]);
  });

  test('ING-01 reposted under a new id, at once or within a month, is the same job', async () => {
    const employer = new Employer('acme');
    const other = { id: 50, vacancy: 5, city: 'Austin, TX' };
    await employer.read('acme', [other, { id: 1, vacancy: 1, city: 'Austin, TX' }]);
    for (const _ of [1, 2, 3])
      await employer.read('acme', [other, { id: 2, vacancy: 1, city: 'Austin, TX' }]);
    expect(jobOf(employer, 2)).toMatchObject({ jobID: 'greenhouse-acme-1', closedAt: null });
    for (const _ of [1, 2]) await employer.read('acme', [other]);
    employer.now += 20 * 86_400_000;
    await employer.read('acme', [other, { id: 3, vacancy: 1, city: 'Austin, TX' }]);
    expect(jobOf(employer, 3)).toMatchObject({ jobID: 'greenhouse-acme-1', closedAt: null });
    expect(employer.everyJob()).toHaveLength(2);
  });

  test('months later is a new one', async () => {
    const employer = new Employer('acme');
    const other = { id: 50, vacancy: 5, city: 'Austin, TX' };
    await employer.read('acme', [other, { id: 1, vacancy: 1, city: 'Austin, TX' }]);
    for (const _ of [1, 2]) await employer.read('acme', [other]);
    employer.now += 45 * 86_400_000;
    await employer.read('acme', [other, { id: 2, vacancy: 1, city: 'Austin, TX' }]);
    expect(jobOf(employer, 2).jobID).toBe('greenhouse-acme-2');
  });
});

describe('an edit', () => {
  test('of all postings of a vacancy keeps it one job, and its people are asked once', async () => {
    const employer = new Employer('acme');
    const shown = inCities(1, 1);
    await employer.read('acme', shown);
    await employer.read(
      'acme',
      shown.map((one) => ({ ...one, title: 'Software Engineer, Core' })),
    );
    expect(jobOf(employer)).toMatchObject({ jobTitle: 'Software Engineer, Core', matchVersion: 2 });
  });

  test('of one posting to another title makes it a job of its own, also where it told of the others', async () => {
    const employer = new Employer('acme');
    const [first, ...others] = inCities(1, 1);
    if (!first) throw new Error('A city is needed.');
    await employer.read('acme', [first, ...others]);
    await employer.read('acme', [{ ...first, title: 'Data Engineer' }, ...others]);
    expect(employer.open().map((postings) => postings.length)).toEqual([1, 5]);
    expect(jobOf(employer, 1)).toMatchObject({ jobTitle: 'Data Engineer' });
    expect(jobOf(employer, 2)).toMatchObject({
      jobID: 'greenhouse-acme-1',
      jobTitle: 'Software Engineer',
      matchVersion: 2,
    });
  });
});
