import { expect, test } from '@jest/globals';
import { levelsInText } from './level-in-text.ts';

test.each([
  [
    'Software Engineer',
    'We are seeking a Senior/Principal Software Engineer to join us.',
    ['senior', 'staff'],
  ],
  ['Data Analyst', 'As a junior data analyst, you learn from the best.', ['entry']],
  ['C++ Developer', 'Acme is hiring a senior C++ Developer.', ['senior']],
  ['Software Engineer', 'You report to a Senior Software Engineer.', []],
  ['Software Engineer', 'We are looking for a great Software Engineer.', []],
  ['Software Engineer', 'We are looking for a senior engineer.', []],
  ['Software Engineer', '', []],
  ['', 'We are looking for a senior engineer.', []],
  ['Analyst', 'Analysts report to you. We are looking for a senior analyst.', ['senior']],
  ['(', 'We are looking for a senior (', ['senior']],
])('of %p, %p names the levels %p', (title, text, levels) => {
  expect(levelsInText(title, text)).toEqual(levels);
});
