import { expect, test } from '@jest/globals';
import { jobSearch } from './job-search.ts';

test.each([
  ['Senior Backend Engineer, Payments (R-1234)', ['senior'], 'Backend Engineer', 'senior'],
  ['Software Engineer III - Infrastructure', ['senior', 'staff'], 'Software Engineer', 'senior'],
  ['Product Designer', [], 'Product Designer', null],
] as const)(
  '“jobs like this” of %s at %j are about the occupation and its level',
  (jobTitle, levels, title, level) => {
    expect(jobSearch({ jobTitle, levels })).toEqual({ title, level });
  },
);
