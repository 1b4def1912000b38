import type Stripe from 'stripe';
import { z } from 'zod';
import type { Account } from '../account/account.ts';
import { invalidRequest } from '../account/api-error.ts';
import { STATUSES } from '../account/objects/subscription.ts';
import type { StripeObjects } from '../account/objects.ts';
import { changePrice } from '../billing/change-price.ts';
import { endSubscription, patchSubscription, subscriptionItem } from '../billing/patch-subscription.ts';
import {
  booleanParam,
  createdFilter,
  customerParam,
  isInRange,
  mergeMetadata,
  metadataParam,
  timestampParam,
} from './fields.ts';
import { formOf } from './form-of.ts';
import { listRoute, type Route, route } from './route.ts';

const changes = formOf<Stripe.SubscriptionUpdateParams>()(
  z
    .strictObject({
      cancel_at: z.union([z.literal('').transform(() => null), timestampParam]),
      cancel_at_period_end: booleanParam,
      cancellation_details: z.strictObject({ comment: z.string(), feedback: z.string() }).partial(),
      default_payment_method: z.string(),
      items: z.tuple([
        z.strictObject({ id: z.string().optional(), price: z.string(), quantity: z.literal('1').optional() }),
      ]),
      metadata: metadataParam,
      pause_collection: z.union([
        z.literal('').transform(() => null),
        z
          .strictObject({
            behavior: z.enum(['keep_as_draft', 'mark_uncollectible', 'void']),
            resumes_at: timestampParam.optional(),
          })
          .transform(({ behavior, resumes_at }) => ({ behavior, resumes_at: resumes_at ?? null })),
      ]),
      payment_behavior: z.enum(['allow_incomplete', 'error_if_incomplete']),
      proration_behavior: z.enum(['create_prorations', 'always_invoice', 'none']),
    })
    .partial(),
);

/** https://docs.stripe.com/api/subscriptions */
export const subscriptions = (account: Account): Route[] => [
  route('get', '/subscriptions/:id', z.strictObject({}), (_, id) => account.get('subscription', id)),
  route('post', '/subscriptions/:id', changes, (given, id) =>
    updateSubscription(account, getActiveSubscription(account, id), given),
  ),
  route(
    'delete',
    '/subscriptions/:id',
    formOf<Stripe.SubscriptionCancelParams>()(
      z
        .strictObject({
          cancellation_details: changes.shape.cancellation_details,
          invoice_now: booleanParam,
          prorate: booleanParam,
        })
        .partial(),
    ),
    (_, id) => endSubscription(account, getActiveSubscription(account, id), 'cancellation_requested'),
  ),
  listRoute(
    '/subscriptions',
    formOf<Stripe.SubscriptionListParams>()(
      z
        .strictObject({
          created: createdFilter,
          customer: customerParam(account),
          price: z.string(),
          status: z.enum([...STATUSES, 'all', 'ended']),
        })
        .partial(),
    ),
    (given) =>
      account
        .all('subscription')
        .filter(
          (one) =>
            isInRange(given.created, one.created) &&
            (given.customer === undefined || one.customer === given.customer) &&
            (given.price === undefined || subscriptionItem(one).price.id === given.price) &&
            matchesStatus(one, given.status),
        ),
  ),
];

/** Matches everything but canceled subscriptions if no status is requested. */
function matchesStatus({ status }: StripeObjects['subscription'], wish: string | undefined): boolean {
  if (wish === undefined) return status !== 'canceled';
  if (wish === 'all') return true;
  return wish === 'ended' ? ['canceled', 'incomplete_expired'].includes(status) : status === wish;
}

function getActiveSubscription(account: Account, id: string): StripeObjects['subscription'] {
  const subscription = account.get('subscription', id);
  if (['canceled', 'incomplete_expired'].includes(subscription.status))
    throw invalidRequest(`No such subscription: '${id}'`, {
      code: 'resource_missing',
      param: 'id',
      status: 404,
    });
  return subscription;
}

function updateSubscription(
  account: Account,
  before: StripeObjects['subscription'],
  given: z.output<typeof changes>,
) {
  const [wished] = given.items ?? [];
  if (wished && wished.id !== subscriptionItem(before).id)
    throw invalidRequest(
      `The subscription has one item, ${subscriptionItem(before).id}. Set items[0][id] to it: the fake does not support more.`,
      { param: 'items[0][id]' },
    );
  const priced = wished
    ? changePrice(account, before, account.get('price', wished.price, 'items[0][price]'), {
        proration: given.proration_behavior ?? 'create_prorations',
        behavior: given.payment_behavior ?? 'allow_incomplete',
      })
    : before;
  return patchSubscription(account, priced, {
    ...endOf(account, priced, given),
    metadata: mergeMetadata(priced.metadata, given.metadata),
    ...(given.pause_collection !== undefined && { pause_collection: given.pause_collection }),
    ...(given.default_payment_method !== undefined && {
      default_payment_method: given.default_payment_method,
    }),
  });
}

/**
 * The end of a subscription is held either as that of its period or as a time of its own. A change of one
 * leaves the other.
 */
function endOf(
  account: Account,
  before: StripeObjects['subscription'],
  { cancel_at, cancel_at_period_end, cancellation_details }: z.output<typeof changes>,
): Partial<StripeObjects['subscription']> {
  if (cancel_at !== undefined && cancel_at_period_end !== undefined)
    throw invalidRequest('You may only specify one of these parameters: cancel_at, cancel_at_period_end.');
  const isOwnTime = before.cancel_at !== null && !before.cancel_at_period_end;
  const isUnchanged =
    cancel_at === undefined && (cancel_at_period_end === undefined || (isOwnTime && !cancel_at_period_end));
  if (isUnchanged) return {};
  const end = cancel_at_period_end ? subscriptionItem(before).current_period_end : (cancel_at ?? null);
  if (end === null) return RENEWING;
  const { comment = null, feedback = null } = cancellation_details ?? {};
  return {
    cancel_at: end,
    cancel_at_period_end: cancel_at_period_end === true,
    canceled_at: before.canceled_at ?? account.now(),
    cancellation_details: { comment, feedback, reason: 'cancellation_requested' },
  };
}

const RENEWING: Partial<StripeObjects['subscription']> = {
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, reason: null },
};
