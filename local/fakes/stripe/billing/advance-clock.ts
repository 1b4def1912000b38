import type { Account } from '../account/account.ts';
import type { StripeObjects } from '../account/objects.ts';
import { billSubscription, payInvoice } from './bill-subscription.ts';
import { fullPeriodLine } from './create-invoice.ts';
import { endSubscription, patchSubscription, subscriptionItem } from './patch-subscription.ts';
import { periodEnd } from './period-end.ts';

interface ScheduledEvent {
  readonly at: number;
  happen(): void;
}

function nextScheduledEvent(account: Account): ScheduledEvent | undefined {
  const renewals = account
    .all('subscription')
    .filter(({ status }) => ['active', 'past_due', 'trialing'].includes(status))
    .map((subscription) => ({
      at: subscriptionItem(subscription).current_period_end,
      happen: () => renew(account, subscription),
    }));
  const tries = account.all('invoice').flatMap((invoice) => {
    const { next_payment_attempt: at, status, parent } = invoice;
    if (at === null || status !== 'open') return [];
    const { subscription } = parent.subscription_details;
    const card = account.get('subscription', subscription).default_payment_method;
    return [{ at, happen: () => void payInvoice(account, invoice, card) }];
  });
  const expiries = account
    .all('session')
    .filter(({ status }) => status === 'open')
    .map((session) => ({
      at: session.expires_at,
      happen() {
        account.emit(
          'checkout.session.expired',
          account.put('session', { ...session, status: 'expired', url: null }),
        );
      },
    }));
  return [...renewals, ...tries, ...expiries].sort((a, b) => a.at - b.at)[0];
}

/** Moves the account's clock forward, and runs every event that is due in between at its own time. */
export function advanceClock(account: Account, until: number): void {
  for (let due = nextScheduledEvent(account); due && due.at <= until; due = nextScheduledEvent(account)) {
    account.advanceTo(due.at);
    due.happen();
  }
  account.advanceTo(until);
}

/** Renews a subscription at the end of its period, or ends it if it is set to cancel by then. */
function renew(account: Account, subscription: StripeObjects['subscription']): void {
  const { cancel_at: endsAt, cancel_at_period_end: endsWithPeriod } = subscription;
  if (endsWithPeriod || (endsAt !== null && endsAt <= subscriptionItem(subscription).current_period_end)) {
    endSubscription(account, subscription, 'cancellation_requested');
    return;
  }
  const item = subscriptionItem(subscription);
  const start = item.current_period_end;
  const end = periodEnd(subscription.billing_cycle_anchor, item.price.recurring.interval, start);
  const next = { ...item, current_period_start: start, current_period_end: end };
  const renewed = patchSubscription(account, subscription, {
    items: { ...subscription.items, data: [next] },
    status: subscription.status === 'trialing' ? 'active' : subscription.status,
  });
  // Paused subscriptions are not invoiced: https://docs.stripe.com/billing/subscriptions/pause-payment
  if (renewed.pause_collection) return;
  billSubscription(account, renewed, {
    reason: 'subscription_cycle',
    lines: [fullPeriodLine(item.price, { start, end })],
  });
}
