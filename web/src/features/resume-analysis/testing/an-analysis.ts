import type { Analysis } from '../api/analysis.ts';

const line = (number: number, text: string) => ({ number, text });
const RESPONSIBLE_LINE = line(3, 'Responsible for the tide gauges');

export const anAnalysis = (stated: Partial<Analysis> = {}): Analysis => ({
  resumeId: 'one',
  state: 'ready',
  why: '',
  writtenAt: '2026-06-01T15:00:00.000Z',
  score: 61,
  caveat: '',
  scoreParts: [
    { name: 'Contact', points: 8, of: 10, words: 'We did not find a phone number. Add it at the top.' },
    { name: 'Measured results', points: 12, of: 25, words: '1 of 2 lines about your work says how much.' },
  ],
  says: [
    {
      kind: 'role',
      text: 'Backend Engineer at Fenwick Tides, 2019 to now',
      lines: [line(1, 'x'), line(2, 'y')],
    },
    { kind: 'achievement', text: RESPONSIBLE_LINE.text, lines: [RESPONSIBLE_LINE] },
    { kind: 'skill', text: 'Go', lines: [line(5, 'Go, Kafka')] },
    { kind: 'skill', text: 'Kafka', lines: [line(5, 'Go, Kafka')] },
    {
      kind: 'education',
      text: 'B.Sc., Redwood State College',
      lines: [line(7, 'B.Sc., Redwood State College')],
    },
  ],
  screener: [
    {
      good: true,
      text: 'You are Backend Engineer at Fenwick Tides, for 7 years now.',
      lines: [line(1, 'x')],
    },
    { good: false, text: 'One line says what you were to do, not what you did.', lines: [RESPONSIBLE_LINE] },
  ],
  titles: [
    {
      title: 'Backend Engineer',
      support: 'partial',
      words: 'Your role reads as this title.',
      lines: [line(1, 'Backend Engineer, Fenwick Tides')],
      missing: ['Rust', 'gRPC'],
      postings: 4,
    },
    {
      title: 'Nurse',
      support: 'none',
      words: 'No role reads as Nurse.',
      lines: [],
      missing: [],
      postings: 0,
    },
  ],
  rewrites: [{ line: RESPONSIBLE_LINE, better: 'Ran the tide gauges', why: 'Begins with what you did.' }],
  ...stated,
});

export const anAnalysisInProgress = (stated: Partial<Analysis> = {}): Analysis =>
  anAnalysis({
    state: 'writing',
    writtenAt: null,
    score: null,
    scoreParts: [],
    says: [],
    screener: [],
    titles: [],
    rewrites: [],
    ...stated,
  });
