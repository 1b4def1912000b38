import { describe, expect, test } from '@jest/globals';
import { parseDescription } from '../parse-description.ts';
import { readRequirements } from './read-requirements.ts';
import { levelsOfYears } from './years-asked.ts';

const years = (html: string) => {
  const { experience } = readRequirements('Acme', parseDescription(html));
  return experience === null ? null : [experience.min, experience.max];
};

describe('the years of experience asked for', () => {
  test.each([
    ['5+ years of experience in Go', [5, null]],
    ['3-5 years of professional experience', [3, 5]],
    ['At least two years as an analyst', [2, null]],
    ['Up to 3 years of experience', [null, 3]],
    ['Mindestens 3 Jahre Berufserfahrung', [3, null]],
    ['Experiencia de 4 años como desarrollador', [4, null]],
    ['BS and 5 years of experience or MS and 3 years of experience', [3, null]],
    ['6+ years of engineering experience, at least 2 years leading teams', [6, null]],
    ['8+ years of software engineering. 3+ years of Go.', [8, null]],
    ['We have 20 years of experience.', null],
    ['Over 10 years in business', null],
    ['5+ years of experience preferred', null],
    ['4-year vesting', null],
    ['Must be 18 years of age', null],
    ['A four-year degree', null],
  ])('%p are %p', (sentence, asked) => {
    expect(years(`<p>${sentence}</p>`)).toEqual(asked);
  });

  test.each([
    [0, 1, ['entry']],
    [1, 3, ['entry', 'mid']],
    [3, null, ['mid']],
    [3, 6, ['mid', 'senior']],
    [5, null, ['senior']],
    [8, null, ['senior', 'staff']],
    [null, 2, ['entry']],
  ])('%p to %p are the levels %p', (min, max, levels) => {
    expect(levelsOfYears({ min, max })).toEqual(levels);
  });
});
