import { z } from 'zod';
import { metadata, seconds, text } from './pieces.ts';

/** https://docs.stripe.com/api/customers/object */
export const customer = z.object({
  id: text,
  object: z.literal('customer'),
  /** Cents; below 0 it is a credit for invoices to come. */
  balance: z.int(),
  created: seconds,
  currency: text.nullable(),
  delinquent: z.boolean(),
  description: text.nullable(),
  email: text.nullable(),
  livemode: z.literal(false),
  metadata,
  name: text.nullable(),
  /** Only what was deleted has it. */
  deleted: z.literal(true).optional(),
});
