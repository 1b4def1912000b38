import { describe, expect, test } from '@jest/globals';
import { aJob } from '../table/fixtures/job.ts';
import { aUser } from '../table/fixtures/user.ts';
import type { Job } from '../table/job.ts';
import { termsOf, unmetTerm, wantedLevels } from './criteria.ts';

type Person = Parameters<typeof aUser>[0];

const unmet = (criteria: NonNullable<Person>['criteria'], job: Partial<Job>) =>
  unmetTerm(termsOf(aUser({ ...(criteria ? { criteria } : {}) })), aJob(job));

const paying = (max: number, currency = 'USD', period = 'year') => ({
  payRanges: [{ label: '', min: null, max, currency, period }],
});
const asking = (kind: 'clearance' | 'language' | 'travel', value = '') => ({
  requirements: [{ kind, value, evidence: 'It says so.' }],
});

describe('MATCH-02 a job meets the criteria of a person', () => {
  const hundred = { minPay: { amount: 100_000, currency: 'USD', period: 'year' as const } };

  test.each<[string, NonNullable<Person>['criteria'], Partial<Job>]>([
    ['who has none', {}, { ...paying(1), ...asking('clearance') }],
    ['who wants one of its type', { jobTypes: ['Pa', 'Fu'] }, { jobType: 'Fu' }],
    ['whose minimum it may pay', { ...hundred }, paying(140_000)],
    ['whose minimum it pays by the hour', { ...hundred }, paying(60, 'USD', 'hour')],
    ['who takes jobs without pay', { ...hundred }, { payRanges: [] }],
    ['who wants remote jobs', { workplaces: ['remote'] }, { isRemote: true, workplace: 'unknown' }],
    [
      'who goes to an office now and then',
      { workplaces: ['hybrid'] },
      { isRemote: false, workplace: 'unknown' },
    ],
    ['who speaks its language', { languages: ['en', 'de'] }, asking('language', 'de')],
    ['who names no language', {}, asking('language', 'de')],
    ['who travels a little', { excludedRequirements: ['travel'] }, asking('travel', '25')],
  ])('%s', (_, criteria, job) => {
    expect(unmet(criteria, job)).toBeUndefined();
  });

  test.each<[string, string, NonNullable<Person>['criteria'], Partial<Job>]>([
    ['jobType', 'the type', { jobTypes: ['Pa'] }, { jobType: 'Fu' }],
    ['pay', 'pay below the minimum', { ...hundred }, paying(90_000)],
    [
      'pay',
      'pay that is not stated, if chosen',
      { ...hundred, includeUnstatedPay: false },
      { payRanges: [] },
    ],
    ['workplace', 'an office', { workplaces: ['remote'] }, { isRemote: false, workplace: 'hybrid' }],
    ['workplace', 'remote work', { workplaces: ['onsite', 'hybrid'] }, { isRemote: true }],
    ['language', 'another language', { languages: ['en'] }, asking('language', 'de')],
    ['requirement', 'a clearance', { excludedRequirements: ['clearance'] }, asking('clearance')],
    ['requirement', 'much travel', { excludedRequirements: ['travel'] }, asking('travel', '50')],
  ])('not: %s, for %s', (term, _, criteria, job) => {
    expect(unmet(criteria, job)).toBe(term);
  });

  test('one preferred type counts until several are chosen', () => {
    const userPrefs = { preferredJobType: 'Co' as const };
    expect(termsOf(aUser({ userPrefs })).jobTypes).toEqual(['Co']);
    expect(termsOf(aUser({ userPrefs, criteria: { jobTypes: ['Fu', 'Pa'] } })).jobTypes).toEqual([
      'Fu',
      'Pa',
    ]);
  });
});

describe('MATCH-02 the levels that a person wants', () => {
  test.each<[string, Person, string, string[]]>([
    ['are all without a seniority', {}, 'Backend Engineer', []],
    ['follow the seniority', { seniority: 'senior' }, 'Backend Engineer', ['senior', 'staff']],
    ['are those of a title that names one', { seniority: 'senior' }, 'Junior Backend Engineer', []],
    [
      'are the chosen ones, whatever else says',
      { seniority: 'senior', criteria: { levels: ['entry'] } },
      'Senior Backend Engineer',
      ['entry'],
    ],
    ['are all if none is chosen', { seniority: 'senior', criteria: { levels: [] } }, 'Backend Engineer', []],
  ])('%s', (_, person, title, levels) => {
    expect(wantedLevels(aUser(person), title)).toEqual(levels);
  });
});
