import { describe, expect, test } from '@jest/globals';
import { chipsOf, presetNamed, titlesSearched } from './presets.ts';
import { savedName } from './saved-name.ts';
import { titlesToAdd } from './titles-to-add.ts';

describe('a job’s title as a person would save it', () => {
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
  ])('PREF-01 %j is offered as %j', (jobTitle, name) => {
    expect(savedName(jobTitle, '')).toBe(name);
  });

  test.each([
    ['Senior Backend Engineer, Payments', 'senior', 'Senior Backend Engineer'],
    ['Senior Backend Engineer, Payments', 'backend pay', 'Backend Engineer, Payments'],
    ['Software Engineer (Kotlin)', 'kotlin', 'Software Engineer, Kotlin'],
  ])('PREF-01 %j keeps what the search %j names', (jobTitle, search, name) => {
    expect(savedName(jobTitle, search)).toBe(name);
  });
});

describe('the titles to add', () => {
  const jobTitles = [
    'Data Analyst, Sales',
    'Senior Backend Engineer',
    'Backend Engineer, Payments',
    'Backend engineer II',
    'Product Manager',
    'Senior Data Analyst',
    'QA Engineer',
  ];

  test('PREF-01 stand once each, those of most jobs first, without the saved ones', () => {
    expect(titlesToAdd(jobTitles, '', ['product manager'])).toEqual([
      'Backend Engineer',
      'Data Analyst',
      'QA Engineer',
    ]);
  });

  test('PREF-01 are 40 at most', () => {
    const many = Array.from(
      { length: 90 },
      (_, n) => `Kiln ${String.fromCharCode(97 + (n % 26))}${n} Engineer`,
    );
    expect(titlesToAdd(many, '', [])).toHaveLength(40);
  });
});

describe('the chips', () => {
  const specializations = Array.from({ length: 60 }, (_, n) => `Field ${n}`);

  test('PREF-01 are 40 at most with the presets, the chosen one among them', () => {
    expect(chipsOf(specializations, '')).toHaveLength(38);
    expect(chipsOf(specializations, 'Field 59').at(-1)).toBe('Field 59');
    expect(chipsOf([], 'Backend')).toEqual(['Backend']);
    expect(chipsOf(['Engineering Leadership', 'Backend'], '')).toEqual(['Backend']);
  });

  test('PREF-01 a preset is a named search of several titles; any other text is searched in lower case', () => {
    expect(presetNamed(' research roles ')?.name).toBe('Research Roles');
    expect(titlesSearched('Engineering Leadership')).toContain('vp engineering');
    expect(titlesSearched(' Staff Engineer ')).toEqual(['staff engineer']);
  });
});
