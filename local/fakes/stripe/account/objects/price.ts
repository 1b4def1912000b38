import { z } from 'zod';
import { metadata, seconds, text } from './fields.ts';

/** https://docs.stripe.com/api/prices/object */
export const price = z.object({
  id: text,
  object: z.literal('price'),
  active: z.boolean(),
  billing_scheme: z.literal('per_unit'),
  created: seconds,
  currency: text,
  livemode: z.literal(false),
  lookup_key: text,
  metadata,
  nickname: text,
  product: text,
  recurring: z.object({
    interval: z.enum(['month', 'year']),
    interval_count: z.literal(1),
    usage_type: z.literal('licensed'),
    meter: z.null(),
    trial_period_days: z.null(),
  }),
  tax_behavior: text,
  type: z.literal('recurring'),
  /** Cents. */
  unit_amount: z.int(),
  unit_amount_decimal: text,
});
