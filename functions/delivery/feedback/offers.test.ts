import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { anyJob, anyPerson, POSTED, SAVED } from '../../matching/fixtures/pool.ts';
import { applySetting } from '../../members/learned/apply-setting.ts';
import { ALERT_ANSWERS } from '../../table/codes.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { anActiveSubscription, aUser } from '../../table/fixtures/user.ts';
import { wantedBy } from './is-wanted.ts';
import { type History, nothingToOffer, offersFor } from './offers.ts';

const NOW = new Date('2026-06-03T12:00:00.000Z');
const NONE: History = { alerts: [], chosen: [] };
const austin = { city: 'Austin', state: 'TX', country: 'US' };
const dallas = { city: 'Dallas', state: 'TX', country: 'US' };
const yearly = (min: number, max: number) => [{ label: '', min, max, currency: 'USD', period: 'year' }];

type Person = Parameters<typeof aUser>[0];
type Facts = Parameters<typeof aJob>[0];

const offered = (person: Person, facts: Facts, answer: (typeof ALERT_ANSWERS)[number], history = NONE) =>
  offersFor(aUser(person), { job: aJob(facts), title: 'Backend Engineer' }, answer, history, NOW);

const wordsOf = (...offer: Parameters<typeof offered>) => offered(...offer).map(({ words }) => words);

