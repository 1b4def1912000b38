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

async function session(lookupKey = 'monthly') {
  const customer = await stripe.customers.create({ email: 'ada@example.com', metadata: { user: 'u1' } });
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true });
  return stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: data[0]?.id ?? '', quantity: 1 }],
    success_url: 'http://shop.test/done?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://shop.test/left',
    client_reference_id: 'u1',
    subscription_data: { metadata: { user: 'u1' } },
  });
}

test('finds both prices by their lookup keys', async () => {
  const { data } = await stripe.prices.list({ lookup_keys: ['monthly', 'annual'] });

  const received = data.map((price) => [price.lookup_key, price.unit_amount, price.recurring?.interval]);

  expect(received.sort()).toEqual([
    ['annual', 5563, 'year'],
    ['monthly', 463, 'month'],
  ]);
});

test('paying activates the subscription, pays its invoice, and sends signed webhooks', async () => {
  const { id, url, customer } = await session();
  const page = await (await fetch(url ?? '')).text();
  expect(page).toContain('No money moves');
  expect(page).toContain('ada@example.com');
  expect(page).toContain('href="http://shop.test/left"');

  const paid = await fixture.send(url ?? '', { card: 'pm_card_visa' });

  expect(paid).toMatchObject({ status: 303, location: `http://shop.test/done?session=${id}` });
  const complete = await stripe.checkout.sessions.retrieve(id, { expand: ['subscription', 'line_items'] });
  expect(complete).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    client_reference_id: 'u1',
    customer,
    subscription: { status: 'active', metadata: { user: 'u1' }, cancel_at_period_end: false },
    line_items: { data: [{ price: { lookup_key: 'monthly' } }] },
  });
  const { data } = await stripe.invoices.list({ customer: String(customer), status: 'paid' });
  expect(data).toMatchObject([
    {
      amount_paid: 463,
      currency: 'usd',
      billing_reason: 'subscription_create',
      customer_email: 'ada@example.com',
    },
  ]);
  expect(data[0]).not.toHaveProperty('payments');
  expect(await fixture.waitForEvents('checkout.session.completed')).toMatchObject([{ id, customer }]);
  expect(await fixture.waitForEvents('customer.subscription.created')).toMatchObject([
    { customer, status: 'active' },
  ]);
  expect(await fixture.waitForEvents('invoice.paid')).toMatchObject([{ customer, amount_paid: 463 }]);
});

test('paying twice charges once', async () => {
  const { url, customer } = await session();
  await fixture.send(url ?? '', { card: 'pm_card_visa' });

  expect(await fixture.send(url ?? '', { card: 'pm_card_visa' })).toMatchObject({ status: 303 });

  expect((await stripe.invoices.list({ customer: String(customer) })).data).toHaveLength(1);
  expect(await (await fetch(url ?? '')).text()).toContain('already paid');
});

test('a declined card leaves the checkout open and sells nothing', async () => {
  const { id, url, customer } = await session('annual');

  const refused = await fixture.send(url ?? '', { card: 'pm_card_visa_chargeDeclined' });

  expect(refused.status).toBe(402);
  expect(refused.text).toContain('Your card was declined.');
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('open');
  expect((await stripe.subscriptions.list({ customer: String(customer), status: 'all' })).data).toEqual([]);
});

test('an expired checkout sells nothing', async () => {
  const { id, url, customer } = await session();
  await stripe.checkout.sessions.expire(id);

  expect(await fixture.send(url ?? '', { card: 'pm_card_visa' })).toMatchObject({ status: 400 });

  expect((await stripe.subscriptions.list({ customer: String(customer), status: 'all' })).data).toEqual([]);
  await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 });
  expect(await fixture.waitForEvents('checkout.session.expired')).toMatchObject([{ id }]);
});

test('paying creates a customer if the session has none', async () => {
  const { id, url } = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer_email: 'new@example.com',
    success_url: 'http://shop.test/done',
    line_items: [{ price: 'price_annual', quantity: 1 }],
  });

  await fixture.send(url ?? '', { card: 'pm_card_visa' });

  const { customer } = await stripe.checkout.sessions.retrieve(id, { expand: ['customer'] });
  expect(customer).toMatchObject({ email: 'new@example.com' });
});

test('a checkout expires after a day', async () => {
  const { id, expires_at: expiresAt } = await session();

  await fixture.send('/stripe/clock', { days: '1' });

  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'expired', url: null });
  const { data } = await stripe.events.list({
    type: 'checkout.session.expired',
    created: { gte: expiresAt },
  });
  expect(data).toContainEqual(expect.objectContaining({ created: expiresAt }));
});
