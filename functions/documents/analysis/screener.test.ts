import { describe, expect, test } from '@jest/globals';
import { ANSWER, LINES, NOW } from './fixtures/resume.ts';
import { checkReading } from './reading/check-reading.ts';
import type { Reading } from './reading/reading.ts';
import { saysOf } from './says.ts';
import { screenerNotes } from './screener.ts';

const reading = checkReading(ANSWER, LINES, { saysNoMore: () => true, now: NOW });

const nothingRead: Reading = { roles: [], achievements: [], skills: [], education: [], rewrites: [] };

describe('how a resume reads to a screener', () => {
  test('AI-03 begins with what speaks for it, and each note shows its lines', () => {
    const notes = screenerNotes(reading, NOW);
    expect(notes.map(({ good, text, lines }) => [good, text, lines.map(({ n }) => n)])).toEqual([
      [true, 'You are Senior Backend Engineer at Larkspur Systems, for 5 years 4 months now.', [5, 6]],
      [true, 'Your 2 dated roles add up to 7 years 10 months of work.', [5, 10]],
      [true, '3 of 5 lines about your work give a number, which is what is remembered.', [7, 8, 12]],
      [
        false,
        'Between June 2020 and March 2021 no role is named for 8 months: you will be asked about it.',
        [5, 10],
      ],
      [false, 'One line says what you were to do, not what you did.', [9]],
      [false, 'One line says "I" or "my", which resumes leave out.', [13]],
    ]);
  });

  test('AI-03 of a resume in which nothing was read says that nothing is there', () => {
    expect(screenerNotes(nothingRead, NOW)).toEqual([
      { good: false, text: 'Nothing says what you did in your roles.', lines: [] },
    ]);
  });
});

describe('what a resume says', () => {
  test('AI-03 is told in its order, each with its lines', () => {
    const says = saysOf(reading, NOW);
    expect(says.slice(0, 3)).toEqual([
      {
        kind: 'role',
        text: 'Senior Backend Engineer at Larkspur Systems, March 2021 to now (5 years 4 months)',
        lines: [LINES[2], LINES[3]],
      },
      {
        kind: 'role',
        text: 'Software Engineer at Fernhill Labs, January 2018 to June 2020 (2 years 6 months)',
        lines: [LINES[7], LINES[8]],
      },
      { kind: 'achievement', text: expect.stringMatching(/^Cut p99/), lines: [LINES[4]] },
    ]);
    expect(says.map(({ kind }) => kind).slice(-4)).toEqual(['skill', 'skill', 'skill', 'education']);
  });
});
