import Stripe from 'stripe';

/** Older than this an event may be a replay, in seconds: https://docs.stripe.com/webhooks#replay-attacks */
const TOLERANCE = 300;

/** What tells of a subscription. The others of Stripe's types say nothing that is kept. */
const TYPES = /^(customer\.subscription\.|checkout\.session\.|invoice\.|customer\.deleted$)/;

/** What comes of an event: it is not Stripe's, it says nothing to us, or a customer should be looked at. */
export type Heard = 'forged' | 'nothing' | { readonly customerId: string };

/** Reads an event as it was sent, byte by byte, if Stripe has signed it for us within the last five minutes. */
export function hear(body: string | Buffer, signature: string, secret: string, now: Date): Heard {
  const event = verified(body, signature, secret, now);
  if (!event) return 'forged';
  const customerId = TYPES.test(event.type) ? customerOf(event.data.object) : undefined;
  return customerId === undefined ? 'nothing' : { customerId };
}

function verified(body: string | Buffer, signature: string, secret: string, now: Date) {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE, undefined, now.getTime());
  } catch {
    return undefined;
  }
}

/** By hand: a schema would weigh a fifth of the function. */
function customerOf(thing: object): string | undefined {
  const isCustomer = 'object' in thing && thing.object === 'customer';
  const customer = isCustomer ? thing : 'customer' in thing ? thing.customer : undefined;
  if (typeof customer === 'string') return customer;
  if (typeof customer !== 'object' || customer === null || !('id' in customer)) return undefined;
  return typeof customer.id === 'string' ? customer.id : undefined;
}
