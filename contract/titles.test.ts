import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { MAX_TITLES, normalizeTitles, titleCase } from './titles.ts';

describe('a job title as it is kept', () => {
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
  ])('%j is %j', (typed, kept) => {
    expect(titleCase(typed)).toBe(kept);
  });

  test('stays as it is when it is kept again', () => {
    const words = fc.constantFrom('senior', 'iOS', 'of', 'c++', 'UX/ui', 'x-y', '(qa)', 'ÉLÈVE', '&', '3d');
    fc.assert(
      fc.property(fc.array(words), (typed) => {
        const kept = titleCase(typed.join(' '));
        expect(titleCase(kept)).toBe(kept);
        expect(kept.toLowerCase()).toBe(typed.join(' ').toLowerCase());
      }),
    );
  });
});

describe('the job titles of a profile', () => {
  test('are each there once, in the order they were typed, without the empty and the endless', () => {
    const typed = ['backend engineer', ' ', 'Product Designer', 'BACKEND  ENGINEER', 'x'.repeat(101)];
    expect(normalizeTitles(typed)).toEqual(['Backend Engineer', 'Product Designer']);
  });

  test('are at most forty', () => {
    const typed = Array.from({ length: 60 }, (_, number) => `Engineer ${number}`);
    expect(normalizeTitles(typed)).toHaveLength(MAX_TITLES);
  });
});
