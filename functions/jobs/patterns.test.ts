import { afterAll, beforeAll, expect, test } from '@jest/globals';
import safe from 'safe-regex2';
import { completeJob } from './complete-job.ts';
import type { Posting } from './posting.ts';

/** What a posting may repeat without end to keep a careless pattern busy. */
const REPEATED = [
  ' ',
  '\u00a0',
  'a',
  'a ',
  '-',
  '1',
  '1,000',
  '$1 - ',
  '1 000 ',
  '(',
  '<',
  '<b',
  '&',
  '&amp;',
  '#1',
  'req ',
  'to the ',
  'senior ',
  'contract ',
  'stage ',
  'New York, ',
  'Sainte-Anne-de-',
  'OR ',
  '**',
  '\\-',
  'you will ',
  '. A',
  'salary ',
  'é',
];

const posting = (text: string): Posting => ({
  ats: 'lever',
  board: 'acme',
  id: '1',
  title: `Software Engineer ${text}`,
  company: `Acme ${text}`,
  url: 'https://example.com/1',
  html: text,
  locations: [text, `Austin, TX ${text}`],
  departments: [text],
  pay: [{ label: text, min: 1, max: 2, currency: text, period: text }],
});

/** Each pattern that ran, with the longest text it ran on, and how often patterns ran at all. */
const ran = new Map<string, number>();
let times = 0;

const exec = RegExp.prototype.exec;

beforeAll(() => {
  completed('Austin, TX', 10);
  RegExp.prototype.exec = function (this: RegExp, text: string) {
    times++;
    ran.set(this.source, Math.max(ran.get(this.source) ?? 0, text.length));
    return exec.call(this, text);
  };
});
afterAll(() => {
  RegExp.prototype.exec = exec;
});

function completed(repeated: string, length: number): number {
  times = 0;
  completeJob(posting(repeated.repeat(Math.ceil(length / repeated.length)).slice(0, length)));
  return times;
}

test('patterns that could backtrack without end see short texts only, whatever a posting repeats', () => {
  for (const repeated of REPEATED) completed(repeated, 10_000);
  const risky = [...ran].filter(([source, length]) => length > 4000 && !safe(source, { limit: 200 }));
  expect(ran.size).toBeGreaterThan(80);
  expect(risky).toEqual([]);
});

test.each(REPEATED)(
  'the work on a posting that says %j without end grows no faster than the posting',
  (repeated) => {
    const [short = 0, long = 0, longer = 0] = [1_000, 8_000, 40_000].map((length) =>
      completed(repeated, length),
    );
    expect(long).toBeLessThanOrEqual(short * 12 + 1000);
    expect(longer).toBeLessThanOrEqual(long * 5);
  },
);
