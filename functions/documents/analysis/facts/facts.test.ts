import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { contactFacts } from './contact.ts';
import { gapsIn, monthsCovered } from './gaps.ts';
import { isMeasured } from './measured.ts';
import { monthAt, monthText, type Period, periodsIn, spanText } from './period.ts';
import { flawsOf } from './wording.ts';

const NOW = new Date('2026-06-15T12:00:00.000Z');
const at = (year: number, month: number) => year * 12 + month - 1;

describe('the time that a line of a resume gives', () => {
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
    expect(periodsIn(text, NOW)).toMatchObject([{ from, to }]);
  });

  test.each([
    '2021',
    '$2,000 - 2,500',
    'call 555 2019-2020-11',
    '2021 - 2019',
    '2031 - 2033',
    'Windows 2000',
    '',
  ])('AI-03 there is none in %j', (text) => {
    expect(periodsIn(text, NOW)).toEqual([]);
  });

  test('AI-03 is told in words', () => {
    expect(monthText(at(2021, 3))).toBe('March 2021');
    expect([spanText(1), spanText(12), spanText(27)]).toEqual(['1 month', '1 year', '2 years 3 months']);
  });
});

describe('the gaps between roles', () => {
  const period = (from: number, to: number | null): Period => ({ from, to, roughly: false });

  test('AI-03 are those of more than six months, up to now', () => {
    const roles = [
      period(at(2019, 1), at(2020, 6)),
      period(at(2021, 1), at(2021, 12)),
      period(at(2022, 8), null),
    ];
    expect(gapsIn(roles, NOW)).toEqual([{ after: at(2021, 12), before: at(2022, 8) }]);
    const study = period(at(2022, 1), at(2022, 7));
    expect(gapsIn(roles, NOW, [study, period(at(2001, 1), at(2005, 6))])).toEqual([]);
    expect(gapsIn([period(at(2020, 1), at(2025, 6))], NOW)).toEqual([
      { after: at(2025, 6), before: at(2026, 7) },
    ]);
    expect(gapsIn([], NOW)).toEqual([]);
  });

  test('AI-03 never get more, and the months covered never fewer, by another role in between', () => {
    const period = fc
      .tuple(fc.integer({ min: at(2005, 1), max: monthAt(NOW) }), fc.nat(60))
      .map(([from, length]): Period => ({ from, to: Math.min(monthAt(NOW), from + length), roughly: false }));
    fc.assert(
      fc.property(fc.array(period, { minLength: 1, maxLength: 8 }), fc.nat(), (roles, pick) => {
        const within = roles[pick % roles.length];
        const more = [...roles, ...(within ? [{ ...within, to: null }] : [])];
        expect(gapsIn(more, NOW).length).toBeLessThanOrEqual(gapsIn(roles, NOW).length);
        expect(monthsCovered(more, NOW)).toBeGreaterThanOrEqual(monthsCovered(roles, NOW));
      }),
    );
  });
});

describe('a measured result', () => {
  test.each([
    'Cut p99 latency by 40%',
    'Served 12,000 requests a second',
    'Led a team of 5.',
    'Saved $1.2M a year',
    'Made builds 3x faster',
    'Doubled sign-ups',
    'Mentored four engineers',
    'Onboarded 30+ clients',
  ])('AI-03 stands in %j', (line) => {
    expect(isMeasured(line)).toBe(true);
  });

  test.each([
    'Moved services to Python 3',
    'Backend Engineer, Acme, 2019 - 2021',
    'Maintained S3 buckets and EC2 machines in 2021',
    'Wrote B2B integrations over HTTP/2',
    'One of the best teams',
    '',
  ])('AI-03 stands not in %j', (line) => {
    expect(isMeasured(line)).toBe(false);
  });
});

describe('what makes a line hard to take in', () => {
  test('AI-03 is a duty for a deed, an I, and too many words', () => {
    expect(flawsOf('• Responsible for billing')).toEqual(['weak']);
    expect(flawsOf('In 2020 I built it')).toEqual(['pronoun']);
    expect(flawsOf(`Built ${'very '.repeat(40)}much`)).toEqual(['long']);
    expect(flawsOf('- Built a ledger that closes in 3 minutes')).toEqual([]);
  });
});

describe('how a person can be reached', () => {
  const head = 'Ada Sample\nPortland, OR | ada@mail.example | (503) 555-0142 | github.com/ada-sample';

  test('AI-03 is told by e-mail, phone, link and place', () => {
    expect(contactFacts(head)).toEqual({ email: true, phone: true, link: true, place: true });
    expect(contactFacts('Ada Sample\nEngineer')).toEqual({
      email: false,
      phone: false,
      link: false,
      place: false,
    });
  });

  test('AI-03 an address of mail is no link, a year no phone, and an employer’s town no own', () => {
    const text = `Ada\nada@mail.example\n${'Did this in 2019 - 2021\n'.repeat(9)}Acme, Portland, OR`;
    expect(contactFacts(text)).toEqual({ email: true, phone: false, link: false, place: false });
  });
});
