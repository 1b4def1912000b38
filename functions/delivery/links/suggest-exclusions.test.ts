import { describe, expect, test } from '@jest/globals';
import { parseUserChange } from '../../members/user-change.ts';
import { aUser } from '../../table/fixtures/user.ts';
import { type Exclusion, suggestExclusions } from './suggest-exclusions.ts';

const suggest = (jobTitle: string, fullCompanyName = 'Acme'): Exclusion[] =>
  suggestExclusions(aUser({ positions: ['C# Developer'], generatedPositions: [] }), {
    jobTitle,
    fullCompanyName,
  });
const words = (title: string) => suggest(title).flatMap((one) => ('word' in one ? [one.word] : []));

describe('suggested exclusions', () => {
  test('are the words that no title of the person has, with their marks', () => {
    expect(words('Sr. C++/C# Developer (.NET, Node.js) ++ # & 2 R')).toEqual([
      'Sr',
      'C++',
      '.NET',
      'Node.js',
    ]);
    expect(words('Sales sales SALES')).toEqual(['Sales']);
  });

  test.each([
    ['++ # + ... 東京', 'Acme  &\tCo'],
    [`${'x'.repeat(101)} Lead`, 'x'.repeat(101)],
    ['', '—'],
  ])('can all be added in the settings: %j at %j', (title, company) => {
    const all = suggest(title, company);
    const input = {
      excludedCompanies: all.flatMap((one) => ('company' in one ? [one.company] : [])),
      excludedWords: all.flatMap((one) => ('word' in one ? [one.word] : [])),
    };
    expect(parseUserChange(input)).toEqual(input);
  });
});
