import { describe, expect, test } from '@jest/globals';
import { aJob } from '../table/fixtures/job.ts';
import { excludedBy } from './excludes.ts';

const job = aJob({
  jobTitle: 'Senior Sales Engineer',
  fullCompanyName: 'Larkspur Systems, Inc.',
  industry: 'Crypto & Web3',
});
const excludes = (facts: { companies?: string[]; words?: string[] }) =>
  excludedBy({ excludedCompanies: facts.companies ?? [], excludedWords: facts.words ?? [] }, job);

describe('what a person excludes', () => {
  test('nothing is excluded by nothing', () => {
    expect(excludes({})).toBeUndefined();
    expect(excludes({ companies: ['', '...'], words: ['', ' ', '!'] })).toBeUndefined();
  });

  test('a company is met however it is written', () => {
    expect(excludes({ companies: ['larkspur systems'] })).toBe('You exclude jobs of larkspur systems.');
    expect(excludes({ companies: ['Larkspur'] })).toBeUndefined();
  });

  test('a word or a phrase is met as whole words of title, company or industry', () => {
    expect(excludes({ words: ['SALES'] })).toBe('You exclude “SALES”.');
    expect(excludes({ words: ['sale'] })).toBeUndefined();
    expect(excludes({ words: ['sales engineer'] })).toBe('You exclude “sales engineer”.');
    expect(excludes({ words: ['crypto'] })).toBe('You exclude “crypto”.');
    expect(excludes({ words: ['engineer larkspur'] })).toBeUndefined();
  });

  test('everything may be excluded, and then everything is', () => {
    expect(excludes({ words: ['engineer', 'larkspur', 'crypto'] })).toBeDefined();
  });
});
