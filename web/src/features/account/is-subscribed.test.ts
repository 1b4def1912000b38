import { describe, expect, test } from '@jest/globals';
import type { Account } from './api/account.ts';
import { isSubscribed } from './is-subscribed.ts';
import { accountOf } from './testing/account-of.ts';

const end = 1_800_000_000;
const DAY = 86_400;

type Status = NonNullable<Account['activeSubscription']>['status'];
const withStatus = (status: Status) =>
  accountOf({
    activeSubscription: {
      planInterval: 'MONTHLY',
      subscriptionId: 's',
      cancelAtPeriodEnd: false,
      status,
      currentPeriodEnd: end,
    },
  });

describe('a subscription', () => {
  test.each<[Status, number, boolean]>([
    ['active', 0, true],
    ['trialing', 0, true],
    ['past_due', 6 * DAY, true],
    ['past_due', 7 * DAY, false],
    ['canceled', 0, false],
    ['unpaid', 0, false],
  ])('BANNER-01 is active with status %s %d s after its period: %s', (status, after, counts) => {
    expect(isSubscribed(withStatus(status), (end + after) * 1000)).toBe(counts);
  });

  test('BANNER-01 a missing one is not active', () => {
    expect(isSubscribed(accountOf({ activeSubscription: null }), 0)).toBe(false);
  });
});
