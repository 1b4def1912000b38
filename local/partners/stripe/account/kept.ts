import type { z } from 'zod';
import { customer } from './kept/customer.ts';
import { event } from './kept/event.ts';
import { invoice } from './kept/invoice.ts';
import { charge, dispute, refund } from './kept/payments.ts';
import { price } from './kept/price.ts';
import { session } from './kept/session.ts';
import { subscription } from './kept/subscription.ts';

/** What the account keeps, a schema for each kind, in the words of Stripe's API reference. */
export const keptSchemas = {
  price,
  customer,
  session,
  subscription,
  invoice,
  charge,
  refund,
  dispute,
  event,
};
export type Kind = keyof typeof keptSchemas;
export type Kept = { readonly [K in Kind]: z.infer<(typeof keptSchemas)[K]> };
