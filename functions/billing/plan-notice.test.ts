import { describe, expect, test } from '@jest/globals';
import { aUser } from '../table/fixtures/user.ts';
import type { ActiveSubscription } from '../table/user.ts';
import { planEvent, planNotice } from './plan-notice.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const PERIOD_END = Date.parse('2026-07-01T12:00:00.000Z') / 1000;

const payer = (status: ActiveSubscription['status'], facts: Partial<ActiveSubscription> = {}) => ({
  activeSubscription: {
    planInterval: 'MONTHLY' as const,
    status,
    subscriptionId: 'sub_1',
    currentPeriodEnd: PERIOD_END,
    cancelAtPeriodEnd: false,
    ...facts,
  },
});
const canceling = payer('active', { cancelAtPeriodEnd: true });
const NO_PLAN = { activeSubscription: null };

describe('SUB-03 a change of a subscription', () => {
  test.each([
    ['a first payment', NO_PLAN, payer('active'), 'started'],
    ['a trial', NO_PLAN, payer('trialing'), 'started'],
    ['a payment that took a second attempt', payer('incomplete'), payer('active'), 'started'],
    ['a return after the end', payer('canceled'), payer('active', { subscriptionId: 'sub_2' }), 'started'],
    ['another plan', payer('active'), payer('active', { planInterval: 'YEARLY' }), 'planChanged'],
    ['a cancellation', payer('active'), canceling, 'canceled'],
    [
      'a cancellation of a plan that is owed',
      payer('past_due'),
      payer('past_due', { cancelAtPeriodEnd: true }),
      'canceled',
    ],
    ['a withdrawn cancellation', canceling, payer('active'), 'resumed'],
    ['a sudden end', payer('active'), payer('canceled'), 'ended'],
    ['an end because of a payment', payer('past_due'), payer('canceled'), 'ended'],
    ['a removed subscription', payer('active'), NO_PLAN, 'ended'],
  ])('is confirmed after %s', (_, before, next, event) => {
    expect(planEvent(before, next, NOW)).toBe(event);
  });

  test.each([
    ['a renewal', payer('active'), payer('active', { currentPeriodEnd: PERIOD_END + 2_592_000 })],
    ['a failed payment', payer('active'), payer('past_due')],
    ['a late payment', payer('past_due'), payer('active')],
    ['a payment long after the grace period', payer('past_due', { currentPeriodEnd: 1 }), payer('active')],
    ['the end of a canceled plan', canceling, payer('canceled')],
    ['the removal of a canceled plan', canceling, NO_PLAN],
    ['a checkout that was begun', NO_PLAN, payer('incomplete')],
    ['a checkout that was never paid', payer('incomplete'), payer('incomplete_expired')],
    ['a new customer without a subscription', NO_PLAN, NO_PLAN],
  ])('is not confirmed after %s', (_, before, next) => {
    expect(planEvent(before, next, NOW)).toBeUndefined();
  });

  test('is confirmed by one mail per version of the record, with the state after it', () => {
    const before = aUser();
    const next = { ...before, ...payer('active'), version: 7 };
    expect(planNotice(before, next, NOW)).toMatchObject({
      pk: `NOTICE#${before.sub}`,
      sk: '7',
      state: 'due',
      content: { kind: 'plan', event: 'started', subscription: payer('active').activeSubscription },
    });
    expect(planNotice(next, { ...before, version: 8 }, NOW)).toMatchObject({
      sk: '8',
      content: { kind: 'plan', event: 'ended', subscription: payer('active').activeSubscription },
    });
    expect(planNotice(next, { ...next, version: 8 }, NOW)).toBeUndefined();
  });
});
