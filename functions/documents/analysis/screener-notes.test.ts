import { describe, expect, test } from '@jest/globals';
import { listStatements } from './build-analysis.ts';
import { LINES, NOW, READING } from './fixtures/resume.ts';
import type { VerifiedReading } from './reading/reading.ts';
import { verifyReading } from './reading/verify-reading.ts';
import { findScreenerNotes } from './screener-notes.ts';

const reading = verifyReading(READING, LINES, { isFaithful: () => true, now: NOW });

const EMPTY_READING: VerifiedReading = {
  roles: [],
  achievements: [],
  skills: [],
  education: [],
  rewrites: [],
};

describe('screener notes', () => {
  test('AI-03 list strengths first, each with its lines', () => {
    const notes = findScreenerNotes(reading, NOW);
    expect(notes.map(({ good, text, lines }) => [good, text, lines.map(({ n }) => n)])).toEqual([
      [true, 'Current role: Senior Backend Engineer at Larkspur Systems, for 5 years 4 months.', [5, 6]],
      [true, 'Your 2 dated roles add up to 7 years 10 months of work.', [5, 10]],
      [true, '3 of 5 lines about your work have a number, which makes them memorable.', [7, 8, 12]],
      [
        false,
        "There's a gap of 8 months between June 2020 and March 2021. Expect a question about it.",
        [5, 10],
      ],
      [false, '1 line describes what you were supposed to do, not what you did.', [9]],
      [false, '1 line uses “I” or “my”, which resumes leave out.', [13]],
    ]);
  });

  test('AI-03 say so if the resume has no achievements', () => {
    expect(findScreenerNotes(EMPTY_READING, NOW)).toEqual([
      { good: false, text: "Your resume doesn't say what you did in your roles.", lines: [] },
    ]);
  });
});

describe('the statements of a resume', () => {
  test('AI-03 are listed in order, each with its lines', () => {
    const statements = listStatements(reading, NOW);
    expect(statements.slice(0, 3)).toEqual([
      {
        kind: 'role',
        text: 'Senior Backend Engineer at Larkspur Systems, March 2021 to present (5 years 4 months)',
        lines: [LINES[2], LINES[3]],
      },
      {
        kind: 'role',
        text: 'Software Engineer at Fernhill Labs, January 2018 to June 2020 (2 years 6 months)',
        lines: [LINES[7], LINES[8]],
      },
      { kind: 'achievement', text: expect.stringMatching(/^Cut p99/), lines: [LINES[4]] },
    ]);
    expect(statements.map(({ kind }) => kind).slice(-4)).toEqual(['skill', 'skill', 'skill', 'education']);
  });
});
