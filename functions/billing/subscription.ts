import * as z from 'zod';
import type { ActiveSubscription, User } from '../table/user.ts';

/**
 * Stripe's statuses, in the order in which a subscription takes precedence:
 * https://docs.stripe.com/api/subscriptions/object#subscription_object-status
 */
export const STATUSES = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'canceled',
  'incomplete_expired',
] as const;

export type Interval = ActiveSubscription['planInterval'];

/** A Stripe subscription with our field names. Times are in epoch seconds. */
export interface Subscription {
  readonly id: string;
  readonly customerId: string;
  readonly status: (typeof STATUSES)[number];
  readonly planInterval: Interval;
  /** The id of its only line item. */
  readonly itemId: string;
  readonly created: number;
  readonly periodStart: number;
  readonly periodEnd: number;
  /** When it ends or has ended; null if it renews. */
  readonly endsAt: number | null;
  /** Whether Stripe holds the end as a time of its own (`cancel_at`) instead of as the end of the period. */
  readonly endsAtOwnTime: boolean;
}

/** The payment fields of a person's record. */
export type PaymentFields = Pick<User, 'subscriptionId' | 'activeSubscription'>;

const Item = z.object({
  id: z.string(),
  current_period_start: z.number(),
  current_period_end: z.number(),
  price: z.object({ recurring: z.object({ interval: z.string() }).nullable() }),
});

/** Since API version 2025-03-31, the items have the period. */
const StripeSubscription = z.object({
  id: z.string(),
  customer: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]),
  status: z.enum(STATUSES),
  created: z.number(),
  cancel_at_period_end: z.boolean(),
  cancel_at: z.number().nullable(),
  ended_at: z.number().nullable(),
  items: z.object({ data: z.tuple([Item], Item) }),
});

/** Parses a subscription of Stripe's API. */
export function parseSubscription(value: unknown): Subscription {
  const { id, customer, status, created, items, ...ends } = StripeSubscription.parse(value);
  const [item] = items.data;
  const end = item.current_period_end;
  return {
    id,
    customerId: customer,
    status,
    created,
    itemId: item.id,
    planInterval: item.price.recurring?.interval === 'year' ? 'YEARLY' : 'MONTHLY',
    periodStart: item.current_period_start,
    periodEnd: end,
    endsAt: ends.ended_at ?? ends.cancel_at ?? (ends.cancel_at_period_end ? end : null),
    endsAtOwnTime: ends.cancel_at !== null && !ends.cancel_at_period_end,
  };
}

/** Whether nothing will be charged any more, so that the person can subscribe again. */
export const hasEnded = ({ status }: Pick<Subscription, 'status'>): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

/** Whether the subscription is paid or in trial. A past-due one is not, even in its grace period. */
export const isPaidUp = ({ status }: Pick<Subscription, 'status'>): boolean =>
  status === 'active' || status === 'trialing';

/** Returns the subscription with the best status, and the newest among several. */
export const currentSubscription = (subscriptions: readonly Subscription[]): Subscription | undefined =>
  subscriptions.toSorted(
    (one, other) =>
      STATUSES.indexOf(one.status) - STATUSES.indexOf(other.status) ||
      other.created - one.created ||
      (one.id < other.id ? 1 : -1),
  )[0];

/** Returns the payment fields of a record from all subscriptions of its customer. */
export function toPaymentFields(subscriptions: readonly Subscription[]): PaymentFields {
  const current = currentSubscription(subscriptions);
  if (!current) return { subscriptionId: null, activeSubscription: null };
  const { id, status, planInterval, endsAt } = current;
  const activeSubscription: ActiveSubscription = {
    planInterval,
    status,
    subscriptionId: id,
    currentPeriodEnd: paidUntil(current),
    cancelAtPeriodEnd: !hasEnded(current) && endsAt !== null,
  };
  return { subscriptionId: id, activeSubscription };
}

/** Stripe starts a period before it is paid, so a past-due subscription is paid until the start of its period. */
function paidUntil({ status, periodStart, periodEnd, endsAt }: Subscription): number {
  if (status === 'past_due' || status === 'unpaid') return periodStart;
  return endsAt ?? periodEnd;
}
