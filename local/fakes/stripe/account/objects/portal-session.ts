import { z } from 'zod';
import { seconds, text } from './fields.ts';

/** https://docs.stripe.com/api/customer_portal/sessions/object */
export const portalSession = z.object({
  id: text,
  object: z.literal('billing_portal.session'),
  configuration: text,
  created: seconds,
  customer: text,
  flow: z.null(),
  livemode: z.literal(false),
  locale: z.null(),
  on_behalf_of: z.null(),
  return_url: text.nullable(),
  url: text,
});
