import { describe, expect, test } from '@jest/globals';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import { extractJobFacts, type JobFacts } from '../../postings/job-facts.ts';
import { recordedText } from '../../test-data/test-data.ts';
import { aJobPosting, aPageWith, factsOn } from './fixtures/job-posting-pages.ts';
import type { JobPostingFacts } from './job-posting-ld.ts';

freezeDate(new Date('2026-10-01T12:00:00.000Z'));

const factsOf = (facts: Record<string, unknown>) => factsOn(aPageWith(JSON.stringify(aJobPosting(facts))));

/** Throws if the posting is rejected. */
function jobFacts({ posting }: JobPostingFacts, title = posting.title ?? ''): JobFacts {
  const facts = extractJobFacts({
    ats: 'careers',
    board: 'jobs.acme.example',
    id: '1',
    company: 'jobs.acme.example',
    url: 'https://jobs.acme.example/1',
    html: '',
    locations: [],
    departments: [],
    pay: [],
    ...posting,
    title,
  });
  if ('reason' in facts) throw new Error(facts.message);
  return facts;
}

const US = (city: string, state: string) => ({ city, state, country: 'US' });

describe('ING-01 the JobPosting of a recorded page', () => {
  test('of Meta has the places that their names state, because every address repeats the first city', () => {
    const facts = factsOn(recordedText('jsonld-meta.html'));
    expect(facts.posting).toMatchObject({ company: 'Meta', publishedAt: '2025-06-10T20:07:44.000Z' });
    const { places, isRemote, jobType, summary } = jobFacts(facts);
    expect(places).toEqual([
      US('Sunnyvale', 'CA'),
      US('Bellevue', 'WA'),
      US('Redmond', 'WA'),
      US('Austin', 'TX'),
      US('Menlo Park', 'CA'),
      US('Seattle', 'WA'),
      US('Burlingame', 'CA'),
      US('', ''),
      US('New York', 'NY'),
    ]);
    expect([isRemote, jobType]).toEqual([true, 'Fu']);
    expect(summary).toHaveLength(3);
  });

  test('of micro1 is in the stream of Next.js, and is remote in the countries that it lists', () => {
    const facts = factsOn(recordedText('jsonld-micro1-next-flight.html'));
    expect(facts.posting).toMatchObject({ title: 'Open Source Contributor', company: 'micro1' });
    const { places, workplace } = jobFacts(facts, 'Open Source Engineer');
    expect(places.map(({ country }) => country)).toEqual(['BD', 'HK', 'IN', 'US', 'CA']);
    expect(workplace).toBe('remote');
  });

  test('of Neura has line breaks for its backslashes, and its validThrough of 2035 proves nothing', () => {
    const facts = factsOn(recordedText('jsonld-neura.html'));
    expect(facts).toMatchObject({ identifier: '00df0928-b013-448c-b3dd-6c6fb80eadc2', isClosed: false });
    expect(facts.posting.html).not.toContain('\\n');
    const { places, title } = jobFacts(facts, `${facts.posting.title} Engineer`);
    expect(places).toEqual([{ city: 'Metzingen', state: 'Baden-Wurttemberg', country: 'DE' }]);
    expect(title).toContain('Manager Ecosystem Integration & Certification');
  });
});

const address = (facts: Record<string, unknown>) => ({ '@type': 'PostalAddress', ...facts });
const place = (addressLocality: string, addressRegion: string, addressCountry: unknown, name?: string) => ({
  '@type': 'Place',
  ...(name === undefined ? {} : { name }),
  address: address({ addressLocality, addressRegion, addressCountry }),
});
const placesOf = (facts: Record<string, unknown>) => jobFacts(factsOf(facts)).places;

describe('ING-03 the places of a JobPosting', () => {
  test.each([
    ['a text', 'Austin, TX'],
    ['a name', { name: 'Austin, TX' }],
    ['an address as text', { address: 'Austin, TX, USA' }],
    ['an address', place('Austin', 'TX', 'US')],
    ['a region by its ISO code', place('Austin', 'US-TX', 'US')],
    ['a country by its name', place('Austin', 'TX', { '@type': 'Country', name: 'USA' })],
    ['a list of one country', place('Austin', 'TX', { name: ['USA', 'USA'] })],
    ['lists', [{ address: [address({ addressLocality: ['Austin'], addressRegion: 'Texas' })] }]],
    ['only a street', { address: address({ streetAddress: 'Austin, TX, US, 78701' }) }],
    ['a building’s name', place('Austin', 'TX', 'US', 'London Tower')],
  ])('come from %s', (_, jobLocation) => {
    expect(placesOf({ jobLocation })).toEqual([US('Austin', 'TX')]);
  });

  test('do not come from the employer’s name', () => {
    const jobLocation = { name: 'Austin Robotics, Inc.', address: {} };
    expect(
      factsOf({ jobLocation, hiringOrganization: { name: 'Austin Robotics' } }).posting,
    ).not.toHaveProperty('locations');
  });

  test('of a remote job include where workers may be', () => {
    const remote = {
      jobLocationType: 'TELECOMMUTE',
      jobLocation: place('Austin', 'TX', 'US'),
      applicantLocationRequirements: { '@type': 'Country', name: 'DE' },
    };
    expect(placesOf(remote)).toEqual([US('Austin', 'TX'), { city: '', state: '', country: 'DE' }]);
    expect(jobFacts(factsOf(remote)).workplace).toBe('remote');
    expect(placesOf({ ...remote, jobLocationType: '' })).toEqual([US('Austin', 'TX')]);
  });
});

