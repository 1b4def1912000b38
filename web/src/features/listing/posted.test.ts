import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dayBefore, localDay, type VisitorClock } from './day.ts';
import { ageText, dayOf, describePosted } from './posted.ts';

const minutes = (count: number) => count * 60_000;
const hours = (count: number) => minutes(count * 60);

const newYork: VisitorClock = { date: '2026-03-10', timeZone: 'America/New_York' };
const london: VisitorClock = { date: '2026-03-10', timeZone: 'Europe/London' };
const now = Date.parse('2026-03-10T15:00:00.000Z');

describe('the posted label', () => {
  test('HOME-13 is Live Today for today’s jobs and Live Yesterday for the day before', () => {
    expect(describePosted('2026-03-10T14:48:00.000Z', now, newYork)).toEqual({
      day: 'today',
      label: 'Live Today',
      age: '12 minutes ago',
      fresh: true,
    });
    expect(describePosted('2026-03-09T12:00:00.000Z', now, newYork).label).toBe('Live Yesterday');
  });

  test('HOME-01 counts a job seen at 23:30 in New York for that day there and the next day in London', () => {
    const detected = '2026-03-10T03:30:00.000Z';
    expect(describePosted(detected, now, newYork).day).toBe('yesterday');
    expect(describePosted(detected, now, london).day).toBe('today');
  });

  test('HOME-13 shows the date of older jobs, and N/A without a detection time', () => {
    expect(describePosted('2026-03-02T12:00:00.000Z', now, newYork).label).toBe('Mar 2, 2026');
    expect(describePosted('', now, newYork)).toEqual({ day: 'unknown', label: 'N/A', age: '', fresh: false });
  });

  test('highlights a job for its first hour only', () => {
    expect(describePosted('2026-03-10T14:00:01.000Z', now, newYork).fresh).toBe(true);
    expect(describePosted('2026-03-10T14:00:00.000Z', now, newYork).fresh).toBe(false);
  });

  test('shows a new job as just now to a visitor with a slow clock', () => {
    const label = describePosted('2026-03-11T05:00:00.000Z', now, newYork);
    expect([label.day, label.age]).toEqual(['today', 'just now']);
  });
});

describe('the age', () => {
  test.each([
    [0, 'just now'],
    [minutes(1), '1 minute ago'],
    [minutes(59), '59 minutes ago'],
    [hours(1), '1 hour ago'],
    [hours(5) + minutes(59), '5 hours ago'],
    [hours(24), '24 hours ago'],
    [hours(24) + minutes(1), '1 day ago'],
    [hours(27), '1 day 3 hours ago'],
    [hours(49), '2 days 1 hour ago'],
  ])('HOME-13 formats %d ms as "%s"', (span, text) => {
    expect(ageText(span)).toBe(text);
  });
});

test('HOME-01 every instant of the visitor’s two days is today or yesterday, and none before', () => {
  const zones = ['America/New_York', 'Europe/London', 'Asia/Kolkata', 'Pacific/Auckland', 'UTC'];
  const instant = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-01-01') });
  fc.assert(
    fc.property(instant, fc.constantFrom(...zones), fc.integer({ min: 0, max: 72 }), (at, timeZone, ago) => {
      const clock = { date: localDay(at, timeZone), timeZone };
      const seen = at - hours(ago);
      const day = localDay(seen, timeZone);
      const shown = day === clock.date ? 'today' : day === dayBefore(clock.date) ? 'yesterday' : 'earlier';
      expect(dayOf(seen, clock)).toBe(shown);
    }),
  );
});

test('the day before crosses months, years and leap days', () => {
  expect(['2026-03-01', '2026-01-01', '2028-03-01'].map(dayBefore)).toEqual([
    '2026-02-28',
    '2025-12-31',
    '2028-02-29',
  ]);
});
