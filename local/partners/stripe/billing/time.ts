import type { Account } from '../account/account.ts';
import { payInvoice } from './bill.ts';
import { itemOf } from './patch-subscription.ts';
import { renew } from './renew.ts';

/** Something that happens by itself when its moment has come. */
interface Due {
  readonly at: number;
  happen(): void;
}

function nextDue(account: Account): Due | undefined {
  const renewals = account
    .all('subscription')
    .filter(({ status }) => ['active', 'past_due', 'trialing'].includes(status))
    .map((subscription) => ({
      at: itemOf(subscription).current_period_end,
      happen: () => renew(account, subscription),
    }));
  const tries = account.all('invoice').flatMap((invoice) => {
    const { next_payment_attempt: at, status, parent } = invoice;
    if (at === null || status !== 'open') return [];
    const { subscription } = parent.subscription_details;
    const card = account.need('subscription', subscription).default_payment_method;
    return [{ at, happen: () => void payInvoice(account, invoice, card) }];
  });
  const expiries = account
    .all('session')
    .filter(({ status }) => status === 'open')
    .map((session) => ({
      at: session.expires_at,
      happen() {
        account.tell(
          'checkout.session.expired',
          account.put('session', { ...session, status: 'expired', url: null }),
        );
      },
    }));
  return [...renewals, ...tries, ...expiries].sort((a, b) => a.at - b.at)[0];
}

/** Moves the account's clock to the moment, and lets everything happen at its own moment on the way. */
export function letTimePass(account: Account, until: number): void {
  for (let due = nextDue(account); due && due.at <= until; due = nextDue(account)) {
    account.moveTo(due.at);
    due.happen();
  }
  account.moveTo(until);
}
