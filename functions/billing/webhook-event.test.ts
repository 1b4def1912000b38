import { describe, expect, test } from '@jest/globals';
import Stripe from 'stripe';
import { hear } from './webhook-event.ts';

const SECRET = 'whsec_of_the_endpoint';
const NOW = new Date('2026-06-01T12:00:00.000Z');
const SECONDS = NOW.getTime() / 1000;

const eventOf = (type: string, object: object) =>
  JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
const changed = eventOf('customer.subscription.updated', {
  id: 'sub_1',
  object: 'subscription',
  customer: 'cus_ada',
  status: 'active',
});
const sign = (payload: string, { secret = SECRET, timestamp = SECONDS } = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
const heard = (body: string, signature = sign(body)) => hear(Buffer.from(body), signature, SECRET, NOW);

describe('an event that is not Stripe’s own', () => {
  test.each([
    ['signed with another secret', sign(changed, { secret: 'whsec_of_somebody_else' })],
    ['signed for other words', sign(eventOf('customer.subscription.updated', {}))],
    ['without a signature', ''],
    ['with a signature that is none', 't=now,v1=yes'],
    ['of more than five minutes ago, sent once more', sign(changed, { timestamp: SECONDS - 301 })],
  ])('SUB-03 %s, is refused', (_, signature) => {
    expect(heard(changed, signature)).toBe('forged');
  });

  test('SUB-03 is refused when a byte of it was changed on its way', () => {
    expect(heard(changed.replace('cus_ada', 'cus_eve'), sign(changed))).toBe('forged');
  });
});

describe('an event of Stripe’s', () => {
  test('SUB-03 means that its customer is looked at, whatever else it says', () => {
    expect(heard(changed)).toEqual({ customerId: 'cus_ada' });
  });

  test('SUB-03 is taken up to five minutes after it was signed', () => {
    expect(heard(changed, sign(changed, { timestamp: SECONDS - 299 }))).toEqual({ customerId: 'cus_ada' });
  });

  test.each([
    ['checkout.session.completed', { id: 'cs_1', object: 'checkout.session', customer: 'cus_ada' }],
    ['invoice.payment_failed', { id: 'in_1', object: 'invoice', customer: { id: 'cus_ada' } }],
    ['customer.deleted', { id: 'cus_ada', object: 'customer' }],
  ])('SUB-03 of the type %s tells its customer', (type, object) => {
    expect(heard(eventOf(type, object))).toEqual({ customerId: 'cus_ada' });
  });

  test.each([
    ['of a type that we do not know', 'tax.rate.created', { id: 'txr_1', customer: 'cus_ada' }],
    ['without a customer', 'invoice.created', { id: 'in_1', object: 'invoice', customer: null }],
  ])('SUB-03 %s changes nothing', (_, type, object) => {
    expect(heard(eventOf(type, object))).toBe('nothing');
  });
});
