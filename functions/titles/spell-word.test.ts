import { expect, test } from '@jest/globals';
import { correctWord } from './correct-word.ts';
import { parseTitle } from './parse-title.ts';
import { titleMatches } from './title-match.ts';

test.each([
  ['enigneer', 'engineer'],
  ['recuiter', 'recruiter'],
  ['analyts', 'analyst'],
  ['specailist', 'specialist'],
  ['buisness', 'business'],
  ['maintenence', 'maintenance'],
  ['manger', 'manager'],
  ['engineer', 'engineer'],
])('MATCH-01 %s is corrected to %s', (written, corrected) => {
  expect(correctWord(written)).toBe(corrected);
});

test.each([
  'designed',
  'directory',
  'developers',
  'shopping',
  'maternal',
  'sensor',
  'taylor',
  'administrador',
  'leaning',
  'tester',
  '',
])('MATCH-01 leaves %j as written', (word) => {
  expect(correctWord(word)).toBe(word);
});

test.each([
  ['Sofware Enginer', 'Senior Software Engineer, Payments'],
  ['Technical Recruiter', 'Senior US IT Recuiter - J48498'],
  ['Solutions Architect', 'Principal Soultions Architect'],
  ['Enviromental Engineer', 'Senior Engineer, Environmental'],
])('MATCH-01 a saved %s matches %s', (saved, posted) => {
  expect(titleMatches(parseTitle(saved), parseTitle(posted))).toBe(true);
});
