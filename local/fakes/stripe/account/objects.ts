import type { z } from 'zod';
import { customer } from './objects/customer.ts';
import { event } from './objects/event.ts';
import { invoice } from './objects/invoice.ts';
import { charge, dispute, refund } from './objects/payments.ts';
import { portalSession } from './objects/portal-session.ts';
import { price } from './objects/price.ts';
import { session } from './objects/session.ts';
import { subscription } from './objects/subscription.ts';

/** Schemas for the objects in the account, named as in Stripe's API reference. */
export const objectSchemas = {
  price,
  customer,
  session,
  portalSession,
  subscription,
  invoice,
  charge,
  refund,
  dispute,
  event,
};
export type ObjectKind = keyof typeof objectSchemas;
export type StripeObjects = { readonly [K in ObjectKind]: z.infer<(typeof objectSchemas)[K]> };
