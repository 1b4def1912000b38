import { expect, test } from '@jest/globals';
import { levelOfTitles } from './level-of-titles.ts';

test.each([
  [['Senior Backend Engineer', 'Sr. Data Engineer', ''], 'senior'],
  [['Backend Engineer', 'Staff Engineer'], 'staff'],
  [['Software Engineering Intern'], 'intern'],
  [['Product Manager'], null],
  [['Senior Engineer', 'Director of Engineering'], null],
  [['Internal Tools Engineer'], null],
])('ONB-06 the titles %j name the level %s', (titles, level) => {
  expect(levelOfTitles(titles)).toBe(level);
});
