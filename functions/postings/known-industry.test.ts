import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { knownIndustry } from './known-industry.ts';
import { INDUSTRIES } from './words/industries.ts';
import { KNOWN_EMPLOYERS } from './words/known-employers.ts';

describe('ING-02 the industry of a well-known employer', () => {
  test.each([
    ['General Dynamics Electric Boat', 'Aerospace & Defense'],
    ['Amazon.com', 'E-commerce & Retail'],
    ['Workday Government, LLC', 'Business Software'],
    ['Nationwide Mutual Insurance Company', 'Insurance'],
    ['The Walt Disney Company (Germany)', 'Media & Entertainment'],
    ['Mercury', 'Fintech'],
    ['Mercury Systems', 'Aerospace & Defense'],
    ['Nationwide IT Services', ''],
    ['Target Hospitality', ''],
    ['Acme', ''],
  ])("%s is known as '%s'", (company, industry) => {
    expect(knownIndustry(company)).toBe(industry);
  });

  test('every known employer has one of our industries', () => {
    const known = Object.keys(INDUSTRIES);
    expect([...KNOWN_EMPLOYERS].filter(([key, industry]) => key === '' || !known.includes(industry))).toEqual(
      [],
    );
  });

  test('no employer is listed twice', () => {
    const lines = readFileSync(new URL('./words/known-employers.tsv', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n');
    expect(KNOWN_EMPLOYERS.size).toBe(lines.length - 1);
  });
});
