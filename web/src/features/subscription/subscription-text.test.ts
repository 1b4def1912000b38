import type { SubscriptionStatus } from '@daybreak/contract/types.ts';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { canCancel, canSubscribe, subscriptionState } from './subscription-state.ts';
import { dayText, monthLabel, statusText, subscriptionSummary } from './subscription-text.ts';
import { aSubscription } from './testing/a-subscription.ts';

const at = (iso: string) => Date.parse(iso) / 1000;

describe('subscription texts', () => {
  test.each([
    ['2026-03-01T12:00Z', 'March 1st'],
    ['2026-03-02T12:00Z', 'March 2nd'],
    ['2026-03-03T12:00Z', 'March 3rd'],
    ['2026-03-04T12:00Z', 'March 4th'],
    ['2026-03-11T12:00Z', 'March 11th'],
    ['2026-03-12T12:00Z', 'March 12th'],
    ['2026-03-13T12:00Z', 'March 13th'],
    ['2026-03-21T12:00Z', 'March 21st'],
    ['2026-03-22T12:00Z', 'March 22nd'],
    ['2026-12-31T12:00Z', 'December 31st'],
  ])('SUB-02 a renewal on %s reads %s', (instant, words) => {
    expect(dayText(at(instant), Date.parse('2026-11-21'), 'UTC')).toBe(words);
  });

  test('SUB-02 days are in the reader’s time zone', () => {
    expect(dayText(at('2026-03-01T03:00Z'), Date.parse('2026-03-02'), 'America/Chicago')).toBe(
      'February 28th',
    );
  });

  test.each([
    ['2026-03-01T12:00Z', 'March 2026'],
    ['2026-03-15T23:59Z', 'March 2026'],
    ['2026-03-16T00:00Z', 'March – April 2026'],
    ['2026-01-31T12:00Z', 'January – February 2026'],
    ['2026-12-15T12:00Z', 'December 2026'],
    ['2026-12-16T12:00Z', 'December 2026 – January 2027'],
  ])('SUB-02 a receipt of %s reads %s', (instant, words) => {
    // Intl formats the range with thin spaces.
    expect(monthLabel(at(instant), 'UTC').replaceAll(/\s/gu, ' ')).toBe(words);
  });

  test('SUB-02 any day up to the 15th is one month, and any later day is two', () => {
    const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        expect(monthLabel(day.getTime() / 1000, 'UTC').includes('–')).toBe(day.getUTCDate() > 15);
      }),
    );
  });

  test.each([
    [{ status: 'active' }, 'active', 'Renews on December 21st.'],
    [
      { status: 'active', cancelAtPeriodEnd: true },
      'canceled',
      "Ends on December 21st. Nothing changes until then, and you won't be charged again.",
    ],
    [{ status: 'trialing' }, 'trialing', 'Renews on December 21st.'],
    [{ status: 'canceled' }, 'canceled', 'Ended on December 21st.'],
    [{ status: 'ended' }, 'ended', 'Ended on December 21st.'],
    [
      { status: 'incomplete_expired' },
      'incomplete expired',
      "Your first payment wasn't completed, so your subscription hasn't started. You can try again.",
    ],
  ] as const)('SUB-01 SUB-04 %j reads %s: %s', (stated, status, sentence) => {
    const subscription = aSubscription({ ...stated, currentPeriodEnd: at('2026-12-21T12:00Z') });
    expect(statusText(subscription)).toBe(status);
    expect(subscriptionSummary(subscription, Date.parse('2026-11-21T12:00Z'), 'UTC')).toBe(sentence);
  });

  test('SUB-02 a date of another year includes the year, however near it is', () => {
    const now = Date.parse('2026-12-30T12:00Z');
    expect(dayText(at('2027-01-02T12:00Z'), now, 'UTC')).toBe('January 2nd, 2027');
    const annual = aSubscription({ status: 'active', currentPeriodEnd: at('2027-11-21T12:00Z') });
    expect(subscriptionSummary(annual, Date.parse('2026-11-21T12:00Z'), 'UTC')).toBe(
      'Renews on November 21st, 2027.',
    );
  });

  test('SUB-04 a past-due subscription says how long alerts continue, then that free ones are used', () => {
    const owing = aSubscription({ status: 'past_due', currentPeriodEnd: at('2026-12-21T12:00Z') });
    expect(subscriptionSummary(owing, Date.parse('2026-12-28T11:59Z'), 'UTC')).toContain(
      "You'll keep getting alerts until December 28th.",
    );
    for (const [late, now] of [
      [owing, '2026-12-28T12:00Z'],
      [{ ...owing, status: 'unpaid' }, '2026-12-21T12:00Z'],
    ] as const)
      expect(subscriptionSummary(late, Date.parse(now), 'UTC')).toContain('Alerts now use your free ones.');
  });
});

describe('allowed changes of a subscription', () => {
  const all: Readonly<Record<SubscriptionStatus, 'cancel' | 'subscribe'>> = {
    active: 'cancel',
    trialing: 'cancel',
    past_due: 'cancel',
    unpaid: 'cancel',
    paused: 'cancel',
    incomplete: 'subscribe',
    incomplete_expired: 'subscribe',
    canceled: 'subscribe',
    ended: 'subscribe',
    all: 'subscribe',
  };

  test.each(Object.entries(all))('SUB-01 SUB-04 status %s: %s', (status, can) => {
    // Object.entries widens the keys of a record that has each of them.
    const state = subscriptionState(aSubscription({ status: status as SubscriptionStatus }));
    expect({ cancel: canCancel(state), subscribe: canSubscribe(state) }).toEqual({
      cancel: can === 'cancel',
      subscribe: can === 'subscribe',
    });
  });

  test('SUB-01 a subscription that ends with its period can be neither canceled nor started', () => {
    const state = subscriptionState(aSubscription({ cancelAtPeriodEnd: true }));
    expect([canCancel(state), canSubscribe(state)]).toEqual([false, false]);
    expect(canSubscribe(subscriptionState(null))).toBe(true);
  });
});
