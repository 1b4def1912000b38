import { expect, test } from '@jest/globals';
import { levelsOfNumeral, levelsOfTitle } from './levels-of-title.ts';

test.each([
  ['Software Engineer', []],
  ['Software Engineer II', ['mid']],
  ['Software Engineer III', []],
  ['Junior Data Analyst', ['entry']],
  ['Senior Backend Engineer', ['senior']],
  ['Senior/Staff Software Engineer', ['senior', 'staff']],
  ['Mid/Senior Frontend Developer', ['mid', 'senior']],
  ['Senior Staff Engineer', ['staff']],
  ['Senior / Senior Staff Engineer', ['senior', 'staff']],
  ['Staff Accountant', []],
  ['Senior Engineering Manager', ['manager']],
  ['Director of Design', ['director']],
  ['Data Science Intern', ['intern']],
])('%p names the levels %p', (title, levels) => {
  expect(levelsOfTitle(title)).toEqual(levels);
});

test.each([
  ['Software Engineer', []],
  ['Software Engineer II', []],
  ['3 Software Engineers', []],
  ['Software Engineer III', ['mid', 'senior']],
  ['Systems Administrator IV', ['senior']],
  ['Data Engineer 5', ['senior', 'staff']],
  ['Senior Software Engineer III', []],
  ['Engineering Manager III', []],
])('the numeral of %p suggests the levels %p', (title, levels) => {
  expect(levelsOfNumeral(title)).toEqual(levels);
});
