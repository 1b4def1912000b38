import { describe, expect, test } from '@jest/globals';
import type { ActiveSubscription } from '../table/user.ts';
import { subscriptionChange } from './subscription-change.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');

/** A person whose period has just begun. */
const payer = (status: ActiveSubscription['status'], cancelAtPeriodEnd = false) => ({
  activeSubscription: {
    planInterval: 'MONTHLY' as const,
    status,
    subscriptionId: 'sub_1',
    currentPeriodEnd: NOW.getTime() / 1000,
    cancelAtPeriodEnd,
  },
});
const NOBODY = { activeSubscription: null };

describe('OPS-01 a change of a subscription', () => {
  test.each([
    ['a first payment', NOBODY, payer('active'), 'subscribed'],
    ['a payment that took a second attempt', payer('incomplete'), payer('active'), 'subscribed'],
    ['a return after the end', payer('canceled'), payer('active'), 'subscribed'],
    ['a notice', payer('active'), payer('active', true), 'canceled'],
    ['an end after a notice', payer('active', true), payer('canceled'), undefined],
    ['an end without a notice', payer('past_due'), payer('canceled'), 'canceled'],
    ['a removed subscription', payer('active'), NOBODY, 'canceled'],
    ['a withdrawn notice', payer('active', true), payer('active'), undefined],
    ['a failed payment', payer('active'), payer('past_due'), undefined],
    ['a late payment', payer('past_due'), payer('active'), undefined],
    ['a checkout that was never paid', payer('incomplete'), payer('incomplete_expired'), undefined],
  ])('after %s is counted', (_, before, after, counted) => {
    expect(subscriptionChange(before, after, NOW)).toBe(counted);
  });
});
