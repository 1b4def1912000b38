import { beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkout } from './checkout.ts';
import { type MemoryCustomers, memoryCustomers } from './fixtures/memory-customers.ts';
import { aSubscription, type MemoryPayments, memoryPayments } from './fixtures/memory-payments.ts';
import { hasEnded } from './subscription.ts';
import { syncFromStripe } from './sync-from-stripe.ts';

let payments: MemoryPayments;
let customers: MemoryCustomers;
beforeEach(() => {
  payments = memoryPayments();
  customers = memoryCustomers(null);
});
const open = (plan: 'MONTHLY' | 'YEARLY' = 'MONTHLY') => checkout({ payments, customers }, 'ada', plan);
const openPages = () => payments.pages.filter(({ isOpen }) => isOpen);

describe('a checkout', () => {
  test('API-02 stores the customer before it opens a page', async () => {
    const url = await open();
    expect(customers.users.get('ada')?.stripeCustomerId).toBe('cus_ada');
    expect(customers.known.get('cus_ada')).toBe('ada');
    expect(openPages()).toMatchObject([{ url, planInterval: 'MONTHLY' }]);
  });

  test('API-02 returns the page that is still open', async () => {
    expect(await open()).toBe(await open());
    expect(payments.pages).toHaveLength(1);
  });

  test('API-02 for the other plan closes the page that is still open', async () => {
    const monthly = await open();
    const yearly = await open('YEARLY');
    payments.pay(monthly);
    expect(payments.subscriptions).toEqual([]);
    expect(openPages()).toMatchObject([{ url: yearly }]);
    expect(await open('YEARLY')).toBe(yearly);
  });

  test('API-02 opens a new page after the last one expired', async () => {
    await open();
    for (const { id } of payments.pages) await payments.closeCheckout(id);
    const second = await open();
    expect(openPages()).toMatchObject([{ url: second }]);
  });

  test.each(['active', 'trialing', 'past_due', 'unpaid', 'paused'] as const)(
    'API-02 is refused with a subscription that is %s, even if its events were lost',
    async (status) => {
      customers = memoryCustomers('cus_ada');
      payments.subscriptions = [{ ...aSubscription, status }];
      await expect(open()).rejects.toMatchObject({ code: 'Conflict' });
      expect(payments.pages).toEqual([]);
      expect(customers.users.get('ada')?.activeSubscription?.status).toBe(status);
    },
  );

  test.each(['canceled', 'incomplete_expired', 'incomplete'] as const)(
    'API-02 is possible with a subscription that is %s',
    async (status) => {
      customers = memoryCustomers('cus_ada');
      payments.subscriptions = [{ ...aSubscription, status }];
      await open();
      expect(openPages()).toHaveLength(1);
      expect(payments.subscriptions.every(hasEnded)).toBe(true);
    },
  );

  test('API-02 leaves no customer of a deleted account, even if a run stopped before the record had it', async () => {
    // given
    const interrupted = {
      ...customers,
      storeChange: () => Promise.reject(new Error('The run has crashed.')),
    };
    const run = checkout({ payments, customers: interrupted }, 'ada', 'MONTHLY');
    await expect(run).rejects.toThrow('The run has crashed.');
    // when the account is deleted, and the daily sync runs
    customers.users.delete('ada');
    for await (const ids of customers.listAll())
      for (const id of ids) await syncFromStripe({ payments, customers }, id);
    // then
    expect(payments.customers.size).toBe(0);
    expect(customers.known.size).toBe(0);
  });

  test('API-02 needs an account', async () => {
    customers.users.clear();
    await expect(open()).rejects.toMatchObject({ code: 'NotFound' });
    expect(payments.customers.size).toBe(0);
  });
});

describe('concurrent checkouts', () => {
  test('API-02 create one customer, and at most one open page and one subscription', async () => {
    const plans = fc.array(fc.constantFrom('MONTHLY' as const, 'YEARLY' as const), {
      minLength: 2,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(plans, fc.scheduler(), async (requested, scheduler) => {
        const between = () => scheduler.schedule(Promise.resolve());
        const deps = { payments: memoryPayments(between), customers: memoryCustomers(null, between) };
        const people = requested.map(async (plan) => {
          const url = await checkout(deps, 'ada', plan).catch(() => '');
          await between();
          deps.payments.pay(url);
        });
        await scheduler.waitFor(Promise.all(people));
        expect(deps.payments.customers.size).toBe(1);
        expect(deps.payments.pages.filter(({ isOpen }) => isOpen).length).toBeLessThanOrEqual(1);
        expect(deps.payments.subscriptions.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
