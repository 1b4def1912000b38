import { describe, expect, test } from '@jest/globals';
import { hasSubscription } from '../members/entitlements.ts';
import { aSubscription } from './fixtures/memory-payments.ts';
import { currentSubscription, parseSubscription, STATUSES, toPaymentFields } from './subscription.ts';

const stripeSubscription = {
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

describe('a Stripe subscription', () => {
  test('SUB-03 is parsed with the period of its item', () => {
    expect(parseSubscription(stripeSubscription)).toEqual(aSubscription);
  });

  test.each([
    ['renews', {}, null],
    ['ends with its period', { cancel_at_period_end: true }, 3_592_000],
    ['ends with its period, in newer Stripe accounts', { cancel_at: 3_592_000 }, 3_592_000],
    ['has ended', { status: 'canceled', ended_at: 2_000_000, cancel_at: 3_592_000 }, 2_000_000],
  ])('SUB-03 that %s', (_, overrides, endsAt) => {
    expect(parseSubscription({ ...stripeSubscription, ...overrides }).endsAt).toBe(endsAt);
  });

  test.each([
    [{ cancel_at: 3_592_000, cancel_at_period_end: true }, false],
    [{ cancel_at: 3_592_000, cancel_at_period_end: false }, true],
  ])('SUB-03 %j says whether its end is a time of its own', (overrides, endsAtOwnTime) => {
    expect(parseSubscription({ ...stripeSubscription, ...overrides })).toMatchObject({ endsAtOwnTime });
  });

  test('SUB-04 with an unknown status is refused', () => {
    expect(() => parseSubscription({ ...stripeSubscription, status: 'ended' })).toThrow();
  });
});

describe('the payment fields of a record', () => {
  test.each(STATUSES)('SUB-04 keep Stripe’s status %s', (status) => {
    expect(toPaymentFields([{ ...aSubscription, status }]).activeSubscription?.status).toBe(status);
  });

  test('SUB-03 are null without a subscription', () => {
    expect(toPaymentFields([])).toEqual({ subscriptionId: null, activeSubscription: null });
  });

  test('SUB-03 after a failed renewal have a grace period of a week from the end of the paid period', () => {
    const renewal = 3_592_000;
    const failed = {
      ...aSubscription,
      status: 'past_due' as const,
      periodStart: renewal,
      periodEnd: renewal + 30 * 86_400,
    };
    const fields = toPaymentFields([failed]);
    expect(fields.activeSubscription?.currentPeriodEnd).toBe(renewal);
    const after = (days: number) => new Date((renewal + days * 86_400) * 1000);
    expect(hasSubscription(fields, after(6.9))).toBe(true);
    expect(hasSubscription(fields, after(7.1))).toBe(false);
  });

  test('SUB-03 have the last day of a cancelled subscription, and the end of an ended one', () => {
    const cancelled = toPaymentFields([{ ...aSubscription, endsAt: 3_592_000 }]).activeSubscription;
    expect(cancelled).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: true,
      currentPeriodEnd: 3_592_000,
    });
    const ended = toPaymentFields([
      { ...aSubscription, status: 'canceled', endsAt: 2_000_000 },
    ]).activeSubscription;
    expect(ended).toMatchObject({ cancelAtPeriodEnd: false, currentPeriodEnd: 2_000_000 });
  });

  test('SUB-03 come from the subscription with the best status, and the newest among equals', () => {
    const old = { ...aSubscription, id: 'sub_0', status: 'canceled' as const, created: 2_000_000 };
    const unpaid = { ...aSubscription, id: 'sub_2', status: 'past_due' as const, created: 3_000_000 };
    expect(currentSubscription([old, unpaid, aSubscription])?.id).toBe('sub_1');
    const newer = { ...aSubscription, id: 'sub_3', created: 4_000_000 };
    expect(currentSubscription([newer, aSubscription])?.id).toBe('sub_3');
    expect(currentSubscription([aSubscription, newer])?.id).toBe('sub_3');
  });
});
