import { beforeEach, describe, expect, test } from '@jest/globals';
import { rowsOfEntity } from '../reading/fixtures/memory-stores.ts';
import { Employer, type ShownPosting } from './fixtures/employer-scene.ts';

const DAY = 86_400_000;
const others: ShownPosting[] = [
  { id: 50, opening: 5, city: 'Austin, TX', title: 'Product Designer' },
  { id: 51, opening: 6, city: 'Austin, TX', title: 'Data Engineer' },
];
const inCities = (...cities: string[]): ShownPosting[] =>
  cities.map((city, number) => ({ id: number + 1, opening: 1, city }));

let employer: Employer;
beforeEach(() => {
  employer = new Employer('acme');
});

const read = (...shown: readonly ShownPosting[]) => employer.read('acme', [...others, ...shown]);
const jobs = () => employer.everyJob().filter(({ jobTitle }) => jobTitle === 'Software Engineer');

/** Lets days pass, and deletes what has expired then. */
function pass(days: number) {
  employer.now += days * DAY;
  for (const [id, { expiresAt }] of employer.rows.rows)
    if (typeof expiresAt === 'number' && expiresAt * 1_000 < employer.now) employer.rows.rows.delete(id);
}

describe('a posting that outlives its job', () => {
  test('ING-04 is no news, however often it is edited', async () => {
    await read(...inCities('Austin, TX'));
    pass(200);
    for (const city of ['Denver, CO', 'Boston, MA', 'Waco, TX']) await read(...inCities(city));
    expect(jobs()).toEqual([]);
  });

  test('is a new job if it closes and returns', async () => {
    await read(...inCities('Austin, TX'));
    pass(200);
    await read(...inCities('Denver, CO'));
    for (const _ of [1, 2]) await read();
    await read(...inCities('Denver, CO'));
    expect(jobs()).toHaveLength(1);
  });
});

test.each<[string, (cities: readonly string[]) => ShownPosting[]]>([
  ['gains a place', (cities) => inCities(...cities)],
  ['has a posting edited', ([first = '', second = '']) => inCities(first, `${second} or Waco, TX`)],
])('ING-01 a job that %s after months keeps its description and its reposts', async (_, change) => {
  // given
  await read(...inCities('Austin, TX', 'Denver, CO'));
  pass(170);
  await read(...change(['Austin, TX', 'Denver, CO', 'Boston, MA']));
  pass(100);
  // when
  await read(...change(['Austin, TX', 'Denver, CO', 'Boston, MA']), {
    id: 9,
    opening: 1,
    city: 'London, UK',
  });
  // then
  const [job] = jobs();
  expect(jobs()).toHaveLength(1);
  expect(await employer.jobs.findStoredPosting(job?.jobID ?? '')).toMatchObject({ posting: { id: '1' } });
});

describe('a posting that returns', () => {
  beforeEach(async () => {
    await read(...inCities('Austin, TX'));
    for (const _ of [1, 2]) await read();
  });

  test('ING-01 after 40 days joins the job of its vacancy that is open', async () => {
    const repost = { id: 2, opening: 1, city: 'Austin, TX' };
    pass(40);
    await read(repost);
    await read(repost, ...inCities('Austin, TX'));
    expect(employer.open()).toContainEqual(['greenhouse:acme#1', 'greenhouse:acme#2']);
    expect(jobs().filter(({ closedAt }) => closedAt === null)).toHaveLength(1);
  });

  test('within 30 days reopens its job', async () => {
    const [before] = jobs();
    pass(20);
    await read(...inCities('Austin, TX'));
    expect(jobs()).toMatchObject([{ jobID: before?.jobID, closedAt: null }]);
  });

  test('ING-03 as something else leaves its closed job as it was', async () => {
    const before = jobs();
    pass(20);
    await read({ id: 1, opening: 1, city: 'Austin, TX', title: 'Talent Community' });
    expect(jobs()).toEqual(before);
    expect(rowsOfEntity(employer.rows, 'POSTING')).toContainEqual(
      expect.objectContaining({ sk: '1', left: 'talent-pool', closed: false }),
    );
  });
});
