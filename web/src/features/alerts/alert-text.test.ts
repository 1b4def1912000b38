import { describe, expect, test } from '@jest/globals';
import { describeState, formatDayHeading, formatMoment, groupByDay } from './alert-text.ts';
import { anAlert } from './testing/an-alert.ts';

const clock = { date: '2026-06-01', timeZone: 'America/Chicago' };
const NOW = Date.parse('2026-06-01T15:05:00Z');
const words = (overrides: Parameters<typeof anAlert>[1]) => describeState(anAlert(1, overrides), NOW, clock);

describe('the text of an alert', () => {
  test.each([
    ['sent', { sentAt: '2026-06-01T15:00:20Z' }, 'Sent 10:00 AM', false],
    ['sent', { sentAt: '2026-06-02T12:00:00Z' }, 'Sent Jun 2, 7:00 AM', false],
    ['sent', { sentAt: '2026-06-01T15:00:20Z', delivery: 'delivered' }, 'Sent 10:00 AM', false],
    ['sent', { sentAt: '2026-06-01T15:00:20Z', delivery: 'bounced' }, 'Sent 10:00 AM, but bounced', true],
    [
      'sent',
      { sentAt: '2026-06-01T15:00:20Z', delivery: 'undelivered', why: 'Your phone could not be reached.' },
      'Sent 10:00 AM, but not delivered: Your phone could not be reached.',
      true,
    ],
    ['pending', { dueAt: '2026-06-01T23:00:00Z' }, 'Scheduled for 6:00 PM', false],
    ['pending', { dueAt: '2026-06-02T12:00:00Z' }, 'Scheduled for Jun 2, 7:00 AM', false],
    ['pending', { dueAt: '2026-06-01T15:05:00Z' }, 'On its way', false],
    ['pending', { dueAt: '2026-06-01T15:06:00Z' }, 'On its way', false],
    ['pending', { dueAt: null }, 'On its way', false],
    ['withheld', { why: 'No free alerts left.' }, 'Not sent: No free alerts left.', true],
    ['dropped', { why: 'The job has closed.' }, 'Not sent: The job has closed.', true],
    ['failed', { why: '' }, "Couldn't be delivered.", true],
  ] as const)('describes %s with %j as “%s”', (state, overrides, text, isProblem) => {
    expect(words({ state, sentAt: null, ...overrides })).toEqual({ words: text, isProblem });
  });

  test('uses the reader’s time zone for days', () => {
    expect(formatDayHeading('2026-06-01T04:59:00Z', clock)).toBe('Yesterday');
    expect(formatDayHeading('2026-06-01T05:00:00Z', clock)).toBe('Today');
    expect(formatDayHeading('2026-05-29T15:00:00Z', clock)).toBe('Friday, May 29');
    expect(formatMoment('2026-06-01T15:00:00Z', '2026-06-01T20:00:00Z', clock)).toBe('10:00 AM');
  });

  test('groups alerts by day in order', () => {
    const at = (number: number, matchedAt: string) => anAlert(number, { matchedAt });
    const alerts = [
      at(3, '2026-06-01T15:00:00Z'),
      at(2, '2026-06-01T14:00:00Z'),
      at(1, '2026-05-31T14:00:00Z'),
    ];
    const days = groupByDay(alerts, clock).map(({ heading, alerts }) => [heading, alerts.length]);
    expect(days).toEqual([
      ['Today', 2],
      ['Yesterday', 1],
    ]);
  });
});
