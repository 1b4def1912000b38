import { z } from 'zod';
import { metadata, seconds, text } from './fields.ts';

/** https://docs.stripe.com/api/customers/object */
export const customer = z.object({
  id: text,
  object: z.literal('customer'),
  /** Cents. Negative balances are credit for future invoices. */
  balance: z.int(),
  created: seconds,
  currency: text.nullable(),
  delinquent: z.boolean(),
  description: text.nullable(),
  email: text.nullable(),
  livemode: z.literal(false),
  metadata,
  name: text.nullable(),
  /** Set only on deleted customers. */
  deleted: z.literal(true).optional(),
});
