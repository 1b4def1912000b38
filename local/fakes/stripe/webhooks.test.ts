import { expect, test } from '@jest/globals';
import Stripe from 'stripe';
import { startStripeFixture } from './testing/stripe-fixture.ts';
import { createWebhooks, signPayload } from './webhooks.ts';

test('signs payloads as Stripe’s own package does', () => {
  const [payload, secret, timestamp] = ['{"id":"evt_1"}', 'whsec_a', 1_800_000_000];

  const made = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

  expect(signPayload(payload, secret, timestamp)).toBe(made);
});

test('retries a rejected event with a new signature until it is accepted', async () => {
  const fixture = await startStripeFixture();
  fixture.refusals.push(500);

  await fixture.stripe.customers.create({ email: 'ada@example.com' });

  expect(await fixture.waitForEvents('customer.created')).toMatchObject([{ email: 'ada@example.com' }]);
  await fixture.close();
});

test('lists events on the account page, and redelivers one', async () => {
  const fixture = await startStripeFixture();
  await fixture.stripe.customers.create({ email: 'ada@example.com' });
  const [event] = (await fixture.stripe.events.list({ type: 'customer.created' })).data;

  const answer = await fixture.send(`/stripe/events/${event?.id}`);

  expect(answer).toMatchObject({ status: 303, location: '/stripe' });
  await fixture.waitForEvents('customer.created', 2);
  expect(new Set(fixture.events.map(({ id }) => id))).toEqual(new Set([event?.id]));
  const page = await (await fetch(`${fixture.origin}/stripe`)).text();
  expect(page).toContain('customer.created');
  await fixture.close();
});

test('sends nothing without an endpoint, and closes without waiting for retries', async () => {
  const nowhere = createWebhooks({ endpoint: () => undefined, now: Date.now });
  nowhere.deliver({ id: 'evt_1', body: '{}' });
  expect(nowhere.deliveries()).toEqual([]);

  const silent = createWebhooks({
    endpoint: () => ({ url: 'http://127.0.0.1:9/', secret: 'whsec_a' }),
    now: Date.now,
    delaysMs: [3_600_000],
  });
  silent.deliver({ id: 'evt_1', body: '{}' });
  await silent.close();
  expect(silent.deliveries().length).toBeLessThan(2);
});

test('rejects forms from other sites', async () => {
  const fixture = await startStripeFixture();

  const response = await fetch(`${fixture.origin}/stripe/clock`, {
    method: 'POST',
    body: new URLSearchParams({ days: '3' }),
    headers: { origin: 'http://evil.test' },
  });

  expect(response.status).toBe(403);
  await fixture.close();
});
