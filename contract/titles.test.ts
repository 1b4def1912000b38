import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { MAX_TITLES, normalizeTitles, titleCase } from './titles.ts';

describe('a stored job title', () => {
  test.each([
    ['senior ios engineer ', 'Senior iOS Engineer'],
    ['SENIOR SOFTWARE ENGINEER', 'Senior Software Engineer'],
    ['swe ii', 'SWE II'],
    ['devops engineer', 'DevOps Engineer'],
    ['vp of engineering', 'VP of Engineering'],
    ['of counsel', 'Of Counsel'],
    ['ui/ux designer', 'UI/UX Designer'],
    ['ux/product designer', 'UX/Product Designer'],
    ['full-stack developer (ios)', 'Full-Stack Developer (iOS)'],
    ['c++ / .net developer', 'C++ / .NET Developer'],
    ['ai-powered qa,  sre', 'AI-Powered QA, SRE'],
    ['node.js engineer', 'Node.js Engineer'],
    ['ingénieur élève', 'Ingénieur Élève'],
    ['ｓｅｎｉｏｒ　engineer', 'Senior Engineer'],
    ['後端工程師', '後端工程師'],
    ['   ', ''],
  ])('for %j is %j', (typed, stored) => {
    expect(titleCase(typed)).toBe(stored);
  });

  test('stays the same when it is normalized again', () => {
    const words = fc.constantFrom('senior', 'iOS', 'of', 'c++', 'UX/ui', 'x-y', '(qa)', 'ÉLÈVE', '&', '3d');
    fc.assert(
      fc.property(fc.array(words), (typed) => {
        const stored = titleCase(typed.join(' '));
        expect(titleCase(stored)).toBe(stored);
        expect(stored.toLowerCase()).toBe(typed.join(' ').toLowerCase());
      }),
    );
  });
});

describe('the job titles of a profile', () => {
  test('are unique, in the order of typing, without empty and too long ones', () => {
    const typed = ['backend engineer', ' ', 'Product Designer', 'BACKEND  ENGINEER', 'x'.repeat(101)];
    expect(normalizeTitles(typed)).toEqual(['Backend Engineer', 'Product Designer']);
  });

  test('are at most forty', () => {
    const typed = Array.from({ length: 60 }, (_, number) => `Engineer ${number}`);
    expect(normalizeTitles(typed)).toHaveLength(MAX_TITLES);
  });
});
