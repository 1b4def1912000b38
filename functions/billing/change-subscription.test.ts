import { beforeEach, describe, expect, test } from '@jest/globals';
import { cancelSubscription, changePlan, resumeSubscription } from './change-subscription.ts';
import { memoryCustomers } from './fixtures/memory-customers.ts';
import { aSubscription, type MemoryPayments, memoryPayments } from './fixtures/memory-payments.ts';
import type { Deps } from './sync-from-stripe.ts';

let payments: MemoryPayments;
let deps: Deps;
beforeEach(() => {
  payments = memoryPayments();
  payments.subscriptions = [aSubscription];
  deps = { payments, customers: memoryCustomers('cus_ada') };
});

const endSubscription = () => {
  payments.subscriptions = [{ ...aSubscription, status: 'canceled', endsAt: 2_000_000 }];
};

describe('cancelling', () => {
  test('SUB-01 ends a paid subscription with its period, and is idempotent', async () => {
    const canceled = await cancelSubscription(deps, 'ada');
    expect(canceled).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: true,
      currentPeriodEnd: 3_592_000,
    });
    expect(await cancelSubscription(deps, 'ada')).toEqual(canceled);
  });

  test.each(['past_due', 'unpaid', 'paused', 'incomplete'] as const)(
    'SUB-01 ends a subscription that is %s immediately, so that it is not charged again',
    async (status) => {
      payments.change('sub_1', { status });
      expect(await cancelSubscription(deps, 'ada')).toMatchObject({
        status: 'canceled',
        cancelAtPeriodEnd: false,
      });
    },
  );

  test('SUB-01 ends every subscription', async () => {
    payments.subscriptions = [aSubscription, { ...aSubscription, id: 'sub_2' }];
    await cancelSubscription(deps, 'ada');
    expect(payments.subscriptions.map(({ endsAt }) => endsAt)).toEqual([3_592_000, 3_592_000]);
  });

  test('SUB-01 without a subscription fails, and syncs the record', async () => {
    endSubscription();
    await expect(cancelSubscription(deps, 'ada')).rejects.toThrow('No subscriptions active.');
    expect((await deps.customers.readUser('ada'))?.activeSubscription?.status).toBe('canceled');
    deps = { payments, customers: memoryCustomers(null) };
    await expect(cancelSubscription(deps, 'ada')).rejects.toThrow('No subscriptions active.');
  });
});

describe('resuming', () => {
  test('SUB-01 undoes a cancellation', async () => {
    await cancelSubscription(deps, 'ada');
    expect(await resumeSubscription(deps, 'ada')).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: false,
    });
  });

  test('SUB-01 fails for a subscription that has ended', async () => {
    endSubscription();
    await expect(resumeSubscription(deps, 'ada')).rejects.toMatchObject({ code: 'NotFound' });
  });

  test('SUB-01 fails for a subscription that is past due', async () => {
    payments.change('sub_1', { status: 'past_due' });
    await expect(resumeSubscription(deps, 'ada')).rejects.toMatchObject({ code: 'Conflict' });
  });
});

describe('changing the plan', () => {
  test('SUB-01 moves to the other plan and undoes a cancellation', async () => {
    await cancelSubscription(deps, 'ada');
    const changed = await changePlan(deps, 'ada', 'YEARLY');
    expect(changed).toMatchObject({ planInterval: 'YEARLY', cancelAtPeriodEnd: false });
  });

  test('SUB-01 to the same plan charges nothing', async () => {
    payments.declines = true;
    expect(await changePlan(deps, 'ada', 'MONTHLY')).toMatchObject({ planInterval: 'MONTHLY' });
  });

  test('SUB-01 with a declined card changes nothing', async () => {
    payments.declines = true;
    await expect(changePlan(deps, 'ada', 'YEARLY')).rejects.toMatchObject({ code: 'Conflict' });
    expect(payments.subscriptions).toEqual([aSubscription]);
  });
});
