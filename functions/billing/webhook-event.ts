import Stripe from 'stripe';
import * as z from 'zod';

/** Older than this an event may be a replay, in seconds: https://docs.stripe.com/webhooks#replay-attacks */
const TOLERANCE = 300;

/** What tells of a subscription. The others of Stripe's types say nothing that is kept. */
const TYPES = /^(customer\.subscription\.|checkout\.session\.|invoice\.|customer\.deleted$)/;

const Thing = z.looseObject({ id: z.string(), object: z.string(), customer: z.unknown() });
const Reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

/** What comes of an event: it is not Stripe's, it says nothing to us, or a customer should be looked at. */
export type Heard = 'forged' | 'nothing' | { readonly customerId: string };

/** Reads an event as it was sent, byte by byte, if Stripe has signed it for us within the last five minutes. */
export function hear(body: string | Buffer, signature: string, secret: string, now: Date): Heard {
  const event = verified(body, signature, secret, now);
  if (!event) return 'forged';
  const thing = Thing.safeParse(event.data.object).data;
  if (!thing || !TYPES.test(event.type)) return 'nothing';
  const customer = Reference.safeParse(thing.object === 'customer' ? thing.id : thing.customer);
  return customer.success ? { customerId: customer.data } : 'nothing';
}

function verified(body: string | Buffer, signature: string, secret: string, now: Date) {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE, undefined, now.getTime());
  } catch {
    return undefined;
  }
}
