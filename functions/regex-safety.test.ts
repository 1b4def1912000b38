import { IS_EXHAUSTIVE, sampleOf } from '@daybreak/contract/fixtures/sampling.ts';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { checkSync } from 'recheck';
import safe from 'safe-regex2';
import { findContactFacts } from './documents/analysis/facts/contact.ts';
import { MAX_CHARACTERS } from './documents/evidence/line.ts';
import { joinWrappedLines, resumeLines } from './documents/evidence/resume-lines.ts';
import { postingLines } from './documents/letters/posting-lines.ts';
import { promptText } from './ingestion/enrichment/enrich-posting.ts';
import { parseTarget } from './ingestion/follow/follow-target.ts';
import { findJobPostings } from './ingestion/parsing/job-posting-blocks.ts';
import { decodeRobots, decodeSitemap } from './ingestion/parsing/sitemap.ts';
import { careersLinks } from './ingestion/registry/discovery/careers-links.ts';
import { recognizePage } from './ingestion/registry/recognize-page.ts';
import { Fault } from './platform/fault.ts';
import { extractJobFacts } from './postings/job-facts.ts';
import type { Posting } from './postings/posting.ts';
import { findSkills } from './postings/skills/find-skills.ts';

/** Longer texts than this must not meet a pattern whose time grows faster than they do. */
const SHORT = 4_000;

/** Texts an attacker may repeat to make a careless pattern slow. */
const REPEATABLE = [
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
  '<script ',
  '//a.',
  '"a.',
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
  'a@',
  'a@a.',
  '@',
  'www.a',
  'a.',
  '+1 (',
  'a/',
  '"',
  '\u2028',
];

/** All of them in the nightly run. */
const REPEATED = sampleOf(REPEATABLE, 8);

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

/** Everything that reads a text from outside, each with the longest text that is let through to it. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'a job from a posting': (text) => extractJobFacts(posting(text)),
  'the text sent for enrichment': (text) => promptText(posting(text)),
  'the lines of a posting for a letter': (text) => postingLines(posting(text)),
  'the lines of a resume': (text) =>
    resumeLines(joinWrappedLines(text.slice(0, MAX_CHARACTERS)), ['Ada', '']),
  'the contacts in a resume': (text) => findContactFacts(text.slice(0, MAX_CHARACTERS)),
  'the skills in a resume': (text) => findSkills(text.slice(0, MAX_CHARACTERS)),
  "a company's page": (text) => recognizePage(text, 'https://acme.com/careers'),
  'the links of a page': (text) => careersLinks(`<a href="/${text}">${text}</a>`, ACME),
  'a job page': (text) => findJobPostings(`JobPosting <script type="application/ld+json">${text}</script>`),
  'a stream of a job page': (text) => findJobPostings(`JobPosting <script>${text}</script>`),
  'a sitemap': (text) => decodeSitemap(`<urlset><url><loc>${ACME.href}jobs/${text}`, ACME.host),
  'a robots.txt': (text) => decodeRobots(text),
  'the request to follow a company': (text) => {
    try {
      parseTarget(text);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
    }
  },
};

const ACME = new URL('https://acme.com/');

/** Observes every call of a pattern. */
let observe = (_pattern: RegExp, _text: string): void => {};

const exec = RegExp.prototype.exec;

beforeAll(() => {
  for (const read of Object.values(READERS)) read('Austin, TX');
  RegExp.prototype.exec = function (this: RegExp, text: string) {
    observe(this, text);
    return exec.call(this, text);
  };
});
afterEach(() => {
  observe = () => {};
});
afterAll(() => {
  RegExp.prototype.exec = exec;
});

const repeatedTo = (length: number, unit: string) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Results of earlier checks. Both tests meet most of the patterns. */
const checked = new Map<string, ReturnType<typeof checkSync>>();

/** How the time of a pattern grows with its text. Patterns that were checked before keep that answer. */
function check(pattern: RegExp, timeout: number) {
  const { source, flags } = pattern;
  const result = checked.get(`${pattern}`) ?? checkSync(source, flags, { checker: 'automaton', timeout });
  checked.set(`${pattern}`, result);
  return result;
}

/** Whether the time of a pattern grows faster than its text; by its nesting alone where that cannot be decided. */
function isRisky(pattern: RegExp): boolean {
  const { status } = check(pattern, 2_000);
  return status === 'vulnerable' || (status === 'unknown' && !safe(pattern.source, { limit: 1_000 }));
}

test('ING-03 patterns that could backtrack for long see short texts only, whatever is repeated', () => {
  const onLongTexts = new Map<string, RegExp>();
  observe = (pattern, text) => {
    if (text.length > SHORT) onLongTexts.set(`${pattern}`, pattern);
  };
  for (const read of Object.values(READERS)) for (const unit of REPEATED) read(repeatedTo(8_000, unit));
  expect(onLongTexts.size).toBeGreaterThan(40);
  expect([...onLongTexts.values()].filter(isRisky).map((pattern) => `${pattern}`)).toEqual([]);
});

/** Exponential patterns are found at once. What takes longer than this mostly stays undecided after 2 s, too. */
const EXPLOSIVE_WITHIN_MS = IS_EXHAUSTIVE ? 2_000 : 200;

/** Whether a pattern takes exponential time: a short text is enough to hang it. */
function isExplosive(pattern: RegExp): boolean {
  const result = check(pattern, EXPLOSIVE_WITHIN_MS);
  return result.status === 'vulnerable' && result.complexity.type === 'exponential';
}

test('ING-03 no pattern takes exponential time, for which short texts are enough', () => {
  const all = new Map<string, RegExp>();
  observe = (pattern) => all.set(`${pattern}`, pattern);
  for (const read of Object.values(READERS)) for (const unit of REPEATED) read(repeatedTo(SHORT, unit));
  expect(all.size).toBeGreaterThan(100);
  expect([...all.values()].filter(isExplosive).map((pattern) => `${pattern}`)).toEqual([]);
});

test.each(REPEATED)(
  'ING-03 the work on a posting that repeats %j grows no faster than the posting',
  (unit) => {
    const workOn = (length: number) => {
      let times = 0;
      observe = () => {
        times += 1;
      };
      extractJobFacts(posting(repeatedTo(length, unit)));
      return times;
    };
    const [short, long, longer] = [workOn(1_000), workOn(8_000), workOn(24_000)];
    expect(long).toBeLessThanOrEqual(short * 12 + 1_000);
    expect(longer).toBeLessThanOrEqual(long * 4);
  },
);

test('a quadratic pattern would be found', () => {
  expect(isExplosive(/(?:a+)+$/)).toBe(true);
  expect(isRisky(/<(?:iframe|script)\b[^>]*>/gi)).toBe(true);
  expect(isRisky(/[^\s@]+@[^\s@]+\.[^\s@]+/g)).toBe(true);
  expect(isRisky(/(?:a+)+$/)).toBe(true);
  expect(isRisky(/\S+/g)).toBe(false);
});
