import { type Account, newId } from '../account/account.ts';
import type { Kept } from '../account/kept.ts';
import { declined, invalid } from '../account/refusal.ts';
import { CARDS, pays } from './cards.ts';
import { patchSubscription } from './patch-subscription.ts';
import { subscribe } from './subscribe.ts';

/**
 * Somebody pays on the checkout page with a card: the subscription begins. Paying twice is paying once. Refuses a card
 * that is declined, and then the session stays open, and a session that has expired. `declinesLater` pays this once.
 */
export function completeCheckout(account: Account, id: string, card: string): Kept['session'] {
  const session = account.need('session', id);
  if (session.status === 'complete') return session;
  if (session.status === 'expired') throw invalid('This checkout has expired. Go back and begin again.');
  if (!pays(card) && card !== CARDS.declinesLater) throw declined();
  const customer = customerOf(account, session);
  const [item] = session.line_items.data;
  if (!item) throw new Error(`${id} sells nothing.`);
  const { metadata } = session.subscription_data;
  const begun = subscribe(account, { customer: customer.id, price: item.price, card: CARDS.pays, metadata });
  const subscription =
    card === CARDS.pays ? begun : patchSubscription(account, begun, { default_payment_method: card });
  const complete = account.put('session', {
    ...session,
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer: customer.id,
    subscription: subscription.id,
    invoice: subscription.latest_invoice,
    customer_details: { email: customer.email, name: customer.name },
  });
  account.tell('checkout.session.completed', complete);
  return complete;
}

function customerOf(account: Account, session: Kept['session']): Kept['customer'] {
  if (session.customer !== null) return account.need('customer', session.customer);
  const customer = account.put('customer', {
    id: newId('cus'),
    object: 'customer',
    livemode: false,
    metadata: {},
    created: account.now(),
    balance: 0,
    currency: null,
    delinquent: false,
    description: null,
    name: null,
    email: session.customer_email,
  });
  account.tell('customer.created', customer);
  return customer;
}
