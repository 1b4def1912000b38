import * as z from 'zod';
import type { ActiveSubscription, User } from '../table/user.ts';

/** Stripe's eight states: https://docs.stripe.com/api/subscriptions/object#subscription_object-status */
export const STATES = [
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

/** A subscription as Stripe tells it, in the words of ours. Times in epoch seconds. */
export interface Subscription {
  readonly id: string;
  readonly customerId: string;
  readonly status: (typeof STATES)[number];
  readonly planInterval: Interval;
  /** The one line of it that is charged. */
  readonly itemId: string;
  readonly created: number;
  readonly periodStart: number;
  readonly periodEnd: number;
  /** When it will end, or has ended; null where it goes on. */
  readonly endsAt: number | null;
}

/** What a person's record says of payments. */
export type Paying = Pick<User, 'subscriptionId' | 'activeSubscription'>;

const Item = z.object({
  id: z.string(),
  current_period_start: z.number(),
  current_period_end: z.number(),
  price: z.object({ recurring: z.object({ interval: z.string() }).nullable() }),
});

/** As the API gives it: the period is a matter of its items since version 2025-03-31. */
const Told = z.object({
  id: z.string(),
  customer: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]),
  status: z.enum(STATES),
  created: z.number(),
  cancel_at_period_end: z.boolean(),
  cancel_at: z.number().nullable(),
  ended_at: z.number().nullable(),
  items: z.object({ data: z.tuple([Item], Item) }),
});

/** Reads a subscription of Stripe's API. Throws where it is none. */
export function subscriptionOf(told: unknown): Subscription {
  const { id, customer, status, created, items, ...ends } = Told.parse(told);
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
  };
}

/** Whether it has ended for good: nothing will be charged any more, and another can be bought. */
export const hasEnded = ({ status }: Pick<Subscription, 'status'>): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

/** Whether the person has what was bought, apart from the days of grace. */
export const isPaidUp = ({ status }: Pick<Subscription, 'status'>): boolean =>
  status === 'active' || status === 'trialing';

/** The subscription that counts: the best by state, of those the newest; undefined where there is none. */
export const countingOf = (subscriptions: readonly Subscription[]): Subscription | undefined =>
  subscriptions.toSorted(
    (one, other) =>
      STATES.indexOf(one.status) - STATES.indexOf(other.status) ||
      other.created - one.created ||
      (one.id < other.id ? 1 : -1),
  )[0];

/** What a record is to say, by all the subscriptions that its customer has at Stripe, and by nothing else. */
export function payingOf(subscriptions: readonly Subscription[]): Paying {
  const counting = countingOf(subscriptions);
  if (!counting) return { subscriptionId: null, activeSubscription: null };
  const { id, status, planInterval, endsAt } = counting;
  const activeSubscription: ActiveSubscription = {
    planInterval,
    status,
    subscriptionId: id,
    currentPeriodEnd: paidUntil(counting),
    cancelAtPeriodEnd: !hasEnded(counting) && endsAt !== null,
  };
  return { subscriptionId: id, activeSubscription };
}

/** Stripe begins a period before it is paid: what is past due is paid until the period began. */
function paidUntil({ status, periodStart, periodEnd, endsAt }: Subscription): number {
  if (status === 'past_due' || status === 'unpaid') return periodStart;
  return endsAt ?? periodEnd;
}
