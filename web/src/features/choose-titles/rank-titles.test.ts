import { simplifyJobTitle } from '@daybreak/contract/simplify-job-title.ts';
import { describe, expect, test } from '@jest/globals';
import { findPreset, pickSpecializations, titlesToSearch } from './presets.ts';
import { rankTitles } from './rank-titles.ts';

describe('simplifying a job title', () => {
  test.each([
    ['Senior Backend Engineer, Payments', 'Backend Engineer'],
    ['Software Engineer II - Abnormal Data Platform', 'Software Engineer'],
    ['(USA) Software Engineer III', 'Software Engineer'],
    ['Software Engineer (L3) Infrastructure', 'Software Engineer'],
    ['Sr. iOS Developer | Remote', 'iOS Developer'],
    ['Director, Engineering', 'Director of Engineering'],
    ['VP of Engineering', 'VP of Engineering'],
    ['Engineer, Backend', 'Backend Engineer'],
    ['Engineering Manager - Growth', 'Engineering Manager'],
    ['Chief of Staff', 'Chief of Staff'],
    ['C++ Developer', 'C++ Developer'],
    ['Staff Machine Learning Engineer, Ranking', 'Machine Learning Engineer'],
    ['R&D Engineer', 'R&D Engineer'],
    ['Full-Stack Engineer', 'Full-Stack Engineer'],
    ['Data Scientist 3', 'Data Scientist'],
    ['Entry Level Software Engineer', 'Software Engineer'],
    ['Ingénieur logiciel – Équipe données', 'Ingénieur Logiciel'],
    ['<b>Data</b> Analyst', '<B>data</B> Analyst'],
    ['– – –', ''],
  ])('PREF-01 %j becomes %j', (jobTitle, name) => {
    expect(simplifyJobTitle(jobTitle, '')).toBe(name);
  });

  test.each([
    ['Senior Backend Engineer, Payments', 'senior', 'Senior Backend Engineer'],
    ['Senior Backend Engineer, Payments', 'backend pay', 'Backend Engineer, Payments'],
    ['Software Engineer (Kotlin)', 'kotlin', 'Software Engineer, Kotlin'],
  ])('PREF-01 %j keeps what the search %j names', (jobTitle, search, name) => {
    expect(simplifyJobTitle(jobTitle, search)).toBe(name);
  });
});

describe('ranked titles', () => {
  const jobTitles = [
    'Data Analyst, Sales',
    'Senior Backend Engineer',
    'Backend Engineer, Payments',
    'Backend engineer II',
    'Product Manager',
    'Senior Data Analyst',
    'QA Engineer',
  ];

  test('PREF-01 are unique, ranked by number of jobs, and exclude saved ones', () => {
    expect(rankTitles(jobTitles, '', ['product manager'])).toEqual([
      'Backend Engineer',
      'Data Analyst',
      'QA Engineer',
    ]);
  });

  test('PREF-01 are at most 40', () => {
    const many = Array.from(
      { length: 90 },
      (_, n) => `Kiln ${String.fromCharCode(97 + (n % 26))}${n} Engineer`,
    );
    expect(rankTitles(many, '', [])).toHaveLength(40);
  });
});

describe('the chips', () => {
  const specializations = Array.from({ length: 60 }, (_, n) => `Field ${n}`);

  test('PREF-01 are at most 40 with the presets, always including the chosen one', () => {
    expect(pickSpecializations(specializations, '')).toHaveLength(38);
    expect(pickSpecializations(specializations, 'Field 59').at(-1)).toBe('Field 59');
    expect(pickSpecializations([], 'Backend')).toEqual(['Backend']);
    expect(pickSpecializations(['Engineering Leadership', 'Backend'], '')).toEqual(['Backend']);
  });

  test('PREF-01 a preset searches several titles; other text is searched in lower case', () => {
    expect(findPreset(' research roles ')?.name).toBe('Research Roles');
    expect(titlesToSearch('Engineering Leadership')).toContain('vp engineering');
    expect(titlesToSearch(' Staff Engineer ')).toEqual(['staff engineer']);
  });
});
