import { beforeEach, describe, expect, test } from '@jest/globals';
import { cancel, changePlan, resume } from './change-subscription.ts';
import { memoryCustomers } from './fixtures/customers.ts';
import { aSubscription, type MemoryPayments, memoryPayments } from './fixtures/payments.ts';
import type { Desk } from './sync-from-stripe.ts';

let payments: MemoryPayments;
let desk: Desk;
beforeEach(() => {
  payments = memoryPayments();
  payments.subscriptions = [aSubscription];
  desk = { payments, customers: memoryCustomers('cus_ada') };
});

const ended = () => {
  payments.subscriptions = [{ ...aSubscription, status: 'canceled', endsAt: 2_000_000 }];
};

describe('cancelling', () => {
  test('SUB-01 ends a subscription with what was paid, and twice is once', async () => {
    const once = await cancel(desk, 'ada');
    expect(once).toMatchObject({ status: 'active', cancelAtPeriodEnd: true, currentPeriodEnd: 3_592_000 });
    expect(await cancel(desk, 'ada')).toEqual(once);
  });

  test.each(['past_due', 'unpaid', 'paused', 'incomplete'] as const)(
    'SUB-01 ends at once what is %s, so that no further payment is tried',
    async (status) => {
      payments.change('sub_1', { status });
      expect(await cancel(desk, 'ada')).toMatchObject({ status: 'canceled', cancelAtPeriodEnd: false });
    },
  );

  test('SUB-01 ends every subscription, should there be two', async () => {
    payments.subscriptions = [aSubscription, { ...aSubscription, id: 'sub_2' }];
    await cancel(desk, 'ada');
    expect(payments.subscriptions.map(({ endsAt }) => endsAt)).toEqual([3_592_000, 3_592_000]);
  });

  test('SUB-01 without a subscription says so, and lets the record follow', async () => {
    ended();
    await expect(cancel(desk, 'ada')).rejects.toThrow('No subscriptions active.');
    expect((await desk.customers.user('ada'))?.activeSubscription?.status).toBe('canceled');
    desk = { payments, customers: memoryCustomers(null) };
    await expect(cancel(desk, 'ada')).rejects.toThrow('No subscriptions active.');
  });
});

describe('resuming', () => {
  test('SUB-01 lets a subscription go on that was to end', async () => {
    await cancel(desk, 'ada');
    expect(await resume(desk, 'ada')).toMatchObject({ status: 'active', cancelAtPeriodEnd: false });
  });

  test('SUB-01 comes too late for one that has ended', async () => {
    ended();
    await expect(resume(desk, 'ada')).rejects.toMatchObject({ code: 'NotFound' });
  });

  test('SUB-01 pays nothing that is past due', async () => {
    payments.change('sub_1', { status: 'past_due' });
    await expect(resume(desk, 'ada')).rejects.toMatchObject({ code: 'Conflict' });
  });
});

describe('changing the plan', () => {
  test('SUB-01 moves to the other plan, and what was to end goes on', async () => {
    await cancel(desk, 'ada');
    const changed = await changePlan(desk, 'ada', 'YEARLY');
    expect(changed).toMatchObject({ planInterval: 'YEARLY', cancelAtPeriodEnd: false });
  });

  test('SUB-01 to the plan that one has charges nothing', async () => {
    payments.declines = true;
    expect(await changePlan(desk, 'ada', 'MONTHLY')).toMatchObject({ planInterval: 'MONTHLY' });
  });

  test('SUB-01 with a card that is declined changes nothing', async () => {
    payments.declines = true;
    await expect(changePlan(desk, 'ada', 'YEARLY')).rejects.toMatchObject({ code: 'Conflict' });
    expect(payments.subscriptions).toEqual([aSubscription]);
  });
});
