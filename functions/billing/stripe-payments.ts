import type Stripe from 'stripe';
import { createOnce } from './create-once.ts';
import { isInvalidRequest, isMissing, isOtherRequest, withPaymentFaults } from './payment-fault.ts';
import type { Checkout, CheckoutRequest, PaymentProvider } from './payment-provider.ts';
import type { StripeApi } from './stripe-client.ts';
import { listReceipts } from './stripe-receipts.ts';
import { type Interval, parseSubscription, type Subscription } from './subscription.ts';

/** The lookup keys of the prices in the Stripe account. */
const LOOKUP_KEYS: Record<Interval, string> = { MONTHLY: 'monthly', YEARLY: 'annual' };

/** The latest subscriptions of a customer that are read, including ended ones. */
const MAX_SUBSCRIPTIONS = 200;

/** `siteUrl` is where Stripe's pages lead back to. */
export function stripePayments(open: () => Promise<StripeApi>, siteUrl: string): PaymentProvider {
  const call = <Answer>(work: (stripe: StripeApi) => Promise<Answer>) =>
    withPaymentFaults(async () => work(await open()));

  async function priceOf(stripe: StripeApi, planInterval: Interval): Promise<string> {
    const key = LOOKUP_KEYS[planInterval];
    const { data } = await stripe.prices.list({ lookup_keys: [key], active: true });
    if (data[0]) return data[0].id;
    throw new Error(
      `Stripe has no price with the lookup key ${key}. Create it as docs/runbook.md, "Payments", describes.`,
    );
  }

  async function createSession(
    stripe: StripeApi,
    { customerId: customer, sub, planInterval }: CheckoutRequest,
    options: Stripe.RequestOptions,
  ): Promise<Stripe.Checkout.Session> {
    const price = await priceOf(stripe, planInterval);
    return stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        customer,
        client_reference_id: sub,
        line_items: [{ price, quantity: 1 }],
        metadata: { planInterval },
        subscription_data: { metadata: { sub } },
        success_url: `${siteUrl}/profile/subscription?checkout=done`,
        cancel_url: `${siteUrl}/profile/subscription?checkout=left`,
      },
      options,
    );
  }

  return {
    createCustomer: (sub, email) =>
      call(async (stripe) => {
        const create = (options: Stripe.RequestOptions) =>
          stripe.customers.create({ email, metadata: { sub } }, options);
        return (await createOnce(`customer-${sub}`, create)).id;
      }),
    listSubscriptions: (customer) =>
      call(async (stripe) => {
        const all = stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
        const subscriptions = await all
          .autoPagingToArray({ limit: MAX_SUBSCRIPTIONS })
          .catch(ignoreMissing([]));
        return subscriptions.map(parseSubscription);
      }),
    listCheckouts: (customer) =>
      call(async (stripe) => {
        const sessions = await stripe.checkout.sessions
          .list({ customer, limit: 10 })
          .catch(ignoreMissing(null));
        return (sessions?.data ?? []).map(toCheckout);
      }),
    createCheckout: (request) =>
      call(async (stripe) => {
        const { url } = await createOnce(request.idempotencyKey, (options) =>
          createSession(stripe, request, options).catch(async (error: unknown) => {
            // The key is the other plan's. If that request failed, its replay leads to the next key.
            if (isOtherRequest(error)) await createSession(stripe, otherPlan(request), options);
            throw error;
          }),
        );
        if (!url) throw new Error('Stripe made a page for paying without an address.');
        return url;
      }),
    closeCheckout: (id) =>
      call(async (stripe) => void (await stripe.checkout.sessions.expire(id).catch(ignoreRefused))),
    cancelAtPeriodEnd: (id) =>
      call(async (stripe) => void (await stripe.subscriptions.update(id, { cancel_at_period_end: true }))),
    undoCancellation: (subscription) =>
      call(
        async (stripe) => void (await stripe.subscriptions.update(subscription.id, renewing(subscription))),
      ),
    cancelNow: (id) =>
      call(async (stripe) => void (await stripe.subscriptions.cancel(id).catch(ignoreMissing(null)))),
    changePlan: (subscription, planInterval) =>
      call(async (stripe) => {
        await stripe.subscriptions.update(subscription.id, {
          items: [{ id: subscription.itemId, price: await priceOf(stripe, planInterval) }],
          ...renewing(subscription),
          proration_behavior: 'always_invoice',
          payment_behavior: 'error_if_incomplete',
        });
      }),
    createPortal: (customer) =>
      call(async (stripe) => {
        const return_url = `${siteUrl}/profile/subscription`;
        return (await stripe.billingPortal.sessions.create({ customer, return_url })).url;
      }),
    listReceipts: (customer, nextToken) => call((stripe) => listReceipts(stripe, customer, nextToken)),
    removeCustomer: (id) =>
      call(async (stripe) => void (await stripe.customers.del(id).catch(ignoreMissing(null)))),
  };
}

/** Stripe takes only one of the two, and each only clears its own: https://docs.stripe.com/api/subscriptions/update */
const renewing = ({ endsAtOwnTime }: Subscription): Stripe.SubscriptionUpdateParams =>
  endsAtOwnTime ? { cancel_at: '' } : { cancel_at_period_end: false };

const otherPlan = (request: CheckoutRequest): CheckoutRequest => ({
  ...request,
  planInterval: request.planInterval === 'MONTHLY' ? 'YEARLY' : 'MONTHLY',
});

function toCheckout({ id, status, metadata, url }: Stripe.Checkout.Session): Checkout {
  const plan = metadata?.['planInterval'];
  const planInterval = plan === 'MONTHLY' || plan === 'YEARLY' ? plan : null;
  return { id, isOpen: status === 'open', planInterval, url };
}

const ignoreMissing =
  <Fallback>(fallback: Fallback) =>
  (error: unknown): Fallback => {
    if (isMissing(error)) return fallback;
    throw error;
  };

function ignoreRefused(error: unknown): void {
  if (!isInvalidRequest(error)) throw error;
}
