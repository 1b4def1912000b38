import { z } from 'zod';
import type { Account } from '../account/account.ts';
import { STATUSES } from '../account/kept/subscription.ts';
import type { Kept } from '../account/kept.ts';
import { invalid } from '../account/refusal.ts';
import { changePrice } from '../billing/change-price.ts';
import { endSubscription, itemOf, patchSubscription } from '../billing/patch-subscription.ts';
import { created, customerOf, flag, isCreated, mergeMetadata, metadata, moment } from './fields.ts';
import { listRoute, type Route, route } from './route.ts';

const changes = z
  .strictObject({
    cancel_at_period_end: flag,
    cancellation_details: z.strictObject({ comment: z.string(), feedback: z.string() }).partial(),
    default_payment_method: z.string(),
    items: z.tuple([
      z.strictObject({ id: z.string().optional(), price: z.string(), quantity: z.literal('1').optional() }),
    ]),
    metadata,
    pause_collection: z.union([
      z.literal('').transform(() => null),
      z
        .strictObject({
          behavior: z.enum(['keep_as_draft', 'mark_uncollectible', 'void']),
          resumes_at: moment.optional(),
        })
        .transform(({ behavior, resumes_at }) => ({ behavior, resumes_at: resumes_at ?? null })),
    ]),
    payment_behavior: z.enum(['allow_incomplete', 'error_if_incomplete']),
    proration_behavior: z.enum(['create_prorations', 'always_invoice', 'none']),
  })
  .partial();

/** https://docs.stripe.com/api/subscriptions */
export const subscriptions = (account: Account): Route[] => [
  route('get', '/subscriptions/:id', z.strictObject({}), (_, id) => account.need('subscription', id)),
  route('post', '/subscriptions/:id', changes, (given, id) => update(account, running(account, id), given)),
  route(
    'delete',
    '/subscriptions/:id',
    z
      .strictObject({
        cancellation_details: changes.shape.cancellation_details,
        invoice_now: flag,
        prorate: flag,
      })
      .partial(),
    (_, id) => endSubscription(account, running(account, id), 'cancellation_requested'),
  ),
  listRoute(
    '/subscriptions',
    z
      .strictObject({
        created,
        customer: customerOf(account),
        price: z.string(),
        status: z.enum([...STATUSES, 'all', 'ended']),
      })
      .partial(),
    (given) =>
      account
        .all('subscription')
        .filter(
          (one) =>
            isCreated(given.created, one.created) &&
            (given.customer === undefined || one.customer === given.customer) &&
            (given.price === undefined || itemOf(one).price.id === given.price) &&
            hasStatus(one, given.status),
        ),
  ),
];

/** Without a wish, everything but what was canceled. */
function hasStatus({ status }: Kept['subscription'], wish: string | undefined): boolean {
  if (wish === undefined) return status !== 'canceled';
  if (wish === 'all') return true;
  return wish === 'ended' ? ['canceled', 'incomplete_expired'].includes(status) : status === wish;
}

function running(account: Account, id: string): Kept['subscription'] {
  const subscription = account.need('subscription', id);
  if (['canceled', 'incomplete_expired'].includes(subscription.status))
    throw invalid(`No such subscription: '${id}'`, { code: 'resource_missing', param: 'id', status: 404 });
  return subscription;
}

function update(account: Account, before: Kept['subscription'], given: z.output<typeof changes>) {
  const [wished] = given.items ?? [];
  if (wished && wished.id !== itemOf(before).id)
    throw invalid(
      `The subscription has one item, ${itemOf(before).id}: name it in items[0][id]; the played account keeps no second one.`,
      { param: 'items[0][id]' },
    );
  const priced = wished
    ? changePrice(account, before, account.need('price', wished.price, 'items[0][price]'), {
        proration: given.proration_behavior ?? 'create_prorations',
        behaviour: given.payment_behavior ?? 'allow_incomplete',
      })
    : before;
  const { comment = null, feedback = null } = given.cancellation_details ?? {};
  const end = itemOf(priced).current_period_end;
  const ending =
    given.cancel_at_period_end === undefined
      ? {}
      : given.cancel_at_period_end
        ? {
            cancel_at: end,
            cancel_at_period_end: true,
            canceled_at: priced.canceled_at ?? account.now(),
            cancellation_details: { comment, feedback, reason: 'cancellation_requested' },
          }
        : {
            cancel_at: null,
            cancel_at_period_end: false,
            canceled_at: null,
            cancellation_details: { comment: null, feedback: null, reason: null },
          };
  return patchSubscription(account, priced, {
    ...ending,
    metadata: mergeMetadata(priced.metadata, given.metadata),
    ...(given.pause_collection !== undefined && { pause_collection: given.pause_collection }),
    ...(given.default_payment_method !== undefined && {
      default_payment_method: given.default_payment_method,
    }),
  });
}
