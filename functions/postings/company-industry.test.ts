import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import * as z from 'zod';
import { labeledRows } from '../test-data/labeled-rows.ts';
import { LABELS_FOLDER, TEST_DATA_FOLDER } from '../test-data/test-data.ts';
import { learnIndustry, NO_INDUSTRY } from './company-industry.ts';
import { industryMentions } from './industry-mentions.ts';
import { knownIndustry } from './known-industry.ts';
import { parseDescription } from './parse-description.ts';
import { industryOfVendor } from './words/vendor-industries.ts';

const says = (company: string, html: string, stated = '') => ({
  mentions: industryMentions(company, [], parseDescription(html)),
  stated,
});
const industryOf = (company: string, html: string) =>
  learnIndustry(NO_INDUSTRY, [says(company, html)], '').industry;

describe('ING-02 what a posting says of its employer', () => {
  test('a sentence that says what the company is decides', () => {
    expect(industryOf('Acme', '<p>Acme builds spacecraft. You will process payments.</p>')).toBe(
      'Aerospace & Defense',
    );
    expect(industryOf('Acme', '<p>Our customers include hotels.</p>')).toBe('');
  });

  test('benefits, travel and legal notices do not count', () => {
    const html = `<p>Acme is hiring.</p>
<p>We offer health insurance, dental, vision and life insurance. Ability to travel to hotels and hospitals required.</p>
<h3>Benefits</h3><ul><li>Insurance for you and insurance for your family</li><li>Insurance, insurance</li></ul>`;
    expect(says('Acme', html).mentions).toEqual({});
  });
});

describe('ING-02 the industry of a company', () => {
  const retail = says('Acme', '<p>Acme is an online marketplace for shoppers.</p>');
  const fintech = says('Acme', '<p>Acme is a payment processing platform: payments, lending, banking.</p>');

  test('does not flip with a few postings, and changes with many', () => {
    const decided = learnIndustry(NO_INDUSTRY, Array(12).fill(retail), '');
    const few = learnIndustry(decided, Array(5).fill(fintech), '');
    const many = learnIndustry(few, Array(40).fill(fintech), '');
    expect([decided, few, many].map(({ industry }) => industry)).toEqual([
      'E-commerce & Retail',
      'E-commerce & Retail',
      'Fintech',
    ]);
  });

  test('is not that of customers who are only named in passing', () => {
    const passing = says('Acme', '<p>Dentists, mills and marinas let us watch their networks.</p>');
    expect(passing.mentions).toEqual({ Healthcare: 0.3 });
    expect(learnIndustry(NO_INDUSTRY, Array(30).fill(passing), '').industry).toBe('');
  });

  test("the vendor's field wins over words, and a known employer over both", () => {
    const stated = [says('Acme', '<p>Acme is an online marketplace.</p>', 'Insurance')];
    expect(learnIndustry(NO_INDUSTRY, stated, '').industry).toBe('Insurance');
    expect(learnIndustry(NO_INDUSTRY, stated, 'Gaming').industry).toBe('Gaming');
  });

  test('a reading without new postings changes nothing', () => {
    const decided = learnIndustry(NO_INDUSTRY, [retail], '');
    expect(learnIndustry(decided, [], '')).toBe(decided);
  });

  test('employers of the recorded postings have their labeled industry', () => {
    const Recorded = z.array(z.object({ company: z.string(), description: z.string() }));
    const file = join(TEST_DATA_FOLDER, 'jobs', 'with_descriptions.json');
    const postings = Map.groupBy(
      Recorded.parse(JSON.parse(readFileSync(file, 'utf8'))),
      (one) => one.company,
    );
    const labeled = labeledRows(LABELS_FOLDER, 'industries.tsv', ['company', 'industry']) ?? [];
    const read = labeled.flatMap(({ company, industry }) => {
      const own = postings.get(company);
      if (!own) return [];
      const evidence = own.map(({ description }) => says(company, description));
      const decided = learnIndustry(NO_INDUSTRY, evidence, knownIndustry(company)).industry;
      return [{ company, isRight: industry.split('|').includes(decided), decided }];
    });
    expect(read.length).toBeGreaterThan(4);
    expect(read.filter(({ isRight }) => !isRight)).toEqual([]);
  });
});

test.each([
  ['hospital_and_health_care', 'Healthcare'],
  ['Hospital & Health Care', 'Healthcare'],
  ['Computer Software', 'Business Software'],
  ['internet', ''],
  ['', ''],
])("the vendor's %s is '%s'", (stated, industry) => {
  expect(industryOfVendor(stated)).toBe(industry);
});
