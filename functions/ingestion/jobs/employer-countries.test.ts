import { expect, test } from '@jest/globals';
import type { Posting } from '../../postings/posting.ts';
import { learnCountries, withTerritory } from './employer-countries.ts';
import { type ParsedPosting, parsePosting } from './parsed-posting.ts';

function parsed(location: string): ParsedPosting {
  const posting: Posting = {
    ats: 'lever',
    board: 'acme',
    id: location,
    title: 'Backend Engineer',
    company: 'Acme',
    url: '',
    html: '',
    locations: [location],
    departments: [],
    pay: [],
  };
  const result = parsePosting({ posting, hash: '' });
  if ('rejection' in result) throw new Error(result.rejection.message);
  return result;
}

test('a remote job that does not say where is remote in the countries where its employer posts', () => {
  const countries = learnCountries({ CA: 1 }, ['Austin, TX', 'Remote - US', 'Remote'].map(parsed));
  expect(countries).toEqual({ US: 2, CA: 1 });
  expect(withTerritory(parsed('Remote'), countries).facts.territory).toEqual({
    countries: ['US', 'CA'],
    states: [],
    regions: [],
    source: 'employer',
    evidence: '',
  });
});

test('it stays unknown while few postings say where, and others stay as they are', () => {
  expect(withTerritory(parsed('Remote'), { US: 2 }).facts.territory).toBeNull();
  expect(withTerritory(parsed('Remote, Canada'), { US: 9 }).facts.territory).toMatchObject({
    countries: ['CA'],
  });
  expect(withTerritory(parsed('Austin, TX'), { US: 9 }).facts.territory).toBeNull();
});
