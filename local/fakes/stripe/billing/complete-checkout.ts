import { type Account, newId } from '../account/account.ts';
import { cardDeclined, invalidRequest } from '../account/api-error.ts';
import type { StripeObjects } from '../account/objects.ts';
import { patchSubscription } from './patch-subscription.ts';
import { subscribe } from './subscribe.ts';
import { CARDS, isChargeable } from './test-cards.ts';

/**
 * Pays a checkout session with a card and starts the subscription. Idempotent. Throws if the card is
 * declined, which leaves the session open, or if the session has expired. `failsOnRenewal` pays the first
 * invoice.
 */
export function completeCheckout(account: Account, id: string, card: string): StripeObjects['session'] {
  const session = account.get('session', id);
  if (session.status === 'complete') return session;
  if (session.status === 'expired')
    throw invalidRequest('This checkout has expired. Go back and start again.');
  if (!isChargeable(card) && card !== CARDS.failsOnRenewal) throw cardDeclined();
  const customer = getOrCreateCustomer(account, session);
  const [item] = session.line_items.data;
  if (!item) throw new Error(`${id} has no line items.`);
  const { metadata } = session.subscription_data;
  const begun = subscribe(account, {
    customer: customer.id,
    price: item.price,
    card: CARDS.succeeds,
    metadata,
  });
  const subscription =
    card === CARDS.succeeds ? begun : patchSubscription(account, begun, { default_payment_method: card });
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
  account.emit('checkout.session.completed', complete);
  return complete;
}

function getOrCreateCustomer(account: Account, session: StripeObjects['session']): StripeObjects['customer'] {
  if (session.customer !== null) return account.get('customer', session.customer);
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
  account.emit('customer.created', customer);
  return customer;
}
