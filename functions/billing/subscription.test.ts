import { describe, expect, test } from '@jest/globals';
import { hasSubscription } from '../members/entitlements.ts';
import { aSubscription } from './fixtures/payments.ts';
import { countingOf, payingOf, STATES, subscriptionOf } from './subscription.ts';

const told = {
  id: 'sub_1',
  object: 'subscription',
  customer: 'cus_ada',
  status: 'active',
  created: 1_000_000,
  cancel_at_period_end: false,
  cancel_at: null,
  ended_at: null,
  items: {
    data: [
      {
        id: 'si_1',
        current_period_start: 1_000_000,
        current_period_end: 3_592_000,
        price: { id: 'price_1', recurring: { interval: 'month' } },
      },
    ],
  },
};

describe('a subscription as Stripe tells it', () => {
  test('SUB-03 is read with the period of its item', () => {
    expect(subscriptionOf(told)).toEqual(aSubscription);
  });

  test.each([
    ['goes on', {}, null],
    ['ends with its period', { cancel_at_period_end: true }, 3_592_000],
    ['ends with its period, as newer accounts say it', { cancel_at: 3_592_000 }, 3_592_000],
    ['has ended', { status: 'canceled', ended_at: 2_000_000, cancel_at: 3_592_000 }, 2_000_000],
  ])('SUB-03 that %s', (_, more, endsAt) => {
    expect(subscriptionOf({ ...told, ...more }).endsAt).toBe(endsAt);
  });

  test('SUB-04 with a state that is none of the eight is refused rather than guessed', () => {
    expect(() => subscriptionOf({ ...told, status: 'ended' })).toThrow();
  });
});

describe('what a record says of payments', () => {
  test.each(STATES)('SUB-04 keeps Stripe’s state %s as it is', (status) => {
    expect(payingOf([{ ...aSubscription, status }]).activeSubscription?.status).toBe(status);
  });

  test('SUB-03 is nothing without a subscription', () => {
    expect(payingOf([])).toEqual({ subscriptionId: null, activeSubscription: null });
  });

  test('SUB-03 of a failed renewal: a week of grace counts from the end of what was paid', () => {
    const renewal = 3_592_000;
    const failed = {
      ...aSubscription,
      status: 'past_due' as const,
      periodStart: renewal,
      periodEnd: renewal + 30 * 86_400,
    };
    const paying = payingOf([failed]);
    expect(paying.activeSubscription?.currentPeriodEnd).toBe(renewal);
    const after = (days: number) => new Date((renewal + days * 86_400) * 1000);
    expect(hasSubscription(paying, after(6.9))).toBe(true);
    expect(hasSubscription(paying, after(7.1))).toBe(false);
  });

  test('SUB-03 tells one that was cancelled by its last day, and one that has ended by the day it did', () => {
    const cancelled = payingOf([{ ...aSubscription, endsAt: 3_592_000 }]).activeSubscription;
    expect(cancelled).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: true,
      currentPeriodEnd: 3_592_000,
    });
    const ended = payingOf([{ ...aSubscription, status: 'canceled', endsAt: 2_000_000 }]).activeSubscription;
    expect(ended).toMatchObject({ cancelAtPeriodEnd: false, currentPeriodEnd: 2_000_000 });
  });

  test('SUB-03 follows the best of several, and of equals the newest', () => {
    const old = { ...aSubscription, id: 'sub_0', status: 'canceled' as const, created: 2_000_000 };
    const unpaid = { ...aSubscription, id: 'sub_2', status: 'past_due' as const, created: 3_000_000 };
    expect(countingOf([old, unpaid, aSubscription])?.id).toBe('sub_1');
    const newer = { ...aSubscription, id: 'sub_3', created: 4_000_000 };
    expect(countingOf([newer, aSubscription])?.id).toBe('sub_3');
    expect(countingOf([aSubscription, newer])?.id).toBe('sub_3');
  });
});
