import { describe, expect, test } from '@jest/globals';
import { aJob } from '../table/fixtures/job.ts';
import { findExclusion } from './exclusions.ts';

const job = aJob({
  jobTitle: 'Senior Sales Engineer',
  fullCompanyName: 'Larkspur Systems, Inc.',
  industry: 'Crypto & Web3',
});
const excludes = (facts: { companies?: string[]; words?: string[] }) =>
  findExclusion({ excludedCompanies: facts.companies ?? [], excludedWords: facts.words ?? [] }, job);
const titled = (jobTitle: string) => aJob({ jobTitle, fullCompanyName: 'Acme', industry: 'Software' });

describe('exclusions', () => {
  test('exclude nothing if empty', () => {
    expect(excludes({})).toBeUndefined();
    expect(excludes({ companies: ['', '...'], words: ['', ' ', '!'] })).toBeUndefined();
  });

  test('apply to a company however it is spelled', () => {
    expect(excludes({ companies: ['larkspur systems'] })).toBe('jobs at larkspur systems');
    expect(excludes({ companies: ['Larkspur'] })).toBeUndefined();
  });

  test('apply a word or phrase to whole words of title, company and industry', () => {
    expect(excludes({ words: ['SALES'] })).toBe('“SALES”');
    expect(excludes({ words: ['sale'] })).toBeUndefined();
    expect(excludes({ words: ['sales engineer'] })).toBe('“sales engineer”');
    expect(excludes({ words: ['crypto'] })).toBe('“crypto”');
    expect(excludes({ words: ['engineer larkspur'] })).toBeUndefined();
  });

  test.each([
    ['C++', 'C++ Developer', 'C++17/Python', 'Senior c++'],
    ['C#', 'C# Developer', 'Engineer (C#/.NET)', 'C#.NET Developer'],
    ['.NET', '.net Developer', 'C#/.NET', 'Backend, .NET.'],
    ['Node.js', 'NODE.JS Engineer', 'Node.js/React'],
    ['C', 'C Developer', 'C/C++ Developer'],
    ['St', 'St Helens', 'St. Helens'],
    ['São', 'Sao Tomé'],
    ['Land O’Lakes', "Land O'Lakes"],
    ['R&D', 'R & D Lead', 'R and D'],
  ])('apply “%s” with its marks', (word, ...titles) => {
    for (const title of titles)
      expect(findExclusion({ excludedCompanies: [], excludedWords: [word] }, titled(title))).toBeDefined();
  });

  test.each([
    ['C++', 'C# Developer', 'C Developer', 'C+ Developer'],
    ['C#', 'C++ Developer', 'C Developer'],
    ['C', 'C++ Developer', 'C# Developer', 'C++17'],
    ['Net', '.NET Developer'],
    ['.NET', 'Net Revenue Analyst'],
    ['Node', 'Node.js Engineer'],
    ['St', 'Saint Helens'],
    ['Saint', 'St. Helens'],
    ['++', 'C++ Developer'],
  ])('don’t apply “%s” to another word', (word, ...titles) => {
    for (const title of titles)
      expect(findExclusion({ excludedCompanies: [], excludedWords: [word] }, titled(title))).toBeUndefined();
  });

  test('may exclude everything', () => {
    expect(excludes({ words: ['engineer', 'larkspur', 'crypto'] })).toBeDefined();
  });
});
