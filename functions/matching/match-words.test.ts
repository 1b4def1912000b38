import { expect, test } from '@jest/globals';
import { aJob } from '../table/fixtures/job.ts';
import { matchWords, placeWordsOfKey } from './match-words.ts';

const territory = (areas: object) => ({
  isRemote: true,
  territory: { countries: [], states: [], regions: [], source: 'text' as const, evidence: '', ...areas },
});
const paying = { payRanges: [{ label: '', min: null, max: 170_000, currency: 'USD', period: 'year' }] };
const texas = { city: '', state: 'TX', country: 'US' };
const london = { city: 'London', state: 'England', country: 'GB' };

test.each<[string, Parameters<typeof aJob>[0], string, number, string]>([
  ['its place', {}, 'city:us:tx:austin', 0, ' in Austin, TX'],
  ['the watched state', {}, 'state:us:tx', 0, ' in Texas'],
  ['the watched country', {}, 'country:us', 0, ' in the USA'],
  [
    'a city of any state',
    { locations: [london] },
    'city:gb:*:london',
    0,
    ' in London, England, United Kingdom',
  ],
  ['the level of its text', { levels: ['senior'] }, 'state:us:tx', 0, ', senior by its text, in Texas'],
  [
    'no level that its title has',
    { jobTitle: 'Senior Engineer', levels: ['senior'] },
    'state:us:tx',
    0,
    ' in Texas',
  ],
  [
    'two levels',
    { levels: ['mid', 'senior'] },
    'country:us',
    0,
    ', mid level or senior by its text, in the USA',
  ],
  ['the territory of remote work', territory({ countries: ['US'] }), 'remote:us', 0, ', remote in the USA'],
  ['states', territory({ states: [texas] }), 'remote:us', 0, ', remote in Texas'],
  ['a region', territory({ regions: ['EMEA'] }), 'remote', 0, ', remote in EMEA'],
  ['the world', territory({ regions: ['Worldwide'] }), 'remote', 0, ', remote worldwide'],
  [
    'many countries',
    territory({ countries: ['US', 'CA', 'MX', 'BR'] }),
    'remote',
    0,
    ', remote in the USA, Canada, or 2 more places',
  ],
  ['remote work that does not say where', { isRemote: true, locations: [] }, 'remote', 0, ', remote'],
  [
    'a whole country',
    { locations: [{ city: '', state: '', country: 'US' }] },
    'remote:us',
    0,
    ', anywhere in the USA',
  ],
  ['the least pay', paying, 'country:us', 170, ' in the USA, $170K or more'],
  ['that pay is not stated', {}, 'country:us', 170, ' in the USA, pay not stated'],
  [
    'all of it',
    { ...territory({ countries: ['US'] }), ...paying, levels: ['senior'] },
    'remote:us',
    170,
    ', senior by its text, remote in the USA, $170K or more',
  ],
])('MATCH-01 the reason names %s', (_, facts, key, minPay, words) => {
  const job = aJob({ jobTitle: 'Frontend Engineer', ...facts });
  const place = placeWordsOfKey(job, key);
  expect(matchWords(job)({ title: 'Frontend Engineer', place, minPay })).toBe(
    `Matches Frontend Engineer${words}`,
  );
});
