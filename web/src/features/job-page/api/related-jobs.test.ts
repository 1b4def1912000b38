import { expect, test } from '@jest/globals';
import { occupationOf } from './related-jobs.ts';

test.each([
  ['Senior Backend Engineer, Payments (Remote)', 'Backend Engineer'],
  ['Lead Full Stack Software Engineer, Navigation', 'Full Stack Software Engineer'],
  ['Staff Product Designer - Growth', 'Product Designer'],
  ['Engineer II, Data Platform', 'Data Platform Engineer'],
  ['Founding Engineer', 'Founding Engineer'],
])('MATCH-01 jobs similar to a %s are those of a %s', (jobTitle, occupation) => {
  expect(occupationOf(jobTitle)).toBe(occupation);
});
