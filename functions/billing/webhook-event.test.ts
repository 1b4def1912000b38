import { describe, expect, test } from '@jest/globals';
import Stripe from 'stripe';
import { readWebhookEvent } from './webhook-event.ts';

const SECRET = 'whsec_of_the_endpoint';
const NOW = new Date('2026-06-01T12:00:00.000Z');
const SECONDS = NOW.getTime() / 1000;

const eventOf = (type: string, object: object) =>
  JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
const updated = eventOf('customer.subscription.updated', {
  id: 'sub_1',
  object: 'subscription',
  customer: 'cus_ada',
  status: 'active',
});
const sign = (payload: string, { secret = SECRET, timestamp = SECONDS } = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
const read = (body: string, signature = sign(body)) =>
  readWebhookEvent(Buffer.from(body), signature, SECRET, NOW);

describe('an event with an invalid signature', () => {
  test.each([
    ['signed with another secret', sign(updated, { secret: 'whsec_of_somebody_else' })],
    ['signed for another body', sign(eventOf('customer.subscription.updated', {}))],
    ['without a signature', ''],
    ['with a malformed signature', 't=now,v1=yes'],
    ['replayed after more than five minutes', sign(updated, { timestamp: SECONDS - 301 })],
  ])('SUB-03 %s is refused', (_, signature) => {
    expect(read(updated, signature)).toBe('invalid signature');
  });

  test('SUB-03 is refused if its body was changed', () => {
    expect(read(updated.replace('cus_ada', 'cus_eve'), sign(updated))).toBe('invalid signature');
  });
});

describe('a signed event', () => {
  test('SUB-03 names the customer to sync', () => {
    expect(read(updated)).toEqual({ customerId: 'cus_ada' });
  });

  test('SUB-03 is accepted up to five minutes after it was signed', () => {
    expect(read(updated, sign(updated, { timestamp: SECONDS - 299 }))).toEqual({ customerId: 'cus_ada' });
  });

  test.each([
    ['checkout.session.completed', { id: 'cs_1', object: 'checkout.session', customer: 'cus_ada' }],
    ['invoice.payment_failed', { id: 'in_1', object: 'invoice', customer: { id: 'cus_ada' } }],
    ['customer.deleted', { id: 'cus_ada', object: 'customer' }],
  ])('SUB-03 of the type %s names its customer', (type, object) => {
    expect(read(eventOf(type, object))).toEqual({ customerId: 'cus_ada' });
  });

  test.each([
    ['of an irrelevant type', 'tax.rate.created', { id: 'txr_1', customer: 'cus_ada' }],
    ['without a customer', 'invoice.created', { id: 'in_1', object: 'invoice', customer: null }],
  ])('SUB-03 %s is ignored', (_, type, object) => {
    expect(read(eventOf(type, object))).toBe('irrelevant');
  });
});
