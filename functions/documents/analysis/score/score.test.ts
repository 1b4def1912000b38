import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { Line } from '../../evidence/line.ts';
import type { Role } from '../reading/reading.ts';
import { scoreResume } from './score.ts';
import type { ResumeFacts } from './score-part.ts';

const NOW = new Date('2026-06-15T12:00:00.000Z');
const TODAY = 2026 * 12 + 5;
const SKILLS = [
  'Python',
  'SQL',
  'Kafka',
  'Figma',
  'Excel',
  'Scrum',
  'Docker',
  'Kubernetes',
  'SEO',
  'Payroll',
];
const LINES = [
  'Cut latency by 40%',
  'Led four engineers',
  'Responsible for the rotation',
  'I wrote reports',
  'Built the ledger',
  `Built ${'so '.repeat(40)}much`,
];

const lines = fc.array(fc.constantFrom(...LINES), { maxLength: 20 });
const numbered = (texts: readonly string[]): Line[] => texts.map((text, at) => ({ n: at + 1, text }));
const periods = fc
  .tuple(fc.integer({ min: TODAY - 240, max: TODAY }), fc.option(fc.nat(60)))
  .map(([from, length]) => ({
    from,
    to: length === null ? null : Math.min(TODAY, from + length),
    isYearOnly: false,
  }));
const roles = fc.array(
  fc.record({
    title: fc.constant('Engineer'),
    employer: fc.constant(''),
    lines: fc.constant([]),
    period: fc.option(periods),
  }),
  { maxLength: 10 },
);
const facts: fc.Arbitrary<ResumeFacts> = fc.record({
  contact: fc.record({ email: fc.boolean(), phone: fc.boolean(), link: fc.boolean(), place: fc.boolean() }),
  roles,
  education: fc.array(periods, { maxLength: 3 }),
  achievements: lines.map(numbered),
  wordCount: fc.nat(40_000),
  skills: fc.uniqueArray(fc.constantFrom(...SKILLS)),
  requestedSkills: fc.uniqueArray(fc.constantFrom(...SKILLS)),
  now: fc.constant(NOW),
});

const expectNoLowerScore = (better: (facts: ResumeFacts) => ResumeFacts) =>
  fc.assert(
    fc.property(facts, (before) => {
      expect(scoreResume(better(before)).score).toBeGreaterThanOrEqual(scoreResume(before).score);
    }),
    { numRuns: 100 },
  );

describe('the score of a resume', () => {
  test('AI-03 is the sum of its parts, each an integer within bounds with a sentence, out of 100', () => {
    fc.assert(
      fc.property(facts, (all) => {
        const { score, parts } = scoreResume(all);
        expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(score);
        expect(parts.reduce((sum, { of }) => sum + of, 0)).toBe(100);
        for (const { points, of, words } of parts) {
          expect(Number.isInteger(points)).toBe(true);
          expect(points).toBeGreaterThanOrEqual(0);
          expect(points).toBeLessThanOrEqual(of);
          expect(words).toMatch(/\.$/);
        }
        expect(scoreResume(all)).toEqual({ score, parts });
      }),
      { numRuns: 100 },
    );
  });

  test('AI-03 is 0 for an empty resume and 100 for a perfect one', () => {
    const nothing: ResumeFacts = {
      contact: { email: false, phone: false, link: false, place: false },
      roles: [],
      achievements: [],
      wordCount: 0,
      skills: [],
      requestedSkills: [],
      education: [],
      now: NOW,
    };
    expect(scoreResume(nothing).score).toBe(0);
    const role: Role = {
      title: 'Engineer',
      employer: '',
      lines: [],
      period: { from: TODAY - 40, to: null, isYearOnly: false },
    };
    const all: ResumeFacts = {
      contact: { email: true, phone: true, link: true, place: true },
      roles: [role],
      now: NOW,
      achievements: numbered(['Cut latency by 40%']),
      wordCount: 600,
      skills: SKILLS,
      requestedSkills: SKILLS,
      education: [],
    };
    expect(scoreResume(all).score).toBe(100);
  });

  test('AI-03 never falls with another contact detail', () => {
    for (const fact of ['email', 'phone', 'link', 'place'])
      expectNoLowerScore((before) => ({ ...before, contact: { ...before.contact, [fact]: true } }));
  });

  test('AI-03 never falls when a line gets a number or loses a flaw', () => {
    const change = (from: string, to: string) =>
      expectNoLowerScore((before) => ({
        ...before,
        achievements: before.achievements.map((line) => (line.text === from ? { ...line, text: to } : line)),
      }));
    change('Built the ledger', 'Built the ledger for 40 clients');
    change('Responsible for the rotation', 'Ran the rotation');
    change('I wrote reports', 'Wrote reports');
  });

  test('AI-03 never falls with one more quantified line', () => {
    expectNoLowerScore((before) => ({
      ...before,
      achievements: [...before.achievements, { n: 99, text: 'Cut latency by 40%' }],
    }));
  });

  test('AI-03 never falls with another requested skill', () => {
    for (const skill of SKILLS)
      expectNoLowerScore((before) => ({ ...before, skills: [...new Set([...before.skills, skill])] }));
  });

  test('AI-03 never falls when a dated role fills a gap', () => {
    expectNoLowerScore((before) => {
      const dated = before.roles.flatMap(({ period }) => period?.from ?? []);
      const whole = { from: Math.min(...dated, TODAY), to: null, isYearOnly: false };
      return {
        ...before,
        roles: before.roles.map((role) => (role.period ? role : { ...role, period: whole })),
      };
    });
  });

  test('AI-03 does not rise with words beyond two pages', () => {
    fc.assert(
      fc.property(facts, fc.integer({ min: 1_000, max: 20_000 }), fc.nat(5_000), (before, words, more) => {
        const scoreAt = (number: number) => scoreResume({ ...before, wordCount: number }).score;
        expect(scoreAt(words + more)).toBeLessThanOrEqual(scoreAt(words));
      }),
    );
  });
});
