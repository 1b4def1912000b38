import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { consumeEach, type RunningContext } from '../platform/consume-each.ts';
import { requireEnv } from '../platform/require-env.ts';
import { openTable } from '../table/table.ts';
import { customerStore } from './customer-store.ts';
import { openStripe } from './stripe-client.ts';
import { stripePayments } from './stripe-payments.ts';
import { syncFromStripe } from './sync-from-stripe.ts';

const deps = {
  payments: stripePayments(openStripe(), requireEnv('SITE_URL')),
  customers: customerStore(openTable(), () => new Date()),
};
const Message = z.object({ customerId: z.string() });

/** Syncs a batch of customers from Stripe. */
export async function handler(event: SQSEvent, context: RunningContext): Promise<SQSBatchResponse> {
  return consumeEach(event, context, Message, ({ customerId }) => syncFromStripe(deps, customerId));
}
