import { describe, expect, test } from '@jest/globals';
import { anActiveSubscription, aUser } from '../table/fixtures/user.ts';
import type { ActiveSubscription } from '../table/user.ts';
import { applyPaymentChange } from './apply-payment-change.ts';

const NOON = new Date('2026-06-01T12:00:00.000Z');
const DAY = 86_400;
const EARLIER = '2026-05-01T12:00:00.000Z';

/** What a record says that is past due since so many days. */
const pastDue = (days: number): ActiveSubscription => ({
  ...anActiveSubscription,
  status: 'past_due',
  currentPeriodEnd: NOON.getTime() / 1_000 - days * DAY,
});
const canceled: ActiveSubscription = { ...anActiveSubscription, status: 'canceled' };

describe('a record after a change about payments', () => {
  test.each([
    ['a first subscription', null, anActiveSubscription],
    ['a new one after one that has ended', canceled, anActiveSubscription],
    ['the payment of one whose days of grace are over', pastDue(8), anActiveSubscription],
  ])('SUB-03 %s begins being a subscriber', (_, before, after) => {
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
    ['a payment within the days of grace', pastDue(6), anActiveSubscription],
    ['the end', anActiveSubscription, canceled],
    ['a payment that was never made', null, { ...anActiveSubscription, status: 'incomplete' as const }],
  ])('SUB-03 %s does not', (_, before, after) => {
    const user = aUser({ activeSubscription: before, subscribedAt: EARLIER });
    expect(applyPaymentChange(user, { activeSubscription: after }, NOON)).toMatchObject({
      activeSubscription: after,
      version: 2,
      subscribedAt: EARLIER,
    });
  });

  test('SUB-03 that is about a customer alone begins nothing', () => {
    expect(applyPaymentChange(aUser(), { stripeCustomerId: 'cus_ada' }, NOON).subscribedAt).toBeNull();
  });
});
