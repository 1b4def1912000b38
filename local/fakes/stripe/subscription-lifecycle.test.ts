import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type Stripe from 'stripe';
import { startStripeFixture } from './testing/stripe-fixture.ts';

let fixture: Awaited<ReturnType<typeof startStripeFixture>>;
let stripe: Stripe;

beforeAll(async () => {
  fixture = await startStripeFixture();
  stripe = fixture.stripe;
});
afterAll(() => fixture.close());

const now = ({ id }: Stripe.Subscription) => stripe.subscriptions.retrieve(id);
const endOf = ({ items }: Stripe.Subscription) => items.data[0]?.current_period_end ?? 0;
const deed = (subscription: Stripe.Subscription, name: string, form?: Record<string, string>) =>
  fixture.send(`/stripe/subscriptions/${subscription.id}/${name}`, form);
const invoicesOf = async (subscription: Stripe.Subscription) =>
  (await stripe.invoices.list({ subscription: subscription.id })).data;
const change = ({ id, items }: Stripe.Subscription, more: Stripe.SubscriptionUpdateParams) =>
  stripe.subscriptions.update(id, {
    items: [{ id: items.data[0]?.id ?? '', price: 'price_annual' }],
    proration_behavior: 'always_invoice',
    ...more,
  });

test('renews and charges for another month', async () => {
  const { subscription } = await fixture.subscriber();

  await deed(subscription, 'renewal');

  const renewed = await now(subscription);
  const days = (endOf(renewed) - endOf(subscription)) / 86_400;
  expect([28, 29, 30, 31]).toContain(days);
  expect(await invoicesOf(subscription)).toMatchObject([
    { status: 'paid', billing_reason: 'subscription_cycle', amount_paid: 463 },
    { status: 'paid', billing_reason: 'subscription_create' },
  ]);
});

test('an end at a time of its own is cleared as such only, and ends the subscription', async () => {
  const { subscription } = await fixture.subscriber();
  const { id } = subscription;

  await deed(subscription, 'cancel-at');
  const unchanged = await stripe.subscriptions.update(id, { cancel_at_period_end: false });
  expect(unchanged).toMatchObject({ cancel_at: endOf(subscription), cancel_at_period_end: false });
  await expect(
    stripe.subscriptions.update(id, { cancel_at: '', cancel_at_period_end: false }),
  ).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
  const resumed = await stripe.subscriptions.update(id, { cancel_at: '' });
  expect(resumed).toMatchObject({ cancel_at: null, canceled_at: null });
  await deed(subscription, 'cancel-at');
  await deed(subscription, 'renewal');

  expect(await now(subscription)).toMatchObject({ status: 'canceled', ended_at: endOf(subscription) });
});

test('a canceled subscription runs until the end of its period, and can be resumed until then', async () => {
  const { subscription } = await fixture.subscriber();

  const cancelled = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  expect(cancelled).toMatchObject({
    status: 'active',
    cancel_at_period_end: true,
    cancel_at: endOf(subscription),
  });
  const resumed = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
  expect(resumed).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  await deed(subscription, 'renewal');

  expect(await now(subscription)).toMatchObject({ status: 'canceled', ended_at: endOf(subscription) });
  expect(await invoicesOf(subscription)).toHaveLength(1);
  const received = await fixture.waitForEvents('customer.subscription.deleted');
  expect(received).toContainEqual(expect.objectContaining({ id: subscription.id, status: 'canceled' }));
  const open = await stripe.subscriptions.list({ customer: String(subscription.customer) });
  expect(open.data).toEqual([]);
  await expect(stripe.subscriptions.update(subscription.id, { metadata: {} })).rejects.toMatchObject({
    code: 'resource_missing',
  });
});

test('a declined renewal makes it past due, and paying the invoice page makes it active again', async () => {
  const { subscription } = await fixture.subscriber('monthly', 'pm_card_chargeCustomerFail');

  await deed(subscription, 'renewal');

  expect((await now(subscription)).status).toBe('past_due');
  const [owed] = await invoicesOf(subscription);
  expect(owed).toMatchObject({ status: 'open', attempt_count: 1, amount_remaining: 463 });
  expect(await fixture.waitForEvents('invoice.payment_failed')).toContainEqual(
    expect.objectContaining({ id: owed?.id }),
  );
  expect(await (await fetch(owed?.hosted_invoice_url ?? '')).text()).toContain('Not paid.');

  await fixture.send(owed?.hosted_invoice_url ?? '');

  expect((await now(subscription)).status).toBe('active');
  expect(await (await fetch(owed?.hosted_invoice_url ?? '')).text()).toContain('Paid on');
});

