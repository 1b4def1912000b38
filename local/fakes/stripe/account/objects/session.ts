import { z } from 'zod';
import { listOf, metadata, seconds, text } from './fields.ts';
import { price } from './price.ts';

/** https://docs.stripe.com/api/checkout/sessions/object */
export const session = z.object({
  id: text,
  object: z.literal('checkout.session'),
  amount_subtotal: z.int(),
  amount_total: z.int(),
  cancel_url: text.nullable(),
  client_reference_id: text.nullable(),
  created: seconds,
  currency: text,
  customer: text.nullable(),
  customer_details: z.object({ email: text.nullable(), name: text.nullable() }).nullable(),
  customer_email: text.nullable(),
  expires_at: seconds,
  invoice: text.nullable(),
  line_items: listOf(z.object({ id: text, object: z.literal('item'), price, quantity: z.int() })),
  livemode: z.literal(false),
  metadata,
  mode: z.literal('subscription'),
  payment_status: z.enum(['paid', 'unpaid']),
  status: z.enum(['open', 'complete', 'expired']),
  subscription: text.nullable(),
  subscription_data: z.object({ metadata }),
  success_url: text,
  ui_mode: z.literal('hosted_page'),
  url: text.nullable(),
});
