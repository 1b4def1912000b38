import { describe, expect, test } from '@jest/globals';
import { parseReply } from './delivery/text/text-reply.ts';
import { dedupeKey } from './ingestion/jobs/dedupe.ts';
import { decodeJobPostings, jobPostingOn } from './ingestion/parsing/job-posting-ld.ts';
import { parseLocations } from './places/parse/parse-locations.ts';
import type { Place } from './places/place.ts';
import { extractJobFacts, type JobFacts } from './postings/job-facts.ts';
import { isOnTarget, normalizePay, type PayRange } from './postings/pay.ts';
import type { Posting } from './postings/posting.ts';
import { reportedRows } from './test-data/reported-rows.ts';

function factsOf(posted: Partial<Posting>): JobFacts {
  const posting: Posting = {
    ats: 'greenhouse',
    board: 'acme',
    id: '1',
    title: 'Software Engineer',
    company: 'Acme',
    url: 'https://acme.example/1',
    html: '',
    locations: [],
    departments: [],
    pay: [],
    ...posted,
  };
  const facts = extractJobFacts(posting);
  if ('reason' in facts) throw new Error(`'${posting.title}' was rejected: ${facts.reason}.`);
  return facts;
}

/** '70000–80000 EUR/year', 'from 50 USD/hour OTE', or 'none'. */
function inWords(ranges: readonly PayRange[]): string {
  const amounts = ({ min, max }: PayRange) =>
    min === null
      ? `up to ${max}`
      : max === null
        ? `from ${min}`
        : min === max
          ? `exactly ${min}`
          : `${min}–${max}`;
  const lines = ranges.map(
    (range) => `${amounts(range)} ${range.currency}/${range.period}${isOnTarget(range.label) ? ' OTE' : ''}`,
  );
  return lines.join('; ') || 'none';
}

const markupOf = (facts: Record<string, unknown>): string => {
  const markup = JSON.stringify({ '@type': 'JobPosting', title: 'Engineer', ...facts });
  return `<script type="application/ld+json">${markup}</script>`;
};

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' });

const PAY = reportedRows('pay.tsv', ['kind', 'country', 'text', 'expected']);
const STATED_PAY = reportedRows('stated_pay.tsv', ['kind', 'baseSalary', 'expected']);

describe('reported misreadings of pay', () => {
  test.each(PAY)('ING-02 $kind, in $country: $text', ({ country, text, expected }) => {
    const { payRanges } = factsOf({ html: `<p>${text}</p>`, locations: [COUNTRIES.of(country) ?? ''] });
    expect(inWords(payRanges)).toBe(expected);
  });

  test.each(STATED_PAY)('ING-02 in JobPosting markup, $kind: $baseSalary', ({ baseSalary, expected }) => {
    const markup = { '@type': 'JobPosting', title: 'Engineer', baseSalary: JSON.parse(baseSalary) };
    const page = `<script type="application/ld+json">${JSON.stringify(markup)}</script>`;
    const { posting } = jobPostingOn(decodeJobPostings(page));
    expect(inWords(normalizePay(posting.pay ?? []))).toBe(expected);
  });
});

const DATES = reportedRows('dates.tsv', ['kind', 'field', 'value', 'expected']);

describe('reported misreadings of dates', () => {
  test.each(DATES)('ING-01 $kind, $field: $value', ({ field, value, expected }) => {
    const { posting, isClosed } = jobPostingOn(decodeJobPostings(markupOf({ [field]: value })));
    const end = isClosed ? 'closed' : 'open';
    expect(field === 'validThrough' ? end : posting.publishedAt).toBe(expected);
  });
});

const REPLIES = reportedRows('replies.tsv', ['kind', 'reply', 'expected']);

describe('reported replies to texts', () => {
  test.each(REPLIES)('MATCH-05 $kind: $reply', ({ reply, expected }) => {
    expect(parseReply(reply) ?? 'nothing').toBe(expected);
  });
});

const PLACES = reportedRows('places.tsv', ['kind', 'location', 'expected']);
const HAS_STATES = new Set(['US', 'CA']);

/** 'Austin, TX, US', 'Berlin, DE' or 'FR'. */
const placeInWords = ({ city, state, country }: Place): string =>
  [city, city === '' || HAS_STATES.has(country) ? state : '', country]
    .filter((part) => part !== '')
    .join(', ');

describe('reported misreadings of places', () => {
  test.each(PLACES)('ING-02 $kind: $location', ({ location, expected }) => {
    const { places, remote } = parseLocations([location]);
    expect([...(remote ? ['remote'] : []), ...places.map(placeInWords)].join('; ')).toBe(expected);
  });
});

const WORKPLACES = reportedRows('workplaces.tsv', ['kind', 'title', 'location', 'text', 'expected']);

describe('reported misreadings of workplaces', () => {
  test.each(WORKPLACES)('ING-02 $kind: $title, $location, $text', ({ title, location, text, expected }) => {
    const locations = location === '' ? [] : [location];
    const { workplace, isRemote } = factsOf({ title, locations, html: `<p>Build things.</p><p>${text}</p>` });
    expect(isRemote).toBe(workplace === 'remote');
    if (expected.startsWith('not ')) expect(`not ${workplace}`).not.toBe(expected);
    else expect(workplace).toBe(expected);
  });
});

const TERRITORIES = reportedRows('territories.tsv', ['kind', 'title', 'location', 'remote', 'in', 'not in']);

describe('reported misreadings of territories', () => {
  test.each(TERRITORIES)('ING-02 $kind: $title, $location', ({ title, location, remote, ...expected }) => {
    const { places, isRemote } = factsOf({ title, locations: location === '' ? [] : [location] });
    const codes = places.flatMap(({ state, country }) => [country, `${country}-${state}`]);
    const listed = (text: string) => text.split(' ').filter((code) => code !== '');
    expect(isRemote).toBe(remote === 'yes');
    expect(codes).toEqual(expect.arrayContaining(listed(expected.in)));
    expect(listed(expected['not in']).filter((code) => codes.includes(code))).toEqual([]);
  });
});

const DUPLICATES = reportedRows('duplicates.tsv', [
  'kind',
  'company',
  'title',
  'other company',
  'other title',
  'expected',
]);

describe('reported duplicates', () => {
  const keyOf = (company: string | undefined, title: string | undefined) =>
    dedupeKey({ company: company ?? '', title: title ?? '', jobType: 'Fu', isRemote: false, places: [] });

  test.each(DUPLICATES)('ING-01 $kind: $company, $title and $other title are $expected', (row) => {
    const isSame = keyOf(row.company, row.title) === keyOf(row['other company'], row['other title']);
    expect(isSame ? 'same' : 'apart').toBe(row.expected);
  });
});