describe('an alert that is not relevant', () => {
  test.each<[string, (typeof ALERT_ANSWERS)[number], Person, Facts, string[]]>([
    ['its level', 'level', {}, { levels: ['senior'] }, ['Leave out senior jobs']],
    [
      'its level among chosen ones',
      'level',
      { criteria: { levels: ['mid', 'senior'] } },
      { levels: ['senior'] },
      ['Only mid level jobs'],
    ],
    ['the only wanted level', 'level', { criteria: { levels: ['senior'] } }, { levels: ['senior'] }, []],
    ['a level that nobody knows', 'level', {}, {}, []],
    [
      'its pay',
      'pay',
      {},
      { payRanges: yearly(140_000, 171_000) },
      ['Only jobs that pay $175,000 a year or more'],
    ],
    [
      'its hourly pay',
      'pay',
      {},
      { payRanges: [{ label: '', min: 40, max: 42, currency: 'USD', period: 'hour' }] },
      ['Only jobs that pay $43 an hour or more'],
    ],
    [
      'its pay in the currency of the minimum',
      'pay',
      { criteria: { minPay: { amount: 60_000, currency: 'EUR', period: 'year' } } },
      { payRanges: yearly(90_000, 100_000) },
      ['Only jobs that pay €88,000 a year or more'],
    ],
    [
      'no stated pay',
      'pay',
      { criteria: { minPay: { amount: 60_000, currency: 'EUR', period: 'year' } } },
      {},
      ["Leave out jobs that don't state their pay"],
    ],
    [
      'a requirement',
      'requirement',
      {},
      {
        requirements: [
          { kind: 'degree', value: 'bachelor', evidence: '' },
          { kind: 'clearance', value: '', evidence: '' },
        ],
      },
      ['Leave out jobs that require a security clearance', 'Leave out jobs that require a degree'],
    ],
    [
      'little travel',
      'requirement',
      {},
      { requirements: [{ kind: 'travel', value: '10', evidence: '' }] },
      [],
    ],
    [
      'a language',
      'requirement',
      {},
      { requirements: [{ kind: 'language', value: 'de', evidence: '' }] },
      ['Only jobs in English'],
    ],
    [
      'skills that the person lacks',
      'requirement',
      { skills: ['Go'] },
      { skills: ['Go', 'Kubernetes', 'Terraform'] },
      ['Only jobs where you have at least half of the skills', 'Only jobs where you have all of the skills'],
    ],
    [
      'skills above the floor of half',
      'requirement',
      { skills: ['Go', 'Kubernetes'], criteria: { minSkills: 'half' } },
      { skills: ['Go', 'Kubernetes', 'Terraform'] },
      ['Only jobs where you have all of the skills'],
    ],
    ['skills of someone without any', 'requirement', {}, { skills: ['Go'] }, []],
    [
      'a requirement and skills',
      'requirement',
      { skills: ['Go'] },
      {
        skills: ['Kubernetes'],
        requirements: [{ kind: 'clearance', value: '', evidence: '' }],
      },
      ['Leave out jobs that require a security clearance'],
    ],
    ['its company', 'company', {}, { fullCompanyName: 'Acme & Co' }, ['Leave out jobs at Acme & Co']],
    ['one of several places', 'place', { locations: [austin, dallas] }, {}, ['Remove the place Austin, TX']],
    ['the only place', 'place', { locations: [austin], userPrefs: { includeRemote: false } }, {}, []],
    ['an office anywhere in the country', 'place', {}, {}, ['Only remote jobs']],
    [
      'a remote job that does not say where',
      'place',
      { criteria: { includeUnstatedTerritory: true } },
      { isRemote: true, locations: [] },
      ["Leave out remote jobs that don't say where"],
    ],
    [
      'a remote job elsewhere in the country',
      'place',
      { locations: [dallas] },
      {
        isRemote: true,
        territory: { countries: ['US'], states: [], regions: [], source: 'text', evidence: '' },
      },
      ['Leave out remote jobs'],
    ],
    [
      'a word of its title',
      'role',
      {},
      { jobTitle: 'Senior Backend Engineer, Payments (Austin)' },
      ['Leave out jobs that mention “Payments”'],
    ],
    [
      'a title without other words',
      'role',
      { positions: ['Backend Engineer', 'Florist'] },
      {},
      ['Remove the job title Backend Engineer'],
    ],
    ['the only title', 'role', {}, {}, []],
    ['a job that was seen', 'seen', {}, { levels: ['senior'] }, []],
    ['a job that the settings leave out by now', 'company', { excludedCompanies: ['Acme'] }, {}, []],
  ])('for %s', (_, answer, person, facts, words) => {
    expect(wordsOf(person, facts, answer)).toEqual(words);
  });

  test('offers the word that costs least, with what it would have removed', () => {
    const job = (jobID: string, jobTitle: string) => aJob({ jobID, jobTitle });
    const history = {
      alerts: [
        job('1', 'Backend Engineer, Payments Platform'),
        job('2', 'Backend Engineer, Payments'),
        job('3', 'Backend Engineer'),
      ],
      chosen: [job('4', 'Backend Engineer, Payments')],
    };
    expect(offered({}, { jobTitle: 'Backend Engineer, Payments Platform' }, 'role', history)).toMatchObject([
      { words: 'Leave out jobs that mention “Platform”', removed: 1, alerts: 3, cost: 0 },
    ]);
  });

  test('names what to do where nothing is offered', () => {
    const judged = { job: aJob(), title: 'Backend Engineer' };
    const why = (person: Person) => nothingToOffer(aUser(person), judged, 'level', NOW);
    expect(why({})).toMatch(/doesn't name its level/);
    expect(why({ excludedCompanies: ['Acme'] })).toBe('Your settings already leave out jobs like this one.');
  });

  test('is prevented by each setting that is offered', () => {
    let count = 0;
    fc.assert(
      fc.property(
        anyPerson(SAVED),
        anyJob(POSTED),
        fc.constantFrom(...ALERT_ANSWERS),
        (user, job, answer) => {
          const offers = offersFor(user, { job, title: user.positions[0] ?? '' }, answer, NONE, NOW);
          for (const { setting } of answer === 'moreLikeThis' ? [] : offers) {
            count += 1;
            expect(wantedBy(user, NOW)(job)).toBe(true);
            expect(wantedBy(applySetting(user, setting), NOW)(job)).toBe(false);
          }
        },
      ),
      { numRuns: 300 },
    );
    expect(count).toBeGreaterThan(0);
  });
});

describe('more like this', () => {
  test('offers the level, the place, the title and for subscribers the company', () => {
    const person = {
      criteria: { levels: ['senior' as const] },
      locations: [austin],
      activeSubscription: anActiveSubscription,
    };
    const facts = {
      jobTitle: 'Senior Platform Engineer, Billing',
      levels: ['senior' as const, 'staff' as const],
      locations: [austin, dallas],
    };
    const words = [
      'Include staff or principal jobs',
      'Add the place Dallas, TX',
      'Add the job title Platform Engineer',
    ];
    expect(wordsOf(person, facts, 'moreLikeThis')).toEqual([...words, 'Add Acme to your dream companies']);
    expect(wordsOf({ ...person, activeSubscription: null }, facts, 'moreLikeThis')).toEqual(words);
    expect(wordsOf({}, {}, 'moreLikeThis')).toEqual([]);
  });
});
