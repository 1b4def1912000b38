import { z } from 'zod';
import { listOf, metadata, seconds, text } from './fields.ts';
import { price } from './price.ts';

/** https://docs.stripe.com/api/subscriptions/object#subscription_object-status */
export const STATUSES = [
  'active',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const;

/** https://docs.stripe.com/api/subscriptions/object */
export const subscription = z.object({
  id: text,
  object: z.literal('subscription'),
  billing_cycle_anchor: seconds,
  cancel_at: seconds.nullable(),
  cancel_at_period_end: z.boolean(),
  canceled_at: seconds.nullable(),
  cancellation_details: z.object({
    comment: text.nullable(),
    feedback: text.nullable(),
    reason: text.nullable(),
  }),
  collection_method: z.literal('charge_automatically'),
  created: seconds,
  currency: text,
  customer: text,
  /** One of Stripe's test payment methods: https://docs.stripe.com/testing */
  default_payment_method: text.nullable(),
  ended_at: seconds.nullable(),
  items: listOf(
    z.object({
      id: text,
      object: z.literal('subscription_item'),
      created: seconds,
      current_period_end: seconds,
      current_period_start: seconds,
      metadata,
      price,
      quantity: z.int(),
      subscription: text,
    }),
  ),
  latest_invoice: text.nullable(),
  livemode: z.literal(false),
  metadata,
  pause_collection: z.object({ behavior: text, resumes_at: seconds.nullable() }).nullable(),
  start_date: seconds,
  status: z.enum(STATUSES),
  trial_end: seconds.nullable(),
  trial_start: seconds.nullable(),
});
