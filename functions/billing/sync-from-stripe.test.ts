import { beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { aUser } from '../table/fixtures/user.ts';
import { type MemoryCustomers, memoryCustomers } from './fixtures/customers.ts';
import { aSubscription, type MemoryPayments, memoryPayments } from './fixtures/payments.ts';
import { payingOf, type Subscription } from './subscription.ts';
import { syncFromStripe } from './sync-from-stripe.ts';

let payments: MemoryPayments;
let customers: MemoryCustomers;
beforeEach(() => {
  payments = memoryPayments();
  customers = memoryCustomers('cus_ada');
});
const look = (customerId = 'cus_ada') => syncFromStripe({ payments, customers }, customerId);
const ada = () => customers.users.get('ada');

describe('looking again at a customer', () => {
  test('SUB-03 stores what Stripe says, and nothing the second time', async () => {
    payments.subscriptions = [aSubscription];
    await look();
    await look();
    expect(ada()).toMatchObject(payingOf([aSubscription]));
    expect(customers.stored).toBe(1);
  });

  test('SUB-03 of who has paid says since when there is a subscription, whatever comes of it, until the next one', async () => {
    payments.subscriptions = [aSubscription];
    await look();
    const begun = ada()?.subscribedAt;
    expect(begun).toBe(ada()?.changedAt);
    customers.users.set('ada', { ...aUser(), ...ada(), subscribedAt: 'earlier' });
    for (const status of ['past_due', 'active', 'canceled'] as const) {
      payments.change('sub_1', { status, periodStart: 4_000_000_000 });
      await look();
      expect(ada()).toMatchObject({ subscribedAt: 'earlier', activeSubscription: { status } });
    }
    payments.subscriptions = [
      ...payments.subscriptions,
      { ...aSubscription, id: 'sub_2', created: 2_000_000 },
    ];
    await look();
    expect(ada()).toMatchObject({ subscribedAt: begun, subscriptionId: 'sub_2' });
  });

  test('SUB-03 of another account changes nothing, though its subscription names the person', async () => {
    payments.subscriptions = [{ ...aSubscription, customerId: 'cus_eve' }];
    await look('cus_eve');
    expect(customers.stored).toBe(0);
  });

  test('SUB-03 that is no longer the person’s customer changes nothing', async () => {
    customers.known.set('cus_old', 'ada');
    payments.subscriptions = [{ ...aSubscription, customerId: 'cus_old' }];
    await look('cus_old');
    expect(customers.stored).toBe(0);
  });

  test('SUB-03 while somebody else looks too: older news never has the last word', async () => {
    payments.subscriptions = [aSubscription];
    await look();
    payments.change('sub_1', { status: 'past_due' });
    const ask = payments.subscriptionsOf;
    const others = { ...payments, subscriptionsOf: ask };
    let isFirst = true;
    payments.subscriptionsOf = async (customerId) => {
      const told = await ask(customerId);
      if (!isFirst) return told;
      isFirst = false;
      payments.change('sub_1', { status: 'active' });
      await syncFromStripe({ payments: others, customers }, customerId);
      return told;
    };
    await look();
    expect(ada()).toMatchObject(payingOf([aSubscription]));
  });

  test('whose person has left ends what could still be charged, and forgets the customer', async () => {
    const url = await payments.createCheckout({
      customerId: 'cus_ada',
      sub: 'ada',
      planInterval: 'MONTHLY',
      once: 'first',
    });
    payments.customers.set('ada', 'cus_ada');
    payments.subscriptions = [aSubscription, { ...aSubscription, id: 'sub_0', status: 'canceled' }];
    customers.users.clear();
    await look();
    payments.pay(url);
    expect(payments.subscriptions.map(({ status }) => status)).toEqual(['canceled', 'canceled']);
    expect(payments.customers.size).toBe(0);
    expect(customers.known.size).toBe(0);
    await look();
    expect(payments.subscriptions).toHaveLength(2);
  });

  test('SUB-03 gives up, to be repeated, where the record never stays as it was read', async () => {
    payments.subscriptions = [aSubscription];
    customers.store = async () => false;
    await expect(look()).rejects.toThrow('keeps changing');
  });
});

/**
 * A change of a subscription at Stripe, and how often the event that tells of it comes: lost, once, or repeated. Few
 * states, so that a subscription often comes back to one that it had.
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

describe('events that come in any order, repeated, and at once', () => {
  const set = (world: MemoryPayments, { id, ...to }: Partial<Subscription> & { id: string }) => {
    if (!world.subscriptions.some((one) => one.id === id))
      world.subscriptions = [...world.subscriptions, { ...aSubscription, id }];
    world.change(id, to);
  };

  test('SUB-03 when nothing is in flight, the record is Stripe’s as of the last event that came', async () => {
    await fc.assert(
      fc.asyncProperty(changes, fc.scheduler(), async (sequence, scheduler) => {
        const between = () => scheduler.schedule(Promise.resolve());
        const world = { payments: memoryPayments(between), customers: memoryCustomers('cus_ada', between) };
        const happening = sequence.map(async ({ to, events }) => {
          await between();
          set(world.payments, to);
          // The last word is always told in this property; the next one loses it.
          const looks = Array.from({ length: Math.max(1, events) }, () => lookUntilDone(world));
          await Promise.all(looks);
        });
        await scheduler.waitFor(Promise.all(happening));
        expect(world.customers.users.get('ada')).toMatchObject(payingOf(world.payments.subscriptions));
      }),
    );
  });

  test('SUB-03 whatever events were lost, after a reconciliation the record is Stripe’s', async () => {
    await fc.assert(
      fc.asyncProperty(changes, fc.scheduler(), async (sequence, scheduler) => {
        const between = () => scheduler.schedule(Promise.resolve());
        const world = { payments: memoryPayments(between), customers: memoryCustomers('cus_ada', between) };
        const happening = sequence.map(async ({ to, events }) => {
          await between();
          set(world.payments, to);
          await Promise.all(Array.from({ length: events }, () => lookUntilDone(world)));
        });
        await scheduler.waitFor(Promise.all(happening));
        const reconciling = async () => {
          for await (const some of world.customers.all())
            for (const id of some) await syncFromStripe(world, id);
        };
        await scheduler.waitFor(reconciling());
        expect(world.customers.users.get('ada')).toMatchObject(payingOf(world.payments.subscriptions));
      }),
    );
  });

  /** As the queue does: what fails comes again. */
  async function lookUntilDone(world: Parameters<typeof syncFromStripe>[0]): Promise<void> {
    try {
      await syncFromStripe(world, 'cus_ada');
    } catch {
      await lookUntilDone(world);
    }
  }
});
