import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { jobTitleKeys, savedTitleKeys } from './keys.ts';
import { names } from './names.ts';
import { readPairs } from './pairs/read.ts';
import { parseTitle } from './parse.ts';

const pieces =
  `Senior|Staff|II|Junior|Intern|Associate|Software|Backend|Frontend|Data|Product|Marketing|Sales|UX/UI|QA|SRE|Go
  |C++|Java|Site Reliability|Machine Learning|Payments|Cloud|Platform|Security|Engineer|Engineering|Developer|Manager|Mgr|Designer
  |Design|Scientist|Science|Analyst|Director|VP|Head of|Recruiter|Specialist|Lead|Paralegal|会計士|und|,| - |/|and|of|for|(|)`
    .split('|')
    .map((piece) => piece.replace(/\n\s*/, ''));
const words = fc.array(fc.constantFrom(...pieces), { maxLength: 14 });
const title = words.map((some) => some.join(' '));
const added = fc.tuple(words, title, words).map(([front, saved, back]) => ({
  saved,
  job: [...front.slice(0, 3), saved, ...back.slice(0, 5)].join(' '),
}));

const meet = (saved: string, job: string) => {
  const offered = new Set(jobTitleKeys(parseTitle(job)));
  return savedTitleKeys(parseTitle(saved)).some((key) => offered.has(key));
};

describe('the keys of titles', () => {
  test('MATCH-01 meet whenever a job names the role of a saved title', () => {
    let named = 0;
    const holds = ({ saved, job }: { saved: string; job: string }) => {
      if (!names(parseTitle(saved), parseTitle(job))) return;
      named += 1;
      expect(meet(saved, job)).toBe(true);
    };
    fc.assert(fc.property(added, holds), { numRuns: 200 });
    fc.assert(fc.property(fc.record({ saved: title, job: title }), holds), { numRuns: 200 });
    for (const pair of readPairs()) holds(pair);
    expect(named).toBeGreaterThan(200);
  });

  test('MATCH-01 are never more than can be looked up, and plain to read, whatever a title holds', () => {
    const text = fc.oneof(title, fc.string({ unit: 'binary', maxLength: 300 }), fc.lorem({ maxCount: 60 }));
    fc.assert(
      fc.property(text, (raw) => {
        const parsed = parseTitle(raw);
        const keys = jobTitleKeys(parsed);
        expect(keys.length).toBeLessThanOrEqual(24 * (4 + 2 * parsed.levels.length));
        for (const key of [...keys, ...savedTitleKeys(parseTitle(raw))]) expect(key).not.toMatch(/[|#\s]/);
      }),
      { numRuns: 200 },
    );
  });

  test('MATCH-01 lead every title with a word back to itself', () => {
    fc.assert(
      fc.property(title, (raw) => {
        const parsed = parseTitle(raw);
        fc.pre(parsed.roles.length > 0);
        expect(names(parsed, parsed)).toBe(true);
        expect(meet(raw, raw)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    ['Senior Backend Software Engineer', ['engineer:backend+software']],
    ['Rotational Program Engineer', ['engineer:rotational']],
    ['Product Manager, Growth', ['manager:growth+product']],
    ['Backend Engineer', ['engineer=backend']],
    ['Senior Backend Engineer', ['engineer=backend/senior']],
    ['Senior Staff Engineer, Backend', ['engineer=backend/senior-staff']],
    ['Recruiter', ['recruiter']],
    ['QA', ['any:qa']],
    ['会計士', ['any:会計士']],
    ['UX/UI Designer', ['designer=ux', 'designer=ui']],
    ['Software Engineering', ['engineer=software', '~engineer=software']],
    ['  ', []],
  ])('MATCH-01 file %s under its head and rarest word', (saved, keys) => {
    expect(savedTitleKeys(parseTitle(saved))).toEqual(keys);
  });

  test('MATCH-01 let a job look under its head with each of its words', () => {
    expect(jobTitleKeys(parseTitle('Senior Software Engineer, Payments')).sort()).toEqual([
      'any:payment',
      'any:software',
      'engineer',
      'engineer/senior',
      'engineer:payment+software',
      'engineer=software',
      'engineer=software/senior',
    ]);
  });

  test('MATCH-01 lead a job past titles of one word that it does not name, and of more words than it has', () => {
    expect(jobTitleKeys(parseTitle('Software Test Engineer'))).not.toContain('engineer=software');
    expect(jobTitleKeys(parseTitle('Infrastructure Engineer')).sort()).toEqual([
      'any:infrastructure',
      'engineer',
      'engineer=infrastructure',
    ]);
    expect(jobTitleKeys(parseTitle('Software Engineering'))).toEqual(['~engineer', '~engineer=software']);
    const rotational = jobTitleKeys(parseTitle('Rotational Program Engineer'));
    expect(rotational.filter((key) => key.startsWith('engineer:'))).toEqual(['engineer:rotational']);
  });
});
