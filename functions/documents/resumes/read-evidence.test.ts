import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { readEvidence } from './read-evidence.ts';

const NOW = new Date('2026-06-15T12:00:00.000Z');

describe('what a resume shows by rules', () => {
  test('FIT-01 are its skills, and the years of its roles, each month once', () => {
    const text = `Ada Sample
Summary
Engineer since 1999
EXPERIENCE
Backend Engineer, Larkspur
Mar 2021 – Present
• Built services in Go on k8s
Consultant, Self-employed, Jan 2023 - Dec 2023
Software Engineer, Tidewater, 06/2019 - 02/2021
Master of Science, Some College, 2017 - 2019
Education
BSc, Another Place, 2010 - 2016
Skills
Go, PostgreSQL`;
    expect(readEvidence(text, NOW)).toEqual({ skills: ['Golang', 'Kubernetes', 'PostgreSQL'], years: 7 });
  });

  test.each([
    ['', { skills: [], years: null }],
    ['Ada Sample\nWorked hard, 2010 - 2020', { skills: [], years: null }],
    ['Work Experience\nGardener, no dates', { skills: [], years: null }],
    ['Experience:\nIntern, Acme, May 2026 - Present', { skills: [], years: 0 }],
    ['Education\nMIT, 2010 - 2014\nSkills\nPython', { skills: ['Python'], years: null }],
  ])('FIT-01 is nothing in doubt: %j', (text, evidence) => {
    expect(readEvidence(text, NOW)).toEqual(evidence);
  });

  test('FIT-01 is bounded for any text', () => {
    const line = fc.oneof(fc.string(), fc.constantFrom('Experience', '1990 - 2026', 'Go, Rust', 'Education'));
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const { skills, years } = readEvidence(lines.join('\n'), NOW);
        expect(skills.length).toBeLessThanOrEqual(100);
        expect(years ?? 0).toBeGreaterThanOrEqual(0);
        expect(years ?? 0).toBeLessThanOrEqual(80);
      }),
    );
  });
});
