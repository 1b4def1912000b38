import { anyText } from '@daybreak/contract/fixtures/any-text.ts';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { jobTitleKeys, savedTitleKeys } from './keys.ts';
import { MAX_KEYS } from './limit-title.ts';
import { readPairs } from './pairs/read-pairs.ts';
import { parseTitle } from './parse-title.ts';
import { titleMatches } from './title-match.ts';

const pieces =
  `Senior|Staff|II|Junior|Intern|Associate|Software|Backend|Frontend|Data|Product|Marketing|Sales|UX/UI|QA|SRE|Go
  |C++|Java|Site Reliability|Machine Learning|Payments|Cloud|Platform|Security|Engineer|Engineering|Developer|Manager|Mgr|Designer
  |Design|Scientist|Science|Analyst|Director|VP|Head of|Recruiter|Specialist|Lead|Paralegal|Salesforce|CRM|SAP|ERP|Consultant|会計士|und|,| - |/|and|of|for|(|)`
    .split('|')
    .map((piece) => piece.replace(/\n\s*/, ''));
const words = fc.array(fc.constantFrom(...pieces), { maxLength: 14 });
const title = words.map((some) => some.join(' '));
const added = fc.tuple(words, title, words).map(([front, saved, back]) => ({
  saved,
  job: [...front.slice(0, 3), saved, ...back.slice(0, 5)].join(' '),
}));

const shareKey = (saved: string, job: string) => {
  const jobKeys = new Set(jobTitleKeys(parseTitle(job)));
  return savedTitleKeys(parseTitle(saved)).some((key) => jobKeys.has(key));
};

describe('the keys of titles', () => {
  test('MATCH-01 are shared by every job and saved title that match', () => {
    let matched = 0;
    const check = ({ saved, job }: { saved: string; job: string }) => {
      if (!titleMatches(parseTitle(saved), parseTitle(job))) return;
      matched += 1;
      expect(shareKey(saved, job)).toBe(true);
    };
    fc.assert(fc.property(added, check), { numRuns: 200 });
    fc.assert(fc.property(fc.record({ saved: title, job: title }), check), { numRuns: 200 });
    for (const pair of readPairs()) check(pair);
    expect(matched).toBeGreaterThan(200);
  });

  test('MATCH-01 are limited in number and free of separators, whatever a title contains', () => {
    const text = fc.oneof(title, anyText({ maxLength: 300 }), fc.lorem({ maxCount: 60 }));
    fc.assert(
      fc.property(text, (raw) => {
        const parsed = parseTitle(raw);
        const keys = jobTitleKeys(parsed);
        expect(keys.length).toBeLessThanOrEqual(MAX_KEYS);
        for (const key of [...keys, ...savedTitleKeys(parseTitle(raw))]) expect(key).not.toMatch(/[|#\s]/);
      }),
      { numRuns: 200 },
    );
  });

  test('MATCH-01 let every title with a word match itself', () => {
    fc.assert(
      fc.property(title, (raw) => {
        const parsed = parseTitle(raw);
        fc.pre(parsed.roles.length > 0);
        expect(titleMatches(parsed, parsed)).toBe(true);
        expect(shareKey(raw, raw)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    ['Senior Payments Software Engineer', ['engineer:payment+software']],
    ['Senior Backend Software Engineer', ['engineer=backend']],
    ['Rotational Program Engineer', ['engineer:rotational']],
    ['Product Manager, Growth', ['manager:growth+product']],
    ['Backend Engineer', ['engineer=backend']],
    ['Senior Backend Engineer', ['engineer=backend']],
    ['Senior Software Engineer', ['engineer=software/senior']],
    ['Senior Staff Engineer, Software', ['engineer=software/senior-staff']],
    ['Recruiter', ['recruiter']],
    ['QA', ['any:qa']],
    ['会計士', ['any:会計士']],
    ['UX/UI Designer', ['designer=ux', 'designer=ui']],
    ['Technical Writing', ['writer=technical']],
    ['  ', []],
  ])('MATCH-01 of %s are its head and rarest word', (saved, keys) => {
    expect(savedTitleKeys(parseTitle(saved))).toEqual(keys);
  });

  test('MATCH-01 of a job combine its head with each of its words', () => {
    expect(jobTitleKeys(parseTitle('Senior Software Engineer, Payments')).toSorted()).toEqual([
      'any:payment',
      'any:software',
      'engineer',
      'engineer/senior',
      'engineer:payment+software',
      'engineer=payment',
      'engineer=software',
      'engineer=software/senior',
    ]);
  });

  test('MATCH-01 of a job under another name have the broader words that it satisfies', () => {
    expect(shareKey('CRM Consultant', 'Salesforce Functional Analyst')).toBe(true);
  });

  test('MATCH-01 of a job that only names a field are each there once', () => {
    const keys = jobTitleKeys(parseTitle('Tax Accounting'));
    expect(keys).toContain('any:tax');
    expect(keys).toEqual([...new Set(keys)]);
  });

  test('MATCH-01 of a job leave out titles that it cannot match', () => {
    expect(jobTitleKeys(parseTitle('Software Test Engineer'))).not.toContain('engineer=software');
    expect(jobTitleKeys(parseTitle('Infrastructure Engineer')).toSorted()).toEqual([
      'any:infrastructure',
      'engineer',
      'engineer=infrastructure',
    ]);
    const rotational = jobTitleKeys(parseTitle('Rotational Program Engineer'));
    expect(rotational.filter((key) => key.startsWith('engineer:'))).toEqual(['engineer:rotational']);
  });
});
