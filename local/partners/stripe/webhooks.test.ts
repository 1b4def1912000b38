import { expect, test } from '@jest/globals';
import Stripe from 'stripe';
import { playedStripe } from './testing/played-stripe.ts';
import { createWebhooks, signatureOf } from './webhooks.ts';

test('signatures are those that Stripe’s own package makes', () => {
  const [payload, secret, timestamp] = ['{"id":"evt_1"}', 'whsec_a', 1_800_000_000];

  const made = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

  expect(signatureOf(payload, secret, timestamp)).toBe(made);
});

test('an event that is not taken is delivered again, newly signed, until it is', async () => {
  const played = await playedStripe();
  played.refusals.push(500);

  await played.stripe.customers.create({ email: 'ada@example.com' });

  expect(await played.told('customer.created')).toMatchObject([{ email: 'ada@example.com' }]);
  await played.close();
});

test('an event can be sent again from the page of the account, and is listed', async () => {
  const played = await playedStripe();
  await played.stripe.customers.create({ email: 'ada@example.com' });
  const [event] = (await played.stripe.events.list({ type: 'customer.created' })).data;

  const answer = await played.send(`/stripe/events/${event?.id}`);

  expect(answer).toMatchObject({ status: 303, location: '/stripe' });
  await played.told('customer.created', 2);
  expect(new Set(played.events.map(({ id }) => id))).toEqual(new Set([event?.id]));
  const page = await (await fetch(`${played.origin}/stripe`)).text();
  expect(page).toContain('customer.created');
  await played.close();
});

test('without an endpoint nothing is sent, and closing does not wait for tries to come', async () => {
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

test('forms of other sites are not taken', async () => {
  const played = await playedStripe();

  const response = await fetch(`${played.origin}/stripe/clock`, {
    method: 'POST',
    body: new URLSearchParams({ days: '3' }),
    headers: { origin: 'http://evil.test' },
  });

  expect(response.status).toBe(403);
  await played.close();
});
