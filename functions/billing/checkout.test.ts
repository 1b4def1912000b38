import { beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkout } from './checkout.ts';
import { type MemoryCustomers, memoryCustomers } from './fixtures/customers.ts';
import { aSubscription, type MemoryPayments, memoryPayments } from './fixtures/payments.ts';
import { hasEnded } from './subscription.ts';

let payments: MemoryPayments;
let customers: MemoryCustomers;
beforeEach(() => {
  payments = memoryPayments();
  customers = memoryCustomers(null);
});
const open = (plan: 'MONTHLY' | 'YEARLY' = 'MONTHLY') => checkout({ payments, customers }, 'ada', plan);
const openPages = () => payments.pages.filter(({ isOpen }) => isOpen);

describe('a checkout', () => {
  test('API-02 keeps the customer with the record before there is a page', async () => {
    const url = await open();
    expect(customers.users.get('ada')?.stripeCustomerId).toBe('cus_ada');
    expect(customers.known.get('cus_ada')).toBe('ada');
    expect(openPages()).toMatchObject([{ url, planInterval: 'MONTHLY' }]);
  });

  test('API-02 asked again gives the page that is still open', async () => {
    expect(await open()).toBe(await open());
    expect(payments.pages).toHaveLength(1);
  });

  test('API-02 of the other plan closes the page that is still open', async () => {
    const monthly = await open();
    const yearly = await open('YEARLY');
    payments.pay(monthly);
    expect(payments.subscriptions).toEqual([]);
    expect(openPages()).toMatchObject([{ url: yearly }]);
    expect(await open('YEARLY')).toBe(yearly);
  });

  test('API-02 after one that was left too long opens a new page', async () => {
    await open();
    for (const { id } of payments.pages) await payments.closeCheckout(id);
    const second = await open();
    expect(openPages()).toMatchObject([{ url: second }]);
  });

  test.each(['active', 'trialing', 'past_due', 'unpaid', 'paused'] as const)(
    'API-02 is refused to who has a subscription that is %s, even if no event has told us',
    async (status) => {
      customers = memoryCustomers('cus_ada');
      payments.subscriptions = [{ ...aSubscription, status }];
      await expect(open()).rejects.toMatchObject({ code: 'Conflict' });
      expect(payments.pages).toEqual([]);
      expect(customers.users.get('ada')?.activeSubscription?.status).toBe(status);
    },
  );

  test.each(['canceled', 'incomplete_expired', 'incomplete'] as const)(
    'API-02 is open to whose subscription is %s',
    async (status) => {
      customers = memoryCustomers('cus_ada');
      payments.subscriptions = [{ ...aSubscription, status }];
      await open();
      expect(openPages()).toHaveLength(1);
      expect(payments.subscriptions.every(hasEnded)).toBe(true);
    },
  );

  test('API-02 needs an account', async () => {
    customers.users.clear();
    await expect(open()).rejects.toMatchObject({ code: 'NotFound' });
    expect(payments.customers.size).toBe(0);
  });
});

describe('checkouts at once', () => {
  test('API-02 make one customer, one open page at most, and one subscription, whoever pays when', async () => {
    const plans = fc.array(fc.constantFrom('MONTHLY' as const, 'YEARLY' as const), {
      minLength: 2,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(plans, fc.scheduler(), async (asked, scheduler) => {
        const between = () => scheduler.schedule(Promise.resolve());
        const desk = { payments: memoryPayments(between), customers: memoryCustomers(null, between) };
        const people = asked.map(async (plan) => {
          const url = await checkout(desk, 'ada', plan).catch(() => '');
          await between();
          desk.payments.pay(url);
        });
        await scheduler.waitFor(Promise.all(people));
        expect(desk.payments.customers.size).toBe(1);
        expect(desk.payments.pages.filter(({ isOpen }) => isOpen).length).toBeLessThanOrEqual(1);
        expect(desk.payments.subscriptions.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
