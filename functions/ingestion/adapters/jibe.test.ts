import { describe, expect, test } from '@jest/globals';
import { recordedText } from '../../test-data/test-data.ts';
import { adapterOf } from './adapters.ts';
import { aJibeBoard, aJibeJob, aJibePage, SLUG } from './fixtures/jibe-board.ts';
import { factsOf, placeText } from './fixtures/odd-postings.ts';
import { decodeJibe, jibe } from './jibe.ts';

const read = (...jobs: unknown[]) => jibe.parse(SLUG, [aJibePage(jobs)]);
const one = (facts: Record<string, unknown> = {}) => read(aJibeJob(8, facts)).postings[0];
const nextPath = (...pages: unknown[]) => jibe.nextPage?.(SLUG, pages)?.path;
const ids = (from: number, count: number) =>
  Array.from({ length: count }, (_, number) => aJibeJob(from + number));

test('ING-01 a constructed Jibe answer is parsed into postings, wrapped or not', () => {
  const pages = [decodeJibe(recordedText('jibe.json'))];
  const { postings, unreadable, partial } = adapterOf('jibe').parse(SLUG, pages);
  expect([unreadable, partial]).toEqual([[], undefined]);
  expect(postings.map(({ id, title, locations, company }) => [id, title, locations, company])).toEqual([
    ['wrapped-job', 'Wrapped Job', ['Munich, Germany'], SLUG],
    ['REQ-123', 'Backend Dev', ['Remote, Germany'], SLUG],
    ['senior-qa-berlin', 'Senior QA', ['Berlin, Germany'], 'Acme'],
  ]);
  expect(factsOf(postings[1])).toMatchObject({ isRemote: true, places: [{ country: 'DE' }] });
});

test('ING-01 a Jibe job has all fields', () => {
  expect(one()).toEqual({
    ats: 'jibe',
    board: SLUG,
    id: '8',
    title: 'Backend Engineer',
    company: 'Acme Kettles',
    url: 'https://careers.acme.com/jobs/8',
    html: '<p>You will build the billing service of Acme &amp; Sons in Go.</p>',
    locations: ['Austin, Texas, United States'],
    structuredPlaces: [{ city: 'Austin', state: 'Texas', country: 'United States' }],
    departments: ['Engineering'],
    pay: [],
    employmentType: 'FULL TIME',
    publishedAt: '2026-05-27T12:38:00.000Z',
    language: 'en-us',
  });
  expect(factsOf(one())).toMatchObject({ jobType: 'Fu', workplace: 'unknown', compensation: 'Not provided' });
});

describe('a Jibe board', () => {
  test('ING-01 is read in pages of 100, all brands of a client', () => {
    expect(jibe.firstPage(SLUG).path).toBe('/api/jobs?page=1&limit=100&internal=false');
    expect(nextPath(aJibePage(ids(0, 100), 150))).toBe('/api/jobs?page=2&limit=100&internal=false');
    expect(nextPath(aJibePage(ids(0, 100), 150), aJibePage(ids(100, 50), 150))).toBeUndefined();
    const reading = jibe.parse(SLUG, [aJibePage(ids(0, 100), 150), aJibePage(ids(100, 50), 150)]);
    expect(reading.postings).toHaveLength(150);
    expect(reading).not.toHaveProperty('partial');
  });

  test('ING-03 ends at a page that repeats, and is then partial', () => {
    const pages = [aJibePage(ids(0, 100), 5_500), aJibePage(ids(0, 100), 5_500)];
    expect(nextPath(...pages)).toBeUndefined();
    expect(jibe.parse(SLUG, pages).partial).toBe(
      'The pages hold 100 jobs and languages and say there are 5500.',
    );
  });

  test('ING-02 counts each language of a job, and prefers the English one', () => {
    const { postings, ...rest } = read(
      aJibeJob(1, { language: 'fr-ca', title: 'Ingénieur' }),
      aJibeJob(2, { language: 'de', title: 'Entwickler' }),
      aJibeJob(1, { language: 'en-ca', title: 'Engineer' }),
      aJibeJob(1, { language: 'en-us', title: 'Engineer (US)' }),
      aJibeJob(2, { language: 'es', title: 'Ingeniero' }),
    );
    expect(postings.map(({ title }) => title)).toEqual(['Engineer', 'Entwickler']);
    expect(rest).toEqual({ unreadable: [] });
    const sameId = [aJibePage([aJibeJob(1)], 2), aJibePage([aJibeJob(1, { language: 'fr' })], 2)];
    expect(nextPath(...sameId.slice(0, 1))).toContain('page=2');
    expect(jibe.parse(SLUG, sameId)).not.toHaveProperty('partial');
  });

  test.each(['[]', '{}', 'null', '{"jobs":{}}', '{"error":"limit"}'])('ING-03 rejects %s', (text) => {
    expect(() => decodeJibe(text)).toThrow('The answer is not a Jibe board: it has no list of jobs.');
  });

  test('ING-03 reports a job without an id or title, and keeps the others', () => {
    const { postings, unreadable } = read(aJibeJob(1), { title: 'Tea Taster' }, aJibeJob(2, { title: ' ' }));
    expect(postings.map(({ id }) => id)).toEqual(['1']);
    expect(unreadable.map(({ id }) => id)).toEqual(['', '2']);
  });

  test('has a board for each host', () => {
    expect(aJibeBoard()).toHaveLength(1);
    expect(['careers.acme.com', 'acme.jibeapply.com'].every((slug) => jibe.slug.test(slug))).toBe(true);
    expect(['acme', 'acme.com/x', '127.0.0.1'].some((slug) => jibe.slug.test(slug))).toBe(false);
  });
});

describe('a Jibe job', () => {
  test.each([
    ['2026-05-27T12:38:00+0000', '2026-05-27T12:38:00.000Z'],
    ['May 27, 2026', '2026-05-27T12:00:00.000Z'],
    ['2999-05-27T12:38:00+0000', undefined],
    ['soon', undefined],
    [null, undefined],
  ])('ING-02 posted %j was published at %j, whenever it was imported', (posted_date, expected) => {
    expect(one({ posted_date })?.publishedAt).toBe(expected);
  });

  test.each([
    [{}, 'Not provided'],
    [{ salary_min_value: 120_000, salary_max_value: 150_000 }, '$120,000 – $150,000'],
    [{ salary_min_value: '25.50', salary_max_value: '30' }, '$25.50 – $30 per hour'],
    [{ salary_value: 95_000 }, '$95,000'],
  ])('ING-02 with the pay %j shows %j', (pay, shown) => {
    expect(factsOf(one(pay)).compensation).toBe(shown);
  });

  test.each([
    [
      { full_location: 'Austin, TX, United States; Boston, MA, United States' },
      ['Austin, TX, US', 'Boston, MA, US'],
    ],
    [{ full_location: '', country: '' }, ['Austin, TX, US']],
    [{ full_location: '', city: '', state: '' }, [', , US']],
  ])('ING-02 located at %j is in %j', (place, expected) => {
    expect(factsOf(one(place)).places.map(placeText)).toEqual(expected);
  });
});
