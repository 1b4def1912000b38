import type { ActiveSubscription, PlanInterval } from '@daybreak/contract/types.ts';
import * as z from 'zod/mini';
import { isWebUrl } from '../../../components/is-web-url.ts';
import { callService } from '../../../service/graphql.ts';
import {
  CancelSubscriptionDocument,
  ChangePlanDocument,
  CreateCheckoutDocument,
  CreatePortalDocument,
  ListReceiptsDocument,
  type ListReceiptsQuery,
  ResumeSubscriptionDocument,
} from './subscription.generated.ts';

const webUrl = z.string().check(z.refine(isWebUrl));

export type ReceiptPage = ListReceiptsQuery['listUserReceipts'];

export type SubscriptionChange =
  | { readonly kind: 'cancel' }
  | { readonly kind: 'resume' }
  | { readonly kind: 'change plan'; readonly planInterval: PlanInterval };

/** Changes the person's subscription and returns the changed subscription. Throws a `Failure`. */
export async function changeSubscription(
  email: string,
  change: SubscriptionChange,
): Promise<ActiveSubscription> {
  switch (change.kind) {
    case 'cancel':
      return (await callService(CancelSubscriptionDocument, { input: { email } })).cancelSubscription;
    case 'resume':
      return (await callService(ResumeSubscriptionDocument, { input: { email } })).resumeSubscription;
    case 'change plan': {
      const { planInterval } = change;
      return (await callService(ChangePlanDocument, { input: { email, planInterval } })).changePlan;
    }
  }
}

/** Returns the address of the payment provider's checkout page for a plan. Throws a `Failure`. */
export async function createCheckout(email: string, planInterval: PlanInterval): Promise<string> {
  const variables = { input: { email, planInterval } };
  return webUrl.parse((await callService(CreateCheckoutDocument, variables)).createCheckoutSession);
}

/** Returns the address of the payment provider's page for changing the card. Throws a `Failure`. */
export async function createPortal(email: string): Promise<string> {
  return webUrl.parse((await callService(CreatePortalDocument, { input: { email } })).createPortalSession);
}

/**
 * Returns a page of the person's receipts, newest first: the first page without a token. Throws a `Failure`.
 */
export async function listReceipts(
  email: string,
  nextToken: string | null,
  signal: AbortSignal,
): Promise<ReceiptPage> {
  const variables = { input: { email, nextToken } };
  const { listUserReceipts } = await callService(ListReceiptsDocument, variables, signal);
  for (const { receiptUrl } of listUserReceipts.items) webUrl.parse(receiptUrl);
  return listUserReceipts;
}
