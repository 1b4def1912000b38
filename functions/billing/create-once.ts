import type Stripe from 'stripe';
import { isReplayedFailure } from './payment-fault.ts';

const MAX_KEYS = 10;

/**
 * Creates an object at Stripe once per key. Stripe replays a key's first result for a day, a 5xx included
 * (https://docs.stripe.com/api/idempotent_requests). The next key is then derived from the key, so that
 * concurrent requests still share one object. Throws the last error after 10 keys.
 */
export async function createOnce<Created>(
  key: string,
  create: (options: Stripe.RequestOptions) => Promise<Created>,
): Promise<Created> {
  let options: Stripe.RequestOptions = { idempotencyKey: key };
  for (let count = 2; ; count += 1) {
    try {
      return await create(options);
    } catch (error) {
      if (!isReplayedFailure(error) || count > MAX_KEYS) throw error;
      // A retry would replay a new failure too, so one request during an outage would use up all keys.
      options = { idempotencyKey: `${key}-${count}`, maxNetworkRetries: 0 };
    }
  }
}
