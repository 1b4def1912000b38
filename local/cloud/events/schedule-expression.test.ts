import { expect, test } from '@jest/globals';
import { parseScheduleExpression } from './schedule-expression.ts';

test.each([
  ['rate(1 minute)', 'UTC', '2026-03-07T12:00:30Z', '2026-03-07T12:01:00.000Z'],
  ['rate(5 minutes)', 'UTC', '2026-03-07T12:05:00Z', '2026-03-07T12:10:00.000Z'],
  ['rate(1 day)', 'UTC', '2026-03-07T12:00:00Z', '2026-03-08T00:00:00.000Z'],
  ['cron(0 3 * * ? *)', 'UTC', '2026-03-07T12:00:00Z', '2026-03-08T03:00:00.000Z'],
  ['cron(0 3 * * ? *)', 'America/New_York', '2026-03-09T00:00:00Z', '2026-03-09T07:00:00.000Z'],
  ['cron(0/15 * * * ? *)', 'UTC', '2026-03-07T12:16:00Z', '2026-03-07T12:30:00.000Z'],
  ['cron(0 10 ? * MON-FRI *)', 'UTC', '2026-03-07T12:00:00Z', '2026-03-09T10:00:00.000Z'],
  ['cron(0 10 ? * 2-6 *)', 'UTC', '2026-03-07T12:00:00Z', '2026-03-09T10:00:00.000Z'],
  ['cron(0 8 L * ? *)', 'UTC', '2026-03-07T12:00:00Z', '2026-03-31T08:00:00.000Z'],
  ['cron(0 8 ? * 6#1 *)', 'UTC', '2026-03-07T12:00:00Z', '2026-04-03T08:00:00.000Z'],
  ['cron(0 8 ? * 5L *)', 'UTC', '2026-03-07T12:00:00Z', '2026-03-26T08:00:00.000Z'],
  ['cron(0 9 3W * ? *)', 'UTC', '2026-03-07T12:00:00Z', '2026-04-03T09:00:00.000Z'],
  ['cron(0 0 1 1 ? 2030)', 'UTC', '2026-03-07T12:00:00Z', '2030-01-01T00:00:00.000Z'],
])('%s in %s runs after %s at %s', (expression, zone, from, expected) => {
  expect(parseScheduleExpression(expression, zone)(new Date(from))?.toISOString()).toBe(expected);
});

test('a schedule whose years are past never runs', () => {
  expect(parseScheduleExpression('cron(0 0 1 1 ? 2020)')(new Date('2026-03-07T12:00:00Z'))).toBeNull();
});

test.each([
  'rate(0 minutes)',
  'rate(1 week)',
  'cron(0 3 * * *)',
  'cron(61 0 * * ? *)',
  'at(2026-03-08T00:00:00)',
])('"%s" is refused', (expression) => {
  expect(() => parseScheduleExpression(expression)).toThrow();
});