test('ends after the last payment attempt fails', async () => {
  const { subscription } = await fixture.subscriber('monthly', 'pm_card_chargeCustomerFail');
  await deed(subscription, 'renewal');

  for (const days of ['3', '5', '7']) {
    expect((await now(subscription)).status).toBe('past_due');
    await fixture.send('/stripe/clock', { days });
  }

  expect(await now(subscription)).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
  });
  expect((await invoicesOf(subscription))[0]).toMatchObject({ attempt_count: 4, next_payment_attempt: null });
});

test('a plan change takes effect at once and credits the unused time', async () => {
  const { subscription } = await fixture.subscriber();

  const changed = await change(subscription, {});

  expect(changed.items.data[0]?.price.lookup_key).toBe('annual');
  expect(endOf(changed) - endOf(subscription)).toBeGreaterThan(300 * 86_400);
  const [bill] = await invoicesOf(subscription);
  expect(bill?.billing_reason).toBe('subscription_update');
  expect(bill?.lines.data.map(({ amount }) => amount)).toEqual([-463, 5563]);
  expect(bill?.amount_paid).toBe(5100);
});

test('a downgrade leaves credit that pays the next invoices', async () => {
  const { subscription, customer } = await fixture.subscriber('annual');

  await change(subscription, {
    items: [{ id: subscription.items.data[0]?.id ?? '', price: 'price_monthly' }],
  });

  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: 463 - 5563 });
  await deed(subscription, 'renewal');
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: 2 * 463 - 5563 });
  expect((await invoicesOf(subscription)).slice(0, 2)).toMatchObject([
    { status: 'paid', amount_paid: 0, total: 463 },
    { status: 'paid', amount_paid: 0, total: 463 - 5563 },
  ]);
});

test('a plan change is rejected if the card is declined, and changes nothing', async () => {
  const { subscription } = await fixture.subscriber('monthly', 'pm_card_chargeCustomerFail');

  const refused = change(subscription, { payment_behavior: 'error_if_incomplete' });

  await expect(refused).rejects.toMatchObject({
    statusCode: 402,
    type: 'StripeCardError',
    code: 'card_declined',
  });
  expect((await now(subscription)).items.data[0]?.price.lookup_key).toBe('monthly');
});

test('a paused subscription renews without an invoice', async () => {
  const { subscription } = await fixture.subscriber();
  await stripe.subscriptions.update(subscription.id, { pause_collection: { behavior: 'void' } });

  await deed(subscription, 'renewal');

  expect(await now(subscription)).toMatchObject({ status: 'active', pause_collection: { behavior: 'void' } });
  expect(await invoicesOf(subscription)).toHaveLength(1);
  const going = await stripe.subscriptions.update(subscription.id, { pause_collection: '' });
  expect(going.pause_collection).toBeNull();
});

test('refunds a payment once, and disputes another', async () => {
  const { subscription, customer } = await fixture.subscriber();

  await deed(subscription, 'refund');

  const charges = await stripe.charges.list({ customer: customer.id });
  expect(charges.data).toMatchObject([{ refunded: true, amount_refunded: 463 }]);
  expect(await fixture.waitForEvents('charge.refunded')).toMatchObject([
    { customer: customer.id, refunded: true },
  ]);
  expect(await deed(subscription, 'refund')).toMatchObject({ status: 400 });

  await deed(subscription, 'renewal');
  await deed(subscription, 'dispute');

  const [dispute] = await fixture.waitForEvents('charge.dispute.created');
  expect(dispute).toMatchObject({ object: 'dispute', status: 'needs_response', amount: 463 });
});

test('ends at once if it or its customer is deleted', async () => {
  const one = await fixture.subscriber();
  const other = await fixture.subscriber();

  await stripe.subscriptions.cancel(one.subscription.id);
  await stripe.customers.del(other.customer.id);

  expect((await now(one.subscription)).status).toBe('canceled');
  expect((await now(other.subscription)).status).toBe('canceled');
});

test('can be set to any of the eight statuses', async () => {
  const { subscription } = await fixture.subscriber();

  await deed(subscription, 'status', { status: 'unpaid' });

  expect((await now(subscription)).status).toBe('unpaid');
  expect(await deed(subscription, 'status', { status: 'glorious' })).toMatchObject({ status: 400 });
});

test('the portal changes the card of a customer’s subscription, and leads back', async () => {
  const { customer, subscription } = await fixture.subscriber('monthly', 'pm_card_chargeCustomerFail');
  const { url } = await stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: 'http://shop.test/subscription',
  });

  expect((await fixture.send(url)).status).toBe(400);
  const saved = await fixture.send(url, { card: 'pm_card_visa' });

  expect([saved.status, saved.location]).toEqual([303, 'http://shop.test/subscription']);
  const changed = await stripe.subscriptions.retrieve(subscription.id);
  expect(changed.default_payment_method).toBe('pm_card_visa');
});
