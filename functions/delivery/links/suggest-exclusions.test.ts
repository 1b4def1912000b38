import { describe, expect, test } from '@jest/globals';
import { parseUserChange } from '../../members/user-change.ts';
import { aUser } from '../../table/fixtures/user.ts';
import { type Lesson, lessonsOf } from './suggest-exclusions.ts';

const lessons = (jobTitle: string, fullCompanyName = 'Acme'): Lesson[] =>
  lessonsOf(aUser({ positions: ['C# Developer'], generatedPositions: [] }), { jobTitle, fullCompanyName });
const words = (title: string) => lessons(title).flatMap((one) => ('word' in one ? [one.word] : []));

describe('what a job that is not relevant may teach', () => {
  test('is the words of its title that the person has in none, with the marks that belong to them', () => {
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
  ])('is nothing that could not be excluded in the settings: %j of %j', (title, company) => {
    const all = lessons(title, company);
    const input = {
      excludedCompanies: all.flatMap((one) => ('company' in one ? [one.company] : [])),
      excludedWords: all.flatMap((one) => ('word' in one ? [one.word] : [])),
    };
    expect(parseUserChange(input)).toEqual(input);
  });
});
