import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { fit, fitWords, isGoodFit } from './fit.ts';
import { evidenceOf, type PersonEvidence } from './person-evidence.ts';

const GO_AND_KUBERNETES = { skills: ['Golang', 'Kubernetes'], years: 8 };
const BACKEND = { title: 'Backend Engineer', sharedWords: 2 };

const resume = (skills: string[], years: number | null = null): PersonEvidence =>
  evidenceOf({ skills: [], resumeEvidence: { skills, years } });
const chosen = (...skills: string[]): PersonEvidence => evidenceOf({ skills, resumeEvidence: null });
const NOTHING = chosen();

const wordsOf = (asks: { skills: string[]; years: number | null }, evidence: PersonEvidence) =>
  fitWords(fit({ ...BACKEND, asks }, evidence));

describe('how well a job fits', () => {
  test.each([
    [
      resume(['Kubernetes', 'Golang'], 5),
      'Good fit: asks for Golang and Kubernetes, both in your resume; asks for 8 years, you have 5',
    ],
    [
      resume(['Golang'], 9),
      'Good fit: asks for Golang, in your resume, and for Kubernetes; asks for 8 years, you have 9',
    ],
    [chosen('Golang', 'Kubernetes'), 'Good fit: asks for Golang and Kubernetes, both in your skills'],
    [resume(['Rust']), 'Partial fit: asks for Golang and Kubernetes, not in your resume'],
    [resume([], 2), 'Partial fit: asks for 8 years, you have 2'],
    [resume([]), ''],
    [NOTHING, ''],
  ])('FIT-01 has its reasons in words: %#', (evidence, words) => {
    expect(wordsOf(GO_AND_KUBERNETES, evidence)).toBe(words);
  });

  test('FIT-01 names a skill of the resume and of the profile once, and cuts long lists', () => {
    const both = evidenceOf({
      skills: ['Golang', 'Rust'],
      resumeEvidence: { skills: ['Golang'], years: null },
    });
    expect(wordsOf({ skills: ['Golang', 'Rust'], years: null }, both)).toBe(
      'Good fit: asks for Golang and Rust, both in your resume or skills',
    );
    expect(wordsOf({ skills: ['Golang', 'A', 'B', 'C', 'D', 'E'], years: 0 }, both)).toBe(
      'Partial fit: asks for Golang, in your resume, and for A, B, C, and 2 more',
    );
  });

  test('FIT-01 is by the title alone for a person without evidence, or a job that asks for nothing', () => {
    const asks = { skills: [], years: null };
    expect(fit({ ...BACKEND, asks: GO_AND_KUBERNETES }, NOTHING)).toEqual(
      fit({ ...BACKEND, asks }, resume(['Golang'], 5)),
    );
    expect(isGoodFit(fit({ ...BACKEND, asks }, NOTHING))).toBe(true);
    expect(fit({ title: '', sharedWords: -1, asks }, NOTHING)).toEqual({
      score: 0,
      reasons: [{ part: 'title', points: 0, words: 'at a company you follow' }],
    });
  });

  const skill = fc.integer({ min: 0, max: 300 }).map((number) => `Skill ${number}`);
  const years = fc.option(fc.nat(40));
  const facts = fc.record({
    title: fc.constantFrom('', 'Backend Engineer'),
    sharedWords: fc.integer({ min: -1, max: 9 }),
    asks: fc.record({ skills: fc.uniqueArray(skill, { maxLength: 8 }), years }),
  });
  const evidence = fc.record({
    skills: fc.uniqueArray(skill, { maxLength: 200 }),
    resumeSkills: fc.uniqueArray(skill, { maxLength: 200 }),
    years,
  });
  const built = ({
    skills,
    resumeSkills,
    years: had,
  }: typeof evidence extends fc.Arbitrary<infer One> ? One : never) =>
    evidenceOf({ skills, resumeEvidence: { skills: resumeSkills, years: had } });

  test('FIT-01 never falls with more evidence', () => {
    fc.assert(
      fc.property(facts, evidence, evidence, fc.nat(3), (job, some, more, words) => {
        const both = built({
          skills: [...some.skills, ...more.skills],
          resumeSkills: [...some.resumeSkills, ...more.resumeSkills],
          years: some.years === null ? more.years : some.years + (more.years ?? 0),
        });
        const before = fit(job, built(some)).score;
        const after = fit({ ...job, sharedWords: job.sharedWords + words }, both).score;
        expect(after).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  test('FIT-01 is the sum of its reasons, from 0 to 100, and always the same', () => {
    fc.assert(
      fc.property(facts, evidence, (job, some) => {
        const { score, reasons } = fit(job, built(some));
        expect(fit(job, built(some))).toEqual({ score, reasons });
        expect(reasons.length).toBeGreaterThan(0);
        expect(reasons.every(({ words }) => words !== '')).toBe(true);
        expect(score).toBe(reasons.reduce((sum, { points }) => sum + points, 0));
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      }),
    );
  });
});
