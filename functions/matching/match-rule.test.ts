import { describe, expect, test } from '@jest/globals';
import { aJob } from '../table/fixtures/job.ts';
import { aUser } from '../table/fixtures/user.ts';
import type { Job } from '../table/job.ts';
import { jobMatches } from './match-rule.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');

type Person = Parameters<typeof aUser>[0];

const senior = { positions: ['Senior Frontend Engineer'] };
const frontend = (levels: Job['levels'], jobTitle = 'Frontend Engineer') => ({ jobTitle, levels });

describe('MATCH-01 the level of a saved title', () => {
  test.each<[string, Person, Partial<Job>, boolean]>([
    ['senior finds a job whose text asks for years', senior, frontend(['senior']), true],
    ['senior finds a job that names no level', senior, frontend([]), true],
    ['senior does not find a job for some years', senior, frontend(['mid']), false],
    ['senior does not find a junior job', senior, frontend(['entry'], 'Junior Frontend Engineer'), false],
    [
      'junior finds a job whose text asks for none',
      { positions: ['Junior Frontend Engineer'] },
      frontend(['entry']),
      true,
    ],
    [
      'junior does not find a job that names no level',
      { positions: ['Junior Frontend Engineer'] },
      frontend([]),
      false,
    ],
    ['gives way to chosen levels', { ...senior, criteria: { levels: ['mid'] } }, frontend(['mid']), true],
    [
      'gives way to chosen levels that exclude its own',
      { ...senior, criteria: { levels: ['mid'] } },
      frontend(['senior'], 'Senior Frontend Engineer'),
      false,
    ],
    [
      'comes from the profile if the title names none',
      { positions: ['Frontend Engineer'], seniority: 'entry' },
      frontend(['senior'], 'Lead Frontend Engineer'),
      false,
    ],
    [
      'and a job that names none passes the profile',
      { positions: ['Frontend Engineer'], seniority: 'entry' },
      frontend([]),
      true,
    ],
  ])('%s', (_, person, job, matches) => {
    expect(jobMatches(aUser(person), aJob(job), NOW)).toBe(matches);
  });
});

describe('MATCH-01 a place in a saved title', () => {
  const jobIn = (city: string, state: string, country: string, jobTitle = 'Data Engineer') => ({
    jobTitle,
    locations: [{ city, state, country }],
  });

  test.each<[string, string, Partial<Job>, boolean]>([
    ['a city is the place of the job', 'Data Engineer London', jobIn('London', '', 'GB'), true],
    ['another city is not', 'Data Engineer London', jobIn('Leeds', '', 'GB'), false],
    ['a state has the city of the job', 'Data Engineer Texas', jobIn('Plano', 'TX', 'US'), true],
    ['a state has a small town', 'Data Engineer Wyoming', jobIn('Cody', 'WY', 'US'), true],
    ['a capital has its jobs', 'Data Engineer Washington DC', jobIn('Washington', 'DC', 'US'), true],
    ['and not those of the state', 'Data Engineer Washington DC', jobIn('Seattle', 'WA', 'US'), false],
    ['a country has it', 'Data Engineer UK', jobIn('Leeds', '', 'GB'), true],
    ['a country has a folded one', 'Data Engineer UK', jobIn('leeds', '', 'gb'), true],
    ['a state has a folded one', 'Data Engineer Texas', jobIn('plano', 'tx', 'us'), true],
    ['another country has not', 'Data Engineer UK', jobIn('Berlin', '', 'DE'), false],
    [
      'the place in the job’s title comes first',
      'Data Engineer UK',
      jobIn('', '', 'US', 'Data Engineer, London'),
      true,
    ],
    ['a region has the places in it', 'Data Engineer EMEA', jobIn('London', '', 'GB'), true],
    [
      'a region is a part of a leader’s job',
      'Data Director EMEA',
      jobIn('London', '', 'GB', 'Data Director'),
      false,
    ],
    ['a place outside of the region', 'Data Engineer EMEA', jobIn('Austin', 'TX', 'US'), false],
  ])('%s', (_, title, job, matches) => {
    const person = aUser({ positions: [title], locations: job.locations ?? [] });
    expect(jobMatches(person, aJob(job), NOW)).toBe(matches);
  });
});

describe('MATCH-01 a remote job', () => {
  const austin = { locations: [{ city: 'Austin', state: 'TX', country: 'US' }] };
  const remoteIn = (areas: { countries?: string[]; regions?: string[] } | null): Partial<Job> => ({
    jobTitle: 'Backend Engineer',
    isRemote: true,
    locations: [],
    territory: areas && { countries: [], states: [], regions: [], ...areas, source: 'text', evidence: '' },
  });
  const anywhere = { ...austin, criteria: { includeUnstatedTerritory: true } };

  test.each<[string, Person, Partial<Job>, boolean]>([
    ['of the USA reaches Austin', austin, remoteIn({ countries: ['US'] }), true],
    ['of EMEA does not', austin, remoteIn({ regions: ['EMEA'] }), false],
    ['of the whole world does', austin, remoteIn({ regions: ['Worldwide'] }), true],
    ['that does not say where does not', austin, remoteIn(null), false],
    ['that does not say where does, if chosen', anywhere, remoteIn(null), true],
  ])('%s', (_, person, job, matches) => {
    expect(jobMatches(aUser(person), aJob(job), NOW)).toBe(matches);
  });
});
