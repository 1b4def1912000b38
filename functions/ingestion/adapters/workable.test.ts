import { describe, expect, test } from '@jest/globals';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import { recordedBoard } from '../../test-data/test-data.ts';
import { adapterOf } from './adapters.ts';
import { readJob } from './fixtures/as-posted.ts';
import { aWorkableBoard, aWorkableJob } from './fixtures/workable-board.ts';
import { workable } from './workable.ts';

// After the recordings: a time that lies in the future is no time of a posting.
freezeDate(new Date('2026-10-01T12:00:00.000Z'));

const read = (...jobs: unknown[]) => workable.read('acme', [{ name: 'Acme Kettles', jobs }]);
const one = (facts: Record<string, unknown>) => read(aWorkableJob(8, facts)).postings[0];
const place = (city: string, facts: Record<string, unknown> = {}) => ({
  city,
  region: null,
  country: 'Germany',
  countryCode: 'DE',
  hidden: false,
  ...facts,
});

test('ING-01 a recorded Workable account gives its vacancy once, with both of its places', () => {
  const pages = [recordedBoard('workable')];
  expect(adapterOf('workable').read('zaelab', pages)).toEqual({
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
  test('ING-01 is asked for once, with the descriptions', () => {
    expect(workable.path('acme')).toBe('/api/v1/widget/accounts/acme?details=true');
    expect(workable.next).toBeUndefined();
    expect(workable.read('acme', aWorkableBoard()).postings).toHaveLength(6);
  });

  test('is called by its slug where it has no name', () => {
    const [posting] = workable.read('acme', [{ name: null, jobs: [aWorkableJob(1)] }]).postings;
    expect(posting?.company).toBe('acme');
  });

  test('ING-01 lists a vacancy once for each place, which is one posting in all of them', () => {
    const entries = ['Berlin', 'Munich', 'Berlin'].map((city) =>
      aWorkableJob(1, { locations: [place(city)] }),
    );
    const { postings } = read(entries[0], aWorkableJob(2), ...entries.slice(1));
    expect(postings.map(({ id }) => id)).toEqual(['ACME000001', 'ACME000002']);
    expect(postings[0]?.locations).toEqual(['Berlin, Germany', 'Munich, Germany']);
    expect(readJob(postings[0]).places.map(({ city }) => city)).toEqual(['Berlin', 'Munich']);
  });

  test('a vacancy that is remote in one of its places is remote', () => {
    const { postings } = read(aWorkableJob(1), aWorkableJob(1, { telecommuting: true }));
    expect(postings.map(({ workplace }) => workplace)).toEqual(['remote']);
  });

  test('ING-03 an entry that cannot be read costs its vacancy no other place', () => {
    const { postings, unreadable } = read(aWorkableJob(1), aWorkableJob(1, { title: null }));
    expect(postings).toHaveLength(1);
    expect(unreadable.map(({ id }) => id)).toEqual(['ACME000001']);
  });
});

describe('a Workable vacancy', () => {
  test('ING-02 is normalised, without a date: the day it was published is no moment', () => {
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
      employmentType: 'Full-time',
    });
  });

  test('with null in every field that may be is still a posting', () => {
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
    ['a place may or may not be hidden', [place('Berlin', { hidden: 'no' })], []],
    ['no place says whether it is hidden', [place('Berlin', { hidden: null })], ['Berlin, Germany']],
    ['a place is none', [null, 'Berlin', place('Munich')], ['Munich, Germany']],
    ['there is no list of places', undefined, ['Austin, Texas, United States']],
  ])('ING-02 when %s is in the places it shows', (_, locations, shown) => {
    expect(one({ locations })?.locations).toEqual(shown);
  });

  test.each([
    [true, 'remote'],
    [false, undefined],
    ['true', undefined],
    [null, undefined],
  ])('ING-02 with telecommuting %j is worked %j', (telecommuting, workplace) => {
    expect(one({ telecommuting })?.workplace).toBe(workplace);
  });

  test('ING-02 states no pay of its own: salaries as text are left to the description', () => {
    expect(one({ salary_from: '50,000', salary_to: 'a lot', salary_currency: 'EUR' })?.pay).toEqual([]);
  });
});
