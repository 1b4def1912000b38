import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { Fault } from '../platform/fault.ts';
import { twoDays } from './day.ts';

const HOUR = 3_600_000;
const hours = (date: string, zone: string) => {
  const { from, split, to } = twoDays(date, zone);
  return { yesterday: (split - from) / HOUR, today: (to - split) / HOUR };
};

describe('a visitor’s today and yesterday', () => {
  test('HOME-01 are the calendar days of the time zone', () => {
    const { from, split, to } = twoDays('2026-06-02', 'America/New_York');
    expect([from, split, to].map((at) => new Date(at).toISOString())).toEqual([
      '2026-06-01T04:00:00.000Z',
      '2026-06-02T04:00:00.000Z',
      '2026-06-03T04:00:00.000Z',
    ]);
  });

  test.each([
    ['2026-03-08', 'America/New_York', 24, 23],
    ['2026-03-09', 'America/New_York', 23, 24],
    ['2026-11-01', 'America/New_York', 24, 25],
    ['2026-11-02', 'America/New_York', 25, 24],
    ['2026-03-29', 'Europe/Berlin', 24, 23],
    ['2026-10-26', 'Europe/Berlin', 25, 24],
    ['2026-04-05', 'Australia/Lord_Howe', 24, 24.5],
    ['2026-04-24', 'Africa/Cairo', 24, 23],
    ['2026-06-02', 'Asia/Kolkata', 24, 24],
  ])('HOME-01 on %s in %s have %p and %p hours', (date, zone, yesterday, today) => {
    expect(hours(date, zone)).toEqual({ yesterday, today });
  });

  test('HOME-01 hold exactly the instants of which a clock there shows those days', () => {
    const zones = ['UTC', 'America/New_York', 'Europe/London', 'Asia/Kolkata', 'Pacific/Auckland'];
    const more = ['Australia/Lord_Howe', 'Africa/Cairo', 'Pacific/Kiritimati', 'America/St_Johns'];
    const instants = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2030, 0, 1) });
    fc.assert(
      fc.property(
        fc.constantFrom(...zones, ...more),
        instants,
        fc.integer({ min: -3, max: 3 }),
        (timeZone, at, off) => {
          const local = (time: number) => new Date(time).toLocaleDateString('sv-SE', { timeZone });
          const date = local(at + off * 13 * HOUR);
          const { from, split, to } = twoDays(date, timeZone);
          const yesterday = new Date(Date.parse(date) - 24 * HOUR).toISOString().slice(0, 10);
          expect(at >= split && at < to).toBe(local(at) === date);
          expect(at >= from && at < split).toBe(local(at) === yesterday);
        },
      ),
      { numRuns: 200 },
    );
  });

  test.each([
    ['UTC', '2026-06-02T00:00:00.000Z'],
    ['America/New_York', '2026-06-01T04:00:00.000Z'],
    ['Asia/Tokyo', '2026-06-01T15:00:00.000Z'],
  ])('API-04 of a visitor in %s who names no day begin with the present one there', (zone, start) => {
    const { split } = twoDays('', zone, Date.parse('2026-06-02T02:30:00.000Z'));
    expect(new Date(split).toISOString()).toBe(start);
  });

  test.each([
    ['yesterday', 'UTC'],
    ['2026-02-30', 'UTC'],
    ['2026-13-01', 'UTC'],
    ['2026-06-02', 'Mars/Olympus'],
    ['2026-06-02', ''],
    ['-271821-04-19', 'UTC'],
  ])('are not those of %j in %j, and the answer says what to send', (date, zone) => {
    expect(() => twoDays(date, zone)).toThrow(Fault);
    expect(() => twoDays(date, zone)).toThrow(
      'The date must be a day as 2026-01-31, and the time zone a name as America/New_York.',
    );
  });
});
