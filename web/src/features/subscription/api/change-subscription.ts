import * as z from 'zod/mini';
import type { ActiveSubscription, PlanInterval } from '../../../generated/contract.ts';
import { callService } from '../../../service/graphql.ts';
import { subscriptionSchema, subscriptionSelection } from '../../account/account.ts';

/** What a person does with a subscription. */
export type SubscriptionChange =
  | { readonly kind: 'cancel' }
  | { readonly kind: 'resume' }
  | { readonly kind: 'change plan'; readonly planInterval: PlanInterval };

const mutations = {
  cancel: `mutation Cancel($input: OwnSubscriptionInput!) { changed: cancelSubscription(input: $input) ${subscriptionSelection} }`,
  resume: `mutation Resume($input: OwnSubscriptionInput!) { changed: resumeSubscription(input: $input) ${subscriptionSelection} }`,
  'change plan': `mutation ChangePlan($input: ChangePlanInput!) { changed: changePlan(input: $input) ${subscriptionSelection} }`,
} as const;

const answer = z.object({ changed: subscriptionSchema });

/** Changes the caller's subscription and gives it as it then is. Throws a `Failure`. */
export async function changeSubscription(
  email: string,
  { kind, ...fields }: SubscriptionChange,
): Promise<ActiveSubscription> {
  const body = JSON.stringify({ query: mutations[kind], variables: { input: { email, ...fields } } });
  return answer.parse(await callService(body, new AbortController().signal)).changed;
}