describe('ING-03 the facts of a JobPosting', () => {
  test.each([
    ['YEAR', { currency: 'USD', value: { minValue: 100_000, maxValue: 120_000, unitText: 'YEAR' } }],
    ['YEAR', { currency: 'USD', minValue: '100000', maxValue: '120,000.00', unitText: 'YEAR' }],
    ['YEAR', { currency: 'USD', unitText: 'YEAR', value: [{ minValue: '$100,000', maxValue: 120_000 }] }],
  ])('include pay per %s, whatever level states it', (period, baseSalary) => {
    expect(factsOf({ baseSalary }).posting.pay).toEqual([
      { label: '', min: 100_000, max: 120_000, currency: 'USD', period },
    ]);
  });

  test('have the description with the most text, if layouts repeat the property', () => {
    expect(factsOf({ description: ['<p> </p>', '<p>Boil water.</p>'] }).posting.html).toBe(
      '<p>Boil water.</p>',
    );
  });

  test('include a single amount, in the currency of the posting', () => {
    const pay = (baseSalary: unknown) => factsOf({ baseSalary, salaryCurrency: 'EUR' }).posting.pay;
    const single = [{ label: '', min: 90_000, max: 90_000, currency: 'EUR', period: '' }];
    expect(pay(90_000)).toEqual(single);
    expect(pay({ value: '90000' })).toEqual(single);
    expect(pay('competitive')).toBeUndefined();
    expect(pay({ value: '90.000,00' })).toEqual(single);
  });

  test.each([
    ['FULL_TIME', 'Fu'],
    [['FULL_TIME', 'PART_TIME'], 'Fu'],
    ['FULL_TIME, INTERN', 'In'],
    [['CONTRACTOR'], 'Co'],
    [['OTHER', null], 'Fu'],
    [null, 'Fu'],
  ])('include the employment type %p', (employmentType, jobType) => {
    expect(jobFacts(factsOf({ employmentType })).jobType).toBe(jobType);
  });

  test.each([
    ['2026-09-17T08:00:00-07:00', '2026-09-17T15:00:00.000Z'],
    ['2026-09-17 10:33:44 UTC', '2026-09-17T10:33:44.000Z'],
    ['2026-09-17T10:33:44', '2026-09-17T10:33:44.000Z'],
    ['2026-9-7', '2026-09-07T12:00:00.000Z'],
    ['2026-09-07T00:00:00.000Z', '2026-09-07T12:00:00.000Z'],
    ['September 7, 2026', '2026-09-07T12:00:00.000Z'],
    ['2026-10-02', undefined],
    ['2035-01-01', undefined],
    ['2026-13-41', undefined],
    ['Recently 5', undefined],
    ['7/8/26', undefined],
    [null, undefined],
  ])('include the publication on %p', (datePosted, publishedAt) => {
    expect(factsOf({ datePosted }).posting.publishedAt).toBe(publishedAt);
  });

  test.each([
    ['2026-09-29', true],
    ['2026-09-30T00:00:00Z', false],
    ['2026-10-01', false],
    ['2035-01-01T00:00:00Z', false],
    ['', false],
  ])('include that it is closed if it was valid through %p: %p', (validThrough, isClosed) => {
    expect(factsOf({ validThrough }).isClosed).toBe(isClosed);
  });

  test('include a description that was escaped twice, with the sections that it lacks', () => {
    const html = (facts: Record<string, unknown>) => factsOf(facts).posting.html;
    expect(html({ description: '<p>A</p>&amp;#xa;<p>B</p>' })).toBe('<p>A</p>&#xa;<p>B</p>');
    expect(html({ description: '&lt;p&gt;R&amp;amp;D&lt;/p&gt;' })).toBe('<p>R&D</p>');
    expect(html({ description: 'Boil water.', qualifications: 'Boil' })).toBe('Boil water.');
    expect(html({ description: 'Boil.', qualifications: 'Patience' })).toBe(
      'Boil.\n<h2>Qualifications</h2>Patience',
    );
  });
});
