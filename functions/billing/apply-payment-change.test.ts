import { describe, expect, test } from '@jest/globals';
import { anActiveSubscription, aUser } from '../table/fixtures/user.ts';
import type { ActiveSubscription } from '../table/user.ts';
import { applyPaymentChange } from './apply-payment-change.ts';

const NOON = new Date('2026-06-01T12:00:00.000Z');
const DAY = 86_400;
const EARLIER = '2026-05-01T12:00:00.000Z';

const pastDue = (days: number): ActiveSubscription => ({
  ...anActiveSubscription,
  status: 'past_due',
  currentPeriodEnd: NOON.getTime() / 1_000 - days * DAY,
});
const canceled: ActiveSubscription = { ...anActiveSubscription, status: 'canceled' };

describe('a payment change', () => {
  test.each([
    ['a first subscription', null, anActiveSubscription],
    ['a subscription after one that has ended', canceled, anActiveSubscription],
    ['a payment after the grace period', pastDue(8), anActiveSubscription],
  ])('SUB-03 for %s sets subscribedAt', (_, before, after) => {
    const user = aUser({ activeSubscription: before, subscribedAt: EARLIER });
    expect(applyPaymentChange(user, { activeSubscription: after }, NOON)).toEqual({
      ...user,
      activeSubscription: after,
      version: 2,
      changedAt: NOON.toISOString(),
      subscribedAt: NOON.toISOString(),
    });
  });

  test.each([
    ['a renewal', anActiveSubscription, { ...anActiveSubscription, currentPeriodEnd: 4_100_000_000 }],
    ['a payment that fails', anActiveSubscription, pastDue(1)],
    ['a payment in the grace period', pastDue(6), anActiveSubscription],
    ['a cancellation', anActiveSubscription, canceled],
    ['a payment that was never made', null, { ...anActiveSubscription, status: 'incomplete' as const }],
  ])('SUB-03 for %s keeps subscribedAt', (_, before, after) => {
    const user = aUser({ activeSubscription: before, subscribedAt: EARLIER });
    expect(applyPaymentChange(user, { activeSubscription: after }, NOON)).toMatchObject({
      activeSubscription: after,
      version: 2,
      subscribedAt: EARLIER,
    });
  });

  test('SUB-03 for a new customer leaves subscribedAt empty', () => {
    expect(applyPaymentChange(aUser(), { stripeCustomerId: 'cus_ada' }, NOON).subscribedAt).toBeNull();
  });
});
