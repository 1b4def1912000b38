import Stripe from 'stripe';
import { undefinedOn } from '../platform/undefined-on.ts';

/** An older event may be a replay: https://docs.stripe.com/webhooks#replay-attacks */
const TOLERANCE_SECONDS = 300;

/** The event types that can change a subscription. */
const RELEVANT_TYPES = /^(customer\.subscription\.|checkout\.session\.|invoice\.|customer\.deleted$)/;

/** An event with an invalid signature, one that doesn't matter to us, or the customer to sync. */
export type WebhookEvent = 'invalid signature' | 'irrelevant' | { readonly customerId: string };

/** Reads an event from the unchanged request body. Stripe must have signed it within the last 5 minutes. */
export function readWebhookEvent(
  body: string | Buffer,
  signature: string,
  secret: string,
  now: Date,
): WebhookEvent {
  const event = verify(body, signature, secret, now);
  if (!event) return 'invalid signature';
  const customerId = RELEVANT_TYPES.test(event.type) ? customerIdOf(event.data.object) : undefined;
  return customerId === undefined ? 'irrelevant' : { customerId };
}

/** Throws `SyntaxError` for a signed body that is no JSON. */
function verify(body: string | Buffer, signature: string, secret: string, now: Date) {
  const { webhooks, errors } = Stripe;
  return undefinedOn([errors.StripeSignatureVerificationError], () =>
    webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, now.getTime()),
  );
}

function customerIdOf(object: object): string | undefined {
  const isCustomer = 'object' in object && object.object === 'customer';
  const customer = isCustomer ? object : 'customer' in object ? object.customer : undefined;
  if (typeof customer === 'string') return customer;
  if (typeof customer !== 'object' || customer === null || !('id' in customer)) return undefined;
  return typeof customer.id === 'string' ? customer.id : undefined;
}
