import { describe, expect, test } from '@jest/globals';
import { aJob } from '../table/fixtures/job.ts';
import { anActiveSubscription, aUser } from '../table/fixtures/user.ts';
import type { User } from '../table/user.ts';
import { NOW, SEEN } from './fixtures/crowd.ts';
import { memoryIndex } from './fixtures/memory-index.ts';
import { findMatches } from './match.ts';
import { jobMatches } from './match-rule.ts';

describe('a job at a dream company', () => {
  const job = aJob({ jobTitle: 'Head Chef', fullCompanyName: 'Larkspur Systems, Inc.' });
  const facts = {
    dreamCompanies: ['Harrow', 'larkspur systems'],
    activeSubscription: anActiveSubscription,
    positions: ['Backend Engineer'],
  };
  const found = async (user: User, of = job) =>
    (await findMatches(memoryIndex([{ user, since: SEEN }], NOW), of)).matches;

  test('MATCH-04 matches a subscriber whatever its title, with the reason', async () => {
    expect(await found(aUser(facts))).toEqual([
      {
        sub: 'ada',
        reason: {
          title: '',
          place: 'country:us',
          jobType: '',
          words: 'larkspur systems is one of your dream companies',
          change: '',
        },
      },
    ]);
  });

  test('MATCH-04 gives the title as the reason if that matches too', async () => {
    const [match] = await found(aUser(facts), { ...job, jobTitle: 'Backend Engineer, Core' });
    expect(match?.reason).toMatchObject({
      title: 'Backend Engineer',
      words: 'Matches Backend Engineer in the USA',
    });
  });

  test.each([
    ['does not subscribe', { activeSubscription: null }],
    [
      'no longer subscribes',
      { activeSubscription: { ...anActiveSubscription, status: 'canceled' as const } },
    ],
    ['has another dream company', { dreamCompanies: ['Larkspur'] }],
    ['looks elsewhere', { locations: [{ city: 'Boston', state: 'MA', country: 'US' }] }],
    ['wants another type', { userPrefs: { preferredJobType: 'Co' as const } }],
  ])('MATCH-04 does not match a person who %s', async (_, other) => {
    const user = aUser({ ...facts, ...other });
    expect([await found(user), jobMatches(user, job, NOW)]).toEqual([[], false]);
  });

  test('MATCH-04 matches no one by an empty company name', async () => {
    const user = aUser({ ...facts, dreamCompanies: ['!?', ''] });
    expect(await found(user, { ...job, fullCompanyName: '--' })).toEqual([]);
  });
});

test('MATCH-01 a job of an unconfirmed board matches nobody but the people who follow the board', async () => {
  const job = aJob({ fullCompanyName: 'Larkspur', audience: 'careers:larkspur.com' });
  const people = ['ada', 'bob'].map((sub) => ({
    user: aUser({ sub, dreamCompanies: ['Larkspur'], activeSubscription: anActiveSubscription }),
    since: SEEN,
  }));
  const subsFor = async (followers: readonly string[], of = job) =>
    (await findMatches(memoryIndex(people, NOW, followers), of)).matches.map(({ sub }) => sub).toSorted();
  expect(await subsFor([])).toEqual([]);
  expect(await subsFor(['bob'])).toEqual(['bob']);
  expect(await subsFor([], { ...job, audience: '' })).toEqual(['ada', 'bob']);
});
