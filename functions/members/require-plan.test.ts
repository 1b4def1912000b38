import { describe, expect, test } from '@jest/globals';
import { anActiveSubscription, aUser } from '../table/fixtures/user.ts';
import { type RequiredPlan, requirePlan } from './require-plan.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const subscriber = (overrides: object) =>
  aUser({ activeSubscription: { ...anActiveSubscription, ...overrides } });
const require = (user: ReturnType<typeof aUser>, plan: RequiredPlan) => () =>
  requirePlan(user, { what: 'Cover letters come', plan }, NOW);

describe('a feature of a plan', () => {
  test('is allowed with the plan', () => {
    expect(require(subscriber({ planInterval: 'MONTHLY' }), 'any')).not.toThrow();
    expect(require(subscriber({ planInterval: 'YEARLY' }), 'any')).not.toThrow();
    expect(require(subscriber({ planInterval: 'YEARLY' }), 'annual')).not.toThrow();
  });

  test.each([
    ['no subscription', aUser(), 'any', 'a subscription'],
    ['a subscription that has ended', subscriber({ status: 'canceled' }), 'any', 'a subscription'],
    ['the monthly plan', subscriber({ planInterval: 'MONTHLY' }), 'annual', 'the annual plan'],
    [
      'an annual plan that has ended',
      subscriber({ planInterval: 'YEARLY', status: 'unpaid' }),
      'annual',
      'the annual plan',
    ],
  ] as const)('with %s is refused with a link to the plans', (_what, user, plan, needed) => {
    expect(require(user, plan)).toThrow(
      expect.objectContaining({
        code: 'NeedsPlan',
        message: `Cover letters come with ${needed}. You can choose it on your subscription page.`,
      }),
    );
  });
});
