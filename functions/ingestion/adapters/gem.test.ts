import { describe, expect, test } from '@jest/globals';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import type { Posting } from '../../postings/posting.ts';
import { recordedBoard } from '../../test-data/test-data.ts';
import { adapterOf } from './adapters.ts';
import { aGemBoard, aGemPost } from './fixtures/gem-board.ts';
import { factsOf, placeText } from './fixtures/odd-postings.ts';
import { gem } from './gem.ts';

// Later than the recordings, because future times are dropped.
freezeDate(new Date('2026-10-01T12:00:00.000Z'));

const one = (facts: Record<string, unknown> = {}): Posting => {
  const [posting] = gem.parse('acme', [[aGemPost('8', facts)]]).postings;
  if (!posting) throw new Error('The post was not parsed.');
  return posting;
};

test('ING-01 a Gem board is parsed into a posting with all of its fields, and its id from the URL', () => {
  const { postings, unreadable } = adapterOf('gem').parse('acme', [recordedBoard('gem')]);
  expect(unreadable).toEqual([]);
  expect(postings).toEqual([
    {
      ats: 'gem',
      board: 'acme',
      id: 'abc123',
      title: 'Software Engineer',
      company: 'acme',
      url: 'https://jobs.gem.com/acme/abc123',
      html: '<p>About the role</p>',
      locations: ['Zürich, Switzerland'],
      departments: ['Engineering'],
      pay: [],
      workplace: 'hybrid',
      employmentType: 'full_time',
      publishedAt: '2025-11-24T14:56:56.569Z',
    },
  ]);
  const facts = factsOf(postings[0]);
  expect(facts.places.map(placeText)).toEqual(['Zurich, Zurich, CH']);
  expect(facts).toMatchObject({ workplace: 'hybrid', isRemote: false, jobType: 'Fu' });
});

describe('a Gem board', () => {
  test('ING-01 needs one request', () => {
    expect(gem.firstPage('acme')).toEqual({ path: '/job_board/v0/acme/job_posts/' });
    expect(gem.nextPage).toBeUndefined();
    expect(gem.parse('acme', aGemBoard()).postings).toHaveLength(6);
  });

  test.each([null, {}, 'text', { job_posts: [] }, { message: 'Not found' }])(
    'ING-03 is rejected if it is no list: %j',
    (body) => {
      expect(() => gem.parse('acme', [body])).toThrow(/^The answer is not a Gem board/);
    },
  );

  test.each(['', '../acme', 'acme/jobs', 'acme?x', 'acme@example', 'a'.repeat(101)])(
    'the slug %j is invalid',
    (slug) => {
      expect(gem.slug.test(slug)).toBe(false);
    },
  );
});

describe('a Gem post', () => {
  test('ING-02 has its first publication as its date, and neither its creation nor a planned day', () => {
    const posting = one({ startDateTs: 1_830_000_000 });
    expect(posting).toMatchObject({
      publishedAt: '2026-05-28T13:15:00.250Z',
      editedAt: '2026-05-30T15:00:00.000Z',
    });
    expect(one({ first_published_at: null, startDateTs: 1_780_000_000 })).not.toHaveProperty('publishedAt');
  });

  test.each([
    ['in_office', 'onsite'],
    ['onsite', 'onsite'],
    ['HYBRID', 'hybrid'],
    ['remote', 'remote'],
    ['anywhere', undefined],
    [null, undefined],
  ])('ING-02 of the location type %j has the workplace %j', (location_type, workplace) => {
    expect(one({ location_type }).workplace).toBe(workplace);
  });

  test.each([
    ['full_time', 'Fu'],
    ['part_time', 'Pa'],
    ['contract', 'Co'],
    ['intern', 'In'],
    [null, 'Fu'],
  ])('ING-02 with the employment type %j has the job type %s', (employment_type, type) => {
    expect(factsOf(one({ employment_type })).jobType).toBe(type);
  });

  test('ING-02 has the places of its offices only if it names none itself', () => {
    const offices = [
      { name: 'Oslo', location: { name: 'Oslo, Norway' } },
      { name: 'Rome', location: null },
    ];
    expect(one({ offices }).locations).toEqual(['Austin, TX']);
    expect(one({ offices, location: { name: ' ' } }).locations).toEqual(['Oslo, Norway', 'Rome']);
  });

  test.each([
    [{ id: undefined }, [['8'], []]],
    [{ id: null }, [['8'], []]],
    [{ id: 41 }, [['41'], []]],
    [{ id: {} }, [[], ['']]],
    [{ id: null, absolute_url: 'https://jobs.gem.com/acme/' }, [[], ['']]],
    [{ id: null, title: ' ' }, [[], ['8']]],
    [{ title: 'x'.repeat(501) }, [[], ['8']]],
    [{ absolute_url: 'javascript:alert(1)' }, [[], ['8']]],
  ])('ING-03 with %j does not affect the others', (facts, expected) => {
    const board = [aGemPost('7'), aGemPost('8', facts), null, aGemPost('9')];
    const { postings, unreadable } = gem.parse('acme', [board]);
    const [before, ...others] = postings.map(({ id }) => id);
    expect([before, others.at(-1)]).toEqual(['7', '9']);
    const lost = unreadable.map(({ id }) => id);
    expect([others.slice(0, -1), lost.slice(0, -1), lost.at(-1)]).toEqual([...expected, '']);
  });
});
