import { describe, expect, test } from '@jest/globals';
import type { Level } from '../table/codes.ts';
import { parseTitle } from './parse-title.ts';
import { postedTitle } from './posted-title.ts';
import { titleMatches } from './title-match.ts';

describe('MATCH-01 a saved Senior Software Engineer', () => {
  test.each<[string, string, Level[], boolean]>([
    ['a title without a level', 'Software Engineer', [], true],
    ['a text for seniors', 'Software Engineer', ['senior'], true],
    ['a text for others', 'Software Engineer', ['mid'], false],
    ['a numeral that may be of seniors', 'Software Engineer III', [], true],
    ['such a numeral with a text for others', 'Software Engineer III', ['mid'], false],
    ['a numeral below', 'Software Engineer II', [], false],
    ['a title of beginners', 'Junior Software Engineer III', [], false],
  ])('wants %s: %s %j %s', (_, jobTitle, levels, isWanted) => {
    const job = postedTitle({ jobTitle, levels });
    expect(titleMatches(parseTitle('Senior Software Engineer'), job)).toBe(isWanted);
  });
});
