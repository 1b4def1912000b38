import { z } from 'zod';
import { metadata, seconds, text } from './fields.ts';

/** https://docs.stripe.com/api/charges/object */
export const charge = z.object({
  id: text,
  object: z.literal('charge'),
  amount: z.int(),
  amount_refunded: z.int(),
  captured: z.boolean(),
  created: seconds,
  currency: text,
  customer: text,
  disputed: z.boolean(),
  failure_code: text.nullable(),
  livemode: z.literal(false),
  metadata,
  paid: z.boolean(),
  payment_intent: text,
  payment_method: text.nullable(),
  receipt_url: text,
  refunded: z.boolean(),
  status: z.enum(['succeeded', 'failed']),
});

/** https://docs.stripe.com/api/refunds/object */
export const refund = z.object({
  id: text,
  object: z.literal('refund'),
  amount: z.int(),
  charge: text,
  created: seconds,
  currency: text,
  metadata,
  payment_intent: text,
  reason: text.nullable(),
  status: z.literal('succeeded'),
});

/** https://docs.stripe.com/api/disputes/object */
export const dispute = z.object({
  id: text,
  object: z.literal('dispute'),
  amount: z.int(),
  charge: text,
  created: seconds,
  currency: text,
  is_charge_refundable: z.boolean(),
  livemode: z.literal(false),
  metadata,
  payment_intent: text,
  reason: text,
  status: z.enum(['needs_response', 'won', 'lost']),
});
