import type Stripe from 'stripe';
import { asking, isMissing, isRefused } from './payment-fault.ts';
import type { Checkout, Payments } from './payments.ts';
import type { StripeParts } from './stripe-client.ts';
import { receiptsOf } from './stripe-receipts.ts';
import { type Interval, subscriptionOf } from './subscription.ts';

/** The prices as the account's owner has named them. */
const LOOKUP_KEYS: Record<Interval, string> = { MONTHLY: 'monthly', YEARLY: 'annual' };

/** The most subscriptions of one customer that are looked at; the ended ones count. */
const MOST = 200;

/** Stripe as the payment provider; `site` is where its pages lead back to. */
export function stripePayments(open: () => Promise<StripeParts>, site: string): Payments {
  const call = <Answer>(work: (stripe: StripeParts) => Promise<Answer>) =>
    asking(async () => work(await open()));

  async function priceOf(stripe: StripeParts, planInterval: Interval): Promise<string> {
    const key = LOOKUP_KEYS[planInterval];
    const { data } = await stripe.prices.list({ lookup_keys: [key], active: true });
    if (data[0]) return data[0].id;
    throw new Error(`Stripe has no price with the lookup key ${key}: see docs/runbook.md, "Payments".`);
  }

  return {
    createCustomer: (sub, email) =>
      call(async (stripe) => {
        const once = { idempotencyKey: `customer-${sub}` };
        return (await stripe.customers.create({ email, metadata: { sub } }, once)).id;
      }),
    subscriptionsOf: (customer) =>
      call(async (stripe) => {
        const all = stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
        const told = await all.autoPagingToArray({ limit: MOST }).catch(unlessMissing([]));
        return told.map(subscriptionOf);
      }),
    checkoutsOf: (customer) =>
      call(async (stripe) => {
        const told = await stripe.checkout.sessions.list({ customer, limit: 10 }).catch(unlessMissing(null));
        return (told?.data ?? []).map(checkoutOf);
      }),
    createCheckout: ({ customerId: customer, sub, planInterval, once }) =>
      call(async (stripe) => {
        const { url } = await stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer,
            client_reference_id: sub,
            line_items: [{ price: await priceOf(stripe, planInterval), quantity: 1 }],
            metadata: { planInterval },
            subscription_data: { metadata: { sub } },
            success_url: `${site}/profile/subscription?checkout=done`,
            cancel_url: `${site}/profile/subscription?checkout=left`,
          },
          { idempotencyKey: once },
        );
        if (!url) throw new Error('Stripe made a page for paying without an address.');
        return url;
      }),
    closeCheckout: (id) =>
      call(async (stripe) => void (await stripe.checkout.sessions.expire(id).catch(unlessRefused))),
    endWithPeriod: (id, ends) =>
      call(async (stripe) => void (await stripe.subscriptions.update(id, { cancel_at_period_end: ends }))),
    endNow: (id) =>
      call(async (stripe) => void (await stripe.subscriptions.cancel(id).catch(unlessMissing(null)))),
    changePlan: ({ id, itemId }, planInterval) =>
      call(async (stripe) => {
        await stripe.subscriptions.update(id, {
          items: [{ id: itemId, price: await priceOf(stripe, planInterval) }],
          cancel_at_period_end: false,
          proration_behavior: 'always_invoice',
          payment_behavior: 'error_if_incomplete',
        });
      }),
    receiptsOf: (customer, nextToken) => call((stripe) => receiptsOf(stripe, customer, nextToken)),
    removeCustomer: (id) =>
      call(async (stripe) => void (await stripe.customers.del(id).catch(unlessMissing(null)))),
  };
}

function checkoutOf({ id, status, metadata, url }: Stripe.Checkout.Session): Checkout {
  const plan = metadata?.['planInterval'];
  const planInterval = plan === 'MONTHLY' || plan === 'YEARLY' ? plan : null;
  return { id, isOpen: status === 'open', planInterval, url };
}

const unlessMissing =
  <Instead>(instead: Instead) =>
  (error: unknown): Instead => {
    if (isMissing(error)) return instead;
    throw error;
  };

function unlessRefused(error: unknown): void {
  if (!isRefused(error)) throw error;
}
