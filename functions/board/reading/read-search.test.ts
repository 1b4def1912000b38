import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { findNamedPlace } from '../../places/suggest-places.ts';
import { buildSuggestionIndex } from '../../places/suggestion-index.ts';
import { readSearch, type SearchReading } from './read-search.ts';

const index = buildSuggestionIndex();
const read = (typed: string, homeCountry = 'US') =>
  readSearch(typed, (text) => findNamedPlace(index, { text, homeCountry }));

/** The filters of a search besides the role and the skills of its title. */
function said(typed: string): Partial<Omit<SearchReading, 'fRole' | 'skills'>> {
  const { fRole: _, skills: _skills, ...facts } = read(typed);
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
}

const city = (name: string, state: string, country: string) => ({ city: name, state, country });
const area = (state: string, country = '') => ({ city: '', state, country });

const LONDON = city('London', 'England', 'GB');
const AUSTIN = city('Austin', 'TX', 'US');

describe('a search', () => {
  test.each<[string, ReturnType<typeof said>]>([
    ['product manager london', { title: 'product manager', place: LONDON }],
    ['London Product Manager', { title: 'Product Manager', place: LONDON }],
    ['jobs in austin', { title: '', place: AUSTIN }],
    ['austin tx', { title: '', place: AUSTIN }],
    ['data analyst in Austin, TX', { title: 'data analyst', place: AUSTIN }],
    ['remote europe', { title: '', workplace: 'remote', place: area('Europe') }],
    ['remote jobs in germany', { title: '', workplace: 'remote', place: area('', 'DE') }],
    ['nurse california', { title: 'nurse', place: area('CA', 'US') }],
    ['remote us', { title: '', workplace: 'remote', place: area('', 'US') }],
    [
      'devops new york city hybrid',
      { title: 'devops', workplace: 'hybrid', place: city('New York', 'NY', 'US') },
    ],
    ['mobile engineer in mobile', { title: 'mobile engineer', place: city('Mobile', 'AL', 'US') }],
    ['entry level', { title: '', seniority: 'entry' }],
    ['Entry-Level accountant', { title: 'accountant', seniority: 'entry' }],
    ['new grad software engineer', { title: 'software engineer', seniority: 'entry' }],
    ['sr. backend developer', { title: 'backend developer', seniority: 'senior' }],
    ['internship', { title: '', jobType: 'In' }],
    ['marketing internship', { title: 'marketing', jobType: 'In' }],
    ['part time bookkeeper', { title: 'bookkeeper', jobType: 'Pa' }],
    ['full-time recruiter', { title: 'recruiter', jobType: 'Fu' }],
    ['contract java developer', { title: 'java developer', jobType: 'Co' }],
    ['work from home', { title: '', workplace: 'remote' }],
    ['customer support wfh', { title: 'customer support', workplace: 'remote' }],
    ['on site welder', { title: 'welder', workplace: 'onsite' }],
    ['senior python 180k', { title: 'python', seniority: 'senior', minPay: 180 }],
    ['rust $175,000', { title: 'rust', minPay: 150 }],
    ['electrician $50 an hour', { title: 'electrician', minPay: 100 }],
    ['analyst at least 90k', { title: 'analyst', minPay: 80 }],
    ['analyst 100k+ or more', { title: 'analyst', minPay: 100 }],
    ['designer £60k london', { title: 'designer', minPay: 60, place: LONDON }],
  ])('HOME-04 %j is read as %j', (typed, expected) => {
    expect(said(typed)).toEqual(expected);
  });

  test.each([
    'product manager',
    'mobile engineer',
    'remote sensing scientist',
    'hybrid cloud architect',
    'contract manager',
    'lead engineer',
    'engineering manager',
    'director of engineering',
    'staff accountant',
    'boston scientific',
    'enterprise account executive',
    '401k administrator',
    '2 years of java',
    'full stack developer',
    'it support',
    'qa',
    'jobs',
    'in the of and',
    '',
    '🦩🦩🦩',
    'مهندس برمجيات',
    '!!! ??? ---',
    '"product manager london"',
    '“senior” python',
  ])('HOME-04 %j stays a title as it is', (typed) => {
    expect(said(typed)).toEqual({ title: typed });
  });

  test.each([
    ['remote london onsite', { title: 'remote onsite', place: LONDON }],
    ['junior senior engineer remote', { title: 'junior senior engineer', workplace: 'remote' }],
    ['nurse london berlin', { title: 'nurse london berlin' }],
    ['python 100k 200k', { title: 'python 100k 200k' }],
  ])('HOME-04 %j leaves a fact alone that it names in different ways', (typed, expected) => {
    expect(said(typed)).toEqual(expected);
  });

  test.each([
    ['senior python 180k', [['Python', 'python']]],
    [
      'k8s typescript remote',
      [
        ['Kubernetes', 'k8s'],
        ['TypeScript', 'typescript'],
      ],
    ],
    ['data engineer sql', [['SQL', 'sql']]],
    [
      'data engineer sql Go',
      [
        ['SQL', 'sql'],
        ['Golang', 'Go'],
      ],
    ],
    ['java developer', []],
    ['customer success manager', []],
    ['machine learning engineer', []],
    ['go', []],
    ['"python"', []],
    ['nurse london', []],
  ])('HOME-04 %j names these skills beside its title: %j', (typed, skills) => {
    expect(read(typed).skills.map(({ name, words }) => [name, words])).toEqual(skills);
  });

  test('HOME-04 names the role of its title', () => {
    expect(read('product manager london').fRole).toBe('Pr');
    expect(read('nurse london').fRole).toBeNull();
    expect(read('london').fRole).toBeNull();
  });

  test('HOME-04 means the place of its name in the visitor’s country', () => {
    expect(read('portland', 'US').place).toMatchObject({ city: 'Portland', state: 'OR' });
    expect(read('barista birmingham', 'GB').place).toMatchObject({ country: 'GB' });
    expect(read('barista birmingham', 'US').place).toMatchObject({ country: 'US' });
  });

  test('HOME-04 means the same in any order of its facts', () => {
    const facts = ['senior', 'remote', 'in Berlin', '$120k'];
    const expected = said('senior accountant remote in Berlin $120k');
    expect(Object.keys(expected)).toHaveLength(5);
    fc.assert(
      fc.property(fc.shuffledSubarray(facts, { minLength: 4 }), fc.nat(4), (order, at) => {
        expect(said(order.toSpliced(at, 0, 'accountant').join(' '))).toEqual(expected);
      }),
    );
  });

  test('HOME-04 of any text is read without an error, and its title has only words of the text', () => {
    const words = fc.constantFrom(
      'senior',
      'remote',
      'london',
      '90k',
      'in',
      'or',
      '"',
      'ى',
      '🦩',
      'engineer',
      'no',
      '$',
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 2_000 }),
      fc.array(words, { maxLength: 30 }).map((list) => list.join(' ')),
    );
    fc.assert(
      fc.property(texts, (typed) => {
        const { title } = read(typed);
        for (const word of title.split(' ')) expect(typed).toContain(word);
      }),
    );
  });

  test('HOME-04 of 2,000 characters is read', () => {
    expect(read('engineer '.repeat(222)).title).toMatch(/^engineer engineer/);
  });
});
