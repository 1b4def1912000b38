import * as z from 'zod';
import { resolveField } from '../platform/graphql/resolve-field.ts';
import { requireEnv } from '../platform/require-env.ts';
import { openTable } from '../table/table.ts';
import { cancel, changePlan, resume } from './change-subscription.ts';
import { checkout, found } from './checkout.ts';
import { customerStore } from './customer-store.ts';
import { openStripe } from './stripe-client.ts';
import { stripePayments } from './stripe-payments.ts';
import type { Desk } from './sync-from-stripe.ts';

const desk: Desk = {
  payments: stripePayments(openStripe(), requireEnv('SITE_URL')),
  customers: customerStore(openTable(), () => new Date()),
};

const owner = z.object({ sub: z.string() });
const plan = z.object({ input: z.object({ planInterval: z.enum(['MONTHLY', 'YEARLY']) }) });
const Request = z.discriminatedUnion('field', [
  z.object({ field: z.literal('createCheckoutSession'), arguments: plan, owner }),
  z.object({ field: z.literal('changePlan'), arguments: plan, owner }),
  z.object({ field: z.enum(['cancelSubscription', 'resumeSubscription']), owner }),
  z.object({
    field: z.literal('listUserReceipts'),
    arguments: z.object({ input: z.object({ nextToken: z.string().nullish() }) }),
    owner,
  }),
]);

/** What a person does about paying, and what was paid. */
export async function handler(event: unknown) {
  return resolveField(async () => {
    const request = Request.parse(event);
    const { sub } = request.owner;
    switch (request.field) {
      case 'createCheckoutSession':
        return checkout(desk, sub, request.arguments.input.planInterval);
      case 'changePlan':
        return changePlan(desk, sub, request.arguments.input.planInterval);
      case 'cancelSubscription':
        return cancel(desk, sub);
      case 'resumeSubscription':
        return resume(desk, sub);
      case 'listUserReceipts':
        return receipts(sub, request.arguments.input.nextToken ?? null);
    }
  });
}

async function receipts(sub: string, nextToken: string | null) {
  const { stripeCustomerId } = found(await desk.customers.user(sub));
  if (stripeCustomerId === null) return { items: [], nextToken: null };
  return desk.payments.receiptsOf(stripeCustomerId, nextToken);
}
