import { expect, test } from '@jest/globals';
import { periodEnd } from './period-end.ts';

const at = (text: string) => Date.parse(text) / 1000;
const iso = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);

test('a period that starts on a month’s last day ends on the next month’s last day, and returns to the original day', () => {
  const anchor = at('2026-01-31T10:00:00Z');

  const first = periodEnd(anchor, 'month', anchor);
  const second = periodEnd(anchor, 'month', first);

  expect([iso(first), iso(second)]).toEqual(['2026-02-28', '2026-03-31']);
});

test('a year that starts on a leap day ends on February 28', () => {
  const anchor = at('2028-02-29T10:00:00Z');
  expect(iso(periodEnd(anchor, 'year', anchor))).toBe('2029-02-28');
});
