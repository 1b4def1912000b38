import * as z from 'zod/mini';
import type { MutationCreateCheckoutSessionArgs, PlanInterval } from '../../../generated/contract.ts';
import { callService } from '../../../service/graphql.ts';
import { webAddress } from '../web-address.ts';

const mutation =
  'mutation CreateCheckout($input: CreateCheckoutSessionInput!) { createCheckoutSession(input: $input) }';

const answer = z.object({ createCheckoutSession: webAddress });

/** The address of the payment provider's page where a person can subscribe to a plan. Throws a `Failure`. */
export async function createCheckout(email: string, planInterval: PlanInterval): Promise<string> {
  const variables: MutationCreateCheckoutSessionArgs = { input: { email, planInterval } };
  const body = JSON.stringify({ query: mutation, variables });
  return answer.parse(await callService(body, new AbortController().signal)).createCheckoutSession;
}
