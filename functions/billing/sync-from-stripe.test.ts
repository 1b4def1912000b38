import { beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { aUser } from '../table/fixtures/user.ts';
import { type MemoryCustomers, memoryCustomers } from './fixtures/memory-customers.ts';
import { aSubscription, type MemoryPayments, memoryPayments } from './fixtures/memory-payments.ts';
import { type Subscription, toPaymentFields } from './subscription.ts';
import { syncFromStripe } from './sync-from-stripe.ts';

let payments: MemoryPayments;
let customers: MemoryCustomers;
beforeEach(() => {
  payments = memoryPayments();
  customers = memoryCustomers('cus_ada');
});
const sync = (customerId = 'cus_ada') => syncFromStripe({ payments, customers }, customerId);
const ada = () => customers.users.get('ada');

describe('a sync from Stripe', () => {
  test('SUB-03 stores Stripe’s state once', async () => {
    payments.subscriptions = [aSubscription];
    await sync();
    await sync();
    expect(ada()).toMatchObject(toPaymentFields([aSubscription]));
    expect(customers.stored).toBe(1);
  });

  test('SUB-03 stores when the person became a subscriber, and keeps it until the next subscription', async () => {
    payments.subscriptions = [aSubscription];
    await sync();
    const subscribedAt = ada()?.subscribedAt;
    expect(subscribedAt).toBe(ada()?.changedAt);
    customers.users.set('ada', { ...aUser(), ...ada(), subscribedAt: 'earlier' });
    for (const status of ['past_due', 'active', 'canceled'] as const) {
      payments.change('sub_1', { status, periodStart: 4_000_000_000 });
      await sync();
      expect(ada()).toMatchObject({ subscribedAt: 'earlier', activeSubscription: { status } });
    }
    payments.subscriptions = [
      ...payments.subscriptions,
      { ...aSubscription, id: 'sub_2', created: 2_000_000 },
    ];
    await sync();
    expect(ada()).toMatchObject({ subscribedAt, subscriptionId: 'sub_2' });
  });

  test('SUB-03 of an unknown customer changes nothing', async () => {
    payments.subscriptions = [{ ...aSubscription, customerId: 'cus_eve' }];
    await sync('cus_eve');
    expect(customers.stored).toBe(0);
  });

  test('SUB-03 of a former customer of the person changes nothing', async () => {
    customers.known.set('cus_old', 'ada');
    payments.subscriptions = [{ ...aSubscription, customerId: 'cus_old' }];
    await sync('cus_old');
    expect(customers.stored).toBe(0);
  });

  test('SUB-03 never overwrites newer data of a concurrent sync', async () => {
    payments.subscriptions = [aSubscription];
    await sync();
    payments.change('sub_1', { status: 'past_due' });
    const listSubscriptions = payments.listSubscriptions;
    const concurrent = { ...payments, listSubscriptions };
    let isFirst = true;
    payments.listSubscriptions = async (customerId) => {
      const subscriptions = await listSubscriptions(customerId);
      if (!isFirst) return subscriptions;
      isFirst = false;
      payments.change('sub_1', { status: 'active' });
      await syncFromStripe({ payments: concurrent, customers }, customerId);
      return subscriptions;
    };
    await sync();
    expect(ada()).toMatchObject(toPaymentFields([aSubscription]));
  });

  test('cancels everything and deletes the customer of a deleted account', async () => {
    const url = await payments.createCheckout({
      customerId: 'cus_ada',
      sub: 'ada',
      planInterval: 'MONTHLY',
      idempotencyKey: 'first',
    });
    payments.customers.set('ada', 'cus_ada');
    payments.subscriptions = [aSubscription, { ...aSubscription, id: 'sub_0', status: 'canceled' }];
    customers.users.clear();
    await sync();
    payments.pay(url);
    expect(payments.subscriptions.map(({ status }) => status)).toEqual(['canceled', 'canceled']);
    expect(payments.customers.size).toBe(0);
    expect(customers.known.size).toBe(0);
    await sync();
    expect(payments.subscriptions).toHaveLength(2);
  });

  test('SUB-03 fails if the record keeps changing', async () => {
    payments.subscriptions = [aSubscription];
    customers.storeChange = async () => false;
    await expect(sync()).rejects.toThrow('Gave up after 6 changes');
  });
});

/**
 * Changes at Stripe, and how many times the event of each arrives: never, once or repeatedly. There are few states, so
 * that a subscription often returns to an earlier one.
 */
const changes = fc.array(
  fc.record({
    to: fc.record({
      status: fc.constantFrom('active' as const, 'past_due' as const, 'canceled' as const),
      id: fc.constantFrom('sub_1', 'sub_1', 'sub_1', 'sub_2'),
    }),
    events: fc.nat({ max: 3 }),
  }),
  { maxLength: 6 },
);

describe('events in any order, repeated and concurrent', () => {
  const set = (world: MemoryPayments, { id, ...to }: Partial<Subscription> & { id: string }) => {
    if (!world.subscriptions.some((one) => one.id === id))
      world.subscriptions = [...world.subscriptions, { ...aSubscription, id }];
    world.change(id, to);
  };

  test('SUB-03 leave the record with Stripe’s state', async () => {
    await fc.assert(
      fc.asyncProperty(changes, fc.scheduler(), async (sequence, scheduler) => {
        const between = () => scheduler.schedule(Promise.resolve());
        const world = { payments: memoryPayments(between), customers: memoryCustomers('cus_ada', between) };
        const running = sequence.map(async ({ to, events }) => {
          await between();
          set(world.payments, to);
          // In this property every event arrives; in the next one events are lost.
          const syncs = Array.from({ length: Math.max(1, events) }, () => syncUntilDone(world));
          await Promise.all(syncs);
        });
        await scheduler.waitFor(Promise.all(running));
        expect(world.customers.users.get('ada')).toMatchObject(toPaymentFields(world.payments.subscriptions));
      }),
    );
  });

  test('SUB-03 leave the record with Stripe’s state after a reconciliation, even if some were lost', async () => {
    await fc.assert(
      fc.asyncProperty(changes, fc.scheduler(), async (sequence, scheduler) => {
        const between = () => scheduler.schedule(Promise.resolve());
        const world = { payments: memoryPayments(between), customers: memoryCustomers('cus_ada', between) };
        const running = sequence.map(async ({ to, events }) => {
          await between();
          set(world.payments, to);
          await Promise.all(Array.from({ length: events }, () => syncUntilDone(world)));
        });
        await scheduler.waitFor(Promise.all(running));
        const reconciling = async () => {
          for await (const batch of world.customers.listAll())
            for (const id of batch) await syncFromStripe(world, id);
        };
        await scheduler.waitFor(reconciling());
        expect(world.customers.users.get('ada')).toMatchObject(toPaymentFields(world.payments.subscriptions));
      }),
    );
  });

  /** The queue retries failures. */
  async function syncUntilDone(world: Parameters<typeof syncFromStripe>[0]): Promise<void> {
    try {
      await syncFromStripe(world, 'cus_ada');
    } catch {
      await syncUntilDone(world);
    }
  }
});
