import * as z from 'zod';
import { resolveField } from '../platform/graphql/resolve-field.ts';
import { requireEnv } from '../platform/require-env.ts';
import { openTable } from '../table/table.ts';
import { cancelSubscription, changePlan, openPortal, resumeSubscription } from './change-subscription.ts';
import { checkout, requireUser } from './checkout.ts';
import { customerStore } from './customer-store.ts';
import { openStripe } from './stripe-client.ts';
import { stripePayments } from './stripe-payments.ts';
import type { Deps } from './sync-from-stripe.ts';

const deps: Deps = {
  payments: stripePayments(openStripe(), requireEnv('SITE_URL')),
  customers: customerStore(openTable(), () => new Date()),
};

const owner = z.object({ sub: z.string() });
const plan = z.object({ input: z.object({ planInterval: z.enum(['MONTHLY', 'YEARLY']) }) });
const Request = z.discriminatedUnion('field', [
  z.object({ field: z.literal('createCheckoutSession'), arguments: plan, owner }),
  z.object({ field: z.literal('changePlan'), arguments: plan, owner }),
  z.object({ field: z.enum(['cancelSubscription', 'resumeSubscription', 'createPortalSession']), owner }),
  z.object({
    field: z.literal('listUserReceipts'),
    arguments: z.object({ input: z.object({ nextToken: z.string().nullish() }) }),
    owner,
  }),
]);

/** Resolves the GraphQL fields for payments. */
export async function handler(event: unknown) {
  return resolveField(async () => {
    const request = Request.parse(event);
    const { sub } = request.owner;
    switch (request.field) {
      case 'createCheckoutSession':
        return checkout(deps, sub, request.arguments.input.planInterval);
      case 'changePlan':
        return changePlan(deps, sub, request.arguments.input.planInterval);
      case 'cancelSubscription':
        return cancelSubscription(deps, sub);
      case 'resumeSubscription':
        return resumeSubscription(deps, sub);
      case 'createPortalSession':
        return openPortal(deps, sub);
      case 'listUserReceipts':
        return listReceipts(sub, request.arguments.input.nextToken ?? null);
    }
  });
}

async function listReceipts(sub: string, nextToken: string | null) {
  const { stripeCustomerId } = requireUser(await deps.customers.readUser(sub));
  if (stripeCustomerId === null) return { items: [], nextToken: null };
  return deps.payments.listReceipts(stripeCustomerId, nextToken);
}
