import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { aJob } from '../table/fixtures/job.ts';
import { anActiveSubscription, aUser } from '../table/fixtures/user.ts';
import { anyJob, anyPerson, POSTED, SAVED } from './fixtures/pool.ts';
import { matchReason } from './match-reason.ts';
import { jobMatches } from './match-rule.ts';

const NOW = new Date('2026-06-03T12:00:00.000Z');
const austin = { city: 'Austin', state: 'TX', country: 'US' };
const texas = { city: '', state: 'TX', country: 'US' };
const subscriber = { activeSubscription: anActiveSubscription, dreamCompanies: ['Larkspur'] };
const suggested = { corePosition: 'Engineer', parentPosition: 'Engineer', position: 'Backend Engineer' };

test.each([
  ['its title and place', {}, {}, 'Matches Backend Engineer in Texas'],
  [
    'remote work',
    { criteria: { includeUnstatedTerritory: true } },
    { isRemote: true, locations: [] },
    'Matches Backend Engineer, remote',
  ],
  [
    'the typed title before a suggested one',
    { positions: ['Engineer'], generatedPositions: [suggested] },
    {},
    'Matches Engineer in Texas',
  ],
  [
    'a suggested title',
    { positions: ['Florist'], generatedPositions: [suggested] },
    {},
    'Matches Backend Engineer in Texas',
  ],
  ['its title before a dream company', subscriber, {}, 'Matches Backend Engineer in Texas'],
  ['a dream company', { ...subscriber, positions: [] }, {}, 'Larkspur is one of your dream companies'],
])('MATCH-01 names %s', (_, person, job, reason) => {
  const user = aUser({
    positions: ['Backend Engineer'],
    generatedPositions: [],
    locations: [texas],
    ...person,
  });
  const posted = aJob({
    jobTitle: 'Senior Backend Engineer',
    fullCompanyName: 'Larkspur, Inc.',
    locations: [austin],
    isRemote: false,
    ...job,
  });
  expect(matchReason(user, NOW)(posted)).toBe(reason);
});

test('MATCH-01 gives a reason exactly for jobs that match', () => {
  fc.assert(
    fc.property(anyPerson(SAVED), anyJob(POSTED), (person, job) => {
      expect(matchReason(person, NOW)(job) !== undefined).toBe(jobMatches(person, job, NOW));
    }),
  );
});
