import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { findContactFacts } from './contact.ts';
import { findFlaws, isQuantified } from './line-quality.ts';
import {
  countCoveredMonths,
  findGaps,
  formatDuration,
  formatMonth,
  monthIndex,
  type Period,
  parsePeriods,
} from './periods.ts';

const NOW = new Date('2026-06-15T12:00:00.000Z');
const at = (year: number, month: number) => year * 12 + month - 1;

describe('the period in a line of a resume', () => {
  test.each<[string, [number, number | null]]>([
    ['Acme, Mar 2021 – Present', [at(2021, 3), null]],
    ['Acme | March 2019 to January 2021', [at(2019, 3), at(2021, 1)]],
    ['03/2019 - 01/2021', [at(2019, 3), at(2021, 1)]],
    ['2016 - 2018', [at(2016, 1), at(2018, 12)]],
    ['2016–18', [at(2016, 1), at(2018, 12)]],
    ['Sept. 2020—now', [at(2020, 9), null]],
    ['since 2020', [at(2020, 1), null]],
    ['2024/01 - 2025/02', [at(2024, 1), at(2025, 2)]],
    ['Jun 2025 - Dec 2026', [at(2025, 6), at(2026, 6)]],
    ['Jun 2025 - Dec 2029', [at(2025, 6), null]],
  ])('AI-03 %j', (text, [from, to]) => {
    expect(parsePeriods(text, NOW)).toMatchObject([{ from, to }]);
  });

  test.each([
    '2021',
    '$2,000 - 2,500',
    'call 555 2019-2020-11',
    '2021 - 2019',
    '2031 - 2033',
    'Windows 2000',
    '',
  ])('AI-03 is not found in %j', (text) => {
    expect(parsePeriods(text, NOW)).toEqual([]);
  });

  test('AI-03 is formatted in words', () => {
    expect(formatMonth(at(2021, 3))).toBe('March 2021');
    expect([formatDuration(1), formatDuration(12), formatDuration(27)]).toEqual([
      '1 month',
      '1 year',
      '2 years 3 months',
    ]);
  });
});

describe('gaps between roles', () => {
  const period = (from: number, to: number | null): Period => ({ from, to, isYearOnly: false });

  test('AI-03 are those of more than six months, up to now', () => {
    const roles = [
      period(at(2019, 1), at(2020, 6)),
      period(at(2021, 1), at(2021, 12)),
      period(at(2022, 8), null),
    ];
    expect(findGaps(roles, NOW)).toEqual([{ after: at(2021, 12), before: at(2022, 8) }]);
    const education = period(at(2022, 1), at(2022, 7));
    expect(findGaps(roles, NOW, [education, period(at(2001, 1), at(2005, 6))])).toEqual([]);
    expect(findGaps([period(at(2020, 1), at(2025, 6))], NOW)).toEqual([
      { after: at(2025, 6), before: at(2026, 7) },
    ]);
    expect(findGaps([], NOW)).toEqual([]);
  });

  test('AI-03 never increase, and covered months never decrease, with another role', () => {
    const period = fc.tuple(fc.integer({ min: at(2005, 1), max: monthIndex(NOW) }), fc.nat(60)).map(
      ([from, length]): Period => ({
        from,
        to: Math.min(monthIndex(NOW), from + length),
        isYearOnly: false,
      }),
    );
    fc.assert(
      fc.property(fc.array(period, { minLength: 1, maxLength: 8 }), fc.nat(), (roles, pick) => {
        const picked = roles[pick % roles.length];
        const more = [...roles, ...(picked ? [{ ...picked, to: null }] : [])];
        expect(findGaps(more, NOW).length).toBeLessThanOrEqual(findGaps(roles, NOW).length);
        expect(countCoveredMonths(more, NOW)).toBeGreaterThanOrEqual(countCoveredMonths(roles, NOW));
      }),
    );
  });
});

describe('a quantified line', () => {
  test.each([
    'Cut p99 latency by 40%',
    'Served 12,000 requests a second',
    'Led a team of 5.',
    'Saved $1.2M a year',
    'Made builds 3x faster',
    'Doubled sign-ups',
    'Mentored four engineers',
    'Onboarded 30+ clients',
  ])('AI-03 is found in %j', (line) => {
    expect(isQuantified(line)).toBe(true);
  });

  test.each([
    'Moved services to Python 3',
    'Backend Engineer, Acme, 2019 - 2021',
    'Maintained S3 buckets and EC2 machines in 2021',
    'Wrote B2B integrations over HTTP/2',
    'One of the best teams',
    '',
  ])('AI-03 is not found in %j', (line) => {
    expect(isQuantified(line)).toBe(false);
  });
});

describe('the flaws of a line', () => {
  test('AI-03 are a weak opening, the first person, and too many words', () => {
    expect(findFlaws('• Responsible for billing')).toEqual(['weak']);
    expect(findFlaws('In 2020 I built it')).toEqual(['pronoun']);
    expect(findFlaws(`Built ${'very '.repeat(40)}much`)).toEqual(['long']);
    expect(findFlaws('- Built a ledger that closes in 3 minutes')).toEqual([]);
  });
});

describe('the contact details of a resume', () => {
  const header = 'Ada Sample\nPortland, OR | ada@mail.example | (503) 555-0142 | github.com/ada-sample';

  test('AI-03 are e-mail, phone, link and city', () => {
    expect(findContactFacts(header)).toEqual({ email: true, phone: true, link: true, place: true });
    expect(findContactFacts('Ada Sample\nEngineer')).toEqual({
      email: false,
      phone: false,
      link: false,
      place: false,
    });
  });

  test('AI-03 an e-mail is no link, a year no phone, and an employer’s city not the person’s', () => {
    const text = `Ada\nada@mail.example\n${'Did this in 2019 - 2021\n'.repeat(9)}Acme, Portland, OR`;
    expect(findContactFacts(text)).toEqual({ email: true, phone: false, link: false, place: false });
  });
});
