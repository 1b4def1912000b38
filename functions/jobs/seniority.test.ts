import { expect, test } from '@jest/globals';
import { seniorityOf } from './seniority.ts';

test.each([
  ['Software Engineer', 'mid'],
  ['Software Engineer II', 'mid'],
  ['Software Engineer I', 'entry'],
  ['Associate Product Designer', 'entry'],
  ['Data Scientist - New College Grad 2026', 'entry'],
  ['Graphic Designer (Campus Store)', 'mid'],
  ['Embedded Software Engineer Sr', 'senior'],
  ['Senior Product Manager', 'senior'],
  ['Senior Staff Engineer', 'staff'],
  ['Member of Technical Staff', 'mid'],
  ['Engineering Manager', 'manager'],
  ['Regional Sales Manager', 'manager'],
  ['Product Manager', 'mid'],
  ['Product Line Manager', 'mid'],
  ['Customer Success Manager', 'mid'],
  ['Associate Director, Finance', 'director'],
  ['Head of Design', 'director'],
  ['Chief Technology Officer', 'executive'],
  ['VP of Sales', 'executive'],
] as const)('%s is %s', (title, level) => {
  expect(seniorityOf(title, false)).toBe(level);
});

test('an internship is one, whatever else the title says', () => {
  expect(seniorityOf('Graduate Data Science Intern', true)).toBe('intern');
});
