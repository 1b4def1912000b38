import { describe, expect, test } from '@jest/globals';
import { anActiveSubscription, aUser } from '../table/fixtures/user.ts';
import { type RequiredPlan, requirePlan } from './require-plan.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const paying = (facts: object) => aUser({ activeSubscription: { ...anActiveSubscription, ...facts } });
const asks = (user: ReturnType<typeof aUser>, plan: RequiredPlan) => () =>
  requirePlan(user, { what: 'Cover letters come', plan }, NOW);

describe('what comes with a plan', () => {
  test('is for those who have it', () => {
    expect(asks(paying({ planInterval: 'MONTHLY' }), 'any')).not.toThrow();
    expect(asks(paying({ planInterval: 'YEARLY' }), 'any')).not.toThrow();
    expect(asks(paying({ planInterval: 'YEARLY' }), 'annual')).not.toThrow();
  });

  test.each([
    ['nobody’s subscription', aUser(), 'any', 'a subscription'],
    ['one that has ended', paying({ status: 'canceled' }), 'any', 'a subscription'],
    ['the monthly plan', paying({ planInterval: 'MONTHLY' }), 'annual', 'the annual plan'],
    [
      'an annual plan that has ended',
      paying({ planInterval: 'YEARLY', status: 'unpaid' }),
      'annual',
      'the annual plan',
    ],
  ] as const)('with %s is refused, with what is needed and where it is', (_what, user, plan, needed) => {
    expect(asks(user, plan)).toThrow(
      expect.objectContaining({
        code: 'NeedsPlan',
        message: `Cover letters come with ${needed}. You can choose it at /profile/subscription.`,
      }),
    );
  });
});
