import { describe, expect, test } from '@jest/globals';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import { recordedBoard } from '../../test-data/test-data.ts';
import { adapterOf } from './adapters.ts';
import { factsOf } from './fixtures/odd-postings.ts';
import { aWorkableBoard, aWorkableJob } from './fixtures/workable-board.ts';
import { workable } from './workable.ts';

// Later than the recordings, because future times are dropped.
freezeDate(new Date('2026-10-01T12:00:00.000Z'));

const read = (...jobs: unknown[]) => workable.parse('acme', [{ name: 'Acme Kettles', jobs }]);
const one = (facts: Record<string, unknown>) => read(aWorkableJob(8, facts)).postings[0];
const place = (city: string, facts: Record<string, unknown> = {}) => ({
  city,
  region: null,
  country: 'Germany',
  countryCode: 'DE',
  hidden: false,
  ...facts,
});

test('ING-01 a recorded Workable account is parsed into one posting with both of its places', () => {
  const pages = [recordedBoard('workable')];
  expect(adapterOf('workable').parse('zaelab', pages)).toEqual({
    unreadable: [],
    postings: [
      {
        ats: 'workable',
        board: 'zaelab',
        id: 'DD136DD7E7',
        title: 'Business Analyst - Spanish Speaking',
        company: 'Zaelab',
        url: 'https://apply.workable.com/j/DD136DD7E7',
        html: '',
        locations: ['Spain', 'Portugal'],
        structuredPlaces: [
          { city: '', state: '', country: 'Spain' },
          { city: '', state: '', country: 'Portugal' },
        ],
        departments: ['Business Consulting'],
        pay: [],
        workplace: 'remote',
      },
    ],
  });
});

describe('a Workable account', () => {
  test('ING-01 needs one request, including descriptions', () => {
    expect(workable.firstPage('acme').path).toBe('/api/v1/widget/accounts/acme?details=true');
    expect(workable.nextPage).toBeUndefined();
    expect(workable.parse('acme', aWorkableBoard()).postings).toHaveLength(6);
  });

  test('is named by its slug if it has no name', () => {
    const [posting] = workable.parse('acme', [{ name: null, jobs: [aWorkableJob(1)] }]).postings;
    expect(posting?.company).toBe('acme');
  });

  test('ING-01 lists a posting once per place, which is merged into one posting', () => {
    const entries = ['Berlin', 'Munich', 'Berlin'].map((city) =>
      aWorkableJob(1, { locations: [place(city)] }),
    );
    const { postings } = read(entries[0], aWorkableJob(2), ...entries.slice(1));
    expect(postings.map(({ id }) => id)).toEqual(['ACME000001', 'ACME000002']);
    expect(postings[0]?.locations).toEqual(['Berlin, Germany', 'Munich, Germany']);
    expect(factsOf(postings[0]).places.map(({ city }) => city)).toEqual(['Berlin', 'Munich']);
  });

  test('merges a posting that is remote in one place into a remote posting', () => {
    const { postings } = read(aWorkableJob(1), aWorkableJob(1, { telecommuting: true }));
    expect(postings.map(({ workplace }) => workplace)).toEqual(['remote']);
  });

  test('ING-03 an unreadable entry does not affect the other places of its posting', () => {
    const { postings, unreadable } = read(aWorkableJob(1), aWorkableJob(1, { title: null }));
    expect(postings).toHaveLength(1);
    expect(unreadable.map(({ id }) => id)).toEqual(['ACME000001']);
  });
});

describe('a Workable posting', () => {
  test('ING-02 is normalized, without a date of publication, because that has no time', () => {
    expect(one({ published_on: '2026-05-28' })).toEqual({
      ats: 'workable',
      board: 'acme',
      id: 'ACME000008',
      title: 'Backend Engineer',
      company: 'Acme Kettles',
      url: 'https://apply.workable.com/j/ACME000008',
      html: '<p>You will build the billing service of Acme &amp; Sons in Go.</p>',
      locations: ['Austin, Texas, United States'],
      structuredPlaces: [{ city: 'Austin', state: 'Texas', country: 'United States' }],
      departments: ['Platform', 'Engineering'],
      pay: [],
      industry: 'Computer Software',
      employmentType: 'Full-time',
    });
  });

  test('is parsed with null in every nullable field', () => {
    const fields = ['telecommuting', 'department', 'function', 'employment_type', 'country', 'state', 'city'];
    expect(
      one(Object.fromEntries([...fields, 'locations', 'description'].map((field) => [field, null]))),
    ).toEqual({
      ats: 'workable',
      board: 'acme',
      id: 'ACME000008',
      title: 'Backend Engineer',
      company: 'Acme Kettles',
      url: 'https://apply.workable.com/j/ACME000008',
      html: '',
      locations: [],
      departments: [],
      pay: [],
      industry: 'Computer Software',
    });
  });

  test.each(['Recently', '2999-01-01', '2026-05-28T10:00:00Z', 7])(
    'published on %j has no date',
    (published_on) => {
      expect(one({ published_on })).not.toHaveProperty('publishedAt');
    },
  );

  test.each([
    [
      'one of its places is hidden',
      [place('Berlin'), place('Munich', { hidden: true })],
      ['Berlin, Germany'],
    ],
    ['all of its places are hidden', [place('Berlin', { hidden: true })], []],
    ['a place has an invalid flag', [place('Berlin', { hidden: 'no' })], []],
    ['no place says whether it is hidden', [place('Berlin', { hidden: null })], ['Berlin, Germany']],
    ['a place is invalid', [null, 'Berlin', place('Munich')], ['Munich, Germany']],
    ['there is no list of places', undefined, ['Austin, Texas, United States']],
  ])('ING-02 if %s, is in the places it shows', (_, locations, shown) => {
    expect(one({ locations })?.locations).toEqual(shown);
  });

  test.each([
    [true, 'remote'],
    [false, undefined],
    ['true', undefined],
    [null, undefined],
  ])('ING-02 with telecommuting %j has the workplace %j', (telecommuting, workplace) => {
    expect(one({ telecommuting })?.workplace).toBe(workplace);
  });

  test('ING-02 has no pay field: pay is parsed from the description', () => {
    expect(one({ salary_from: '50,000', salary_to: 'a lot', salary_currency: 'EUR' })?.pay).toEqual([]);
  });
});
