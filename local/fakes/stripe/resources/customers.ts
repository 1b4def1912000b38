import type Stripe from 'stripe';
import { z } from 'zod';
import { type Account, newId } from '../account/account.ts';
import { endSubscription } from '../billing/patch-subscription.ts';
import { createdFilter, isInRange, mergeMetadata, metadataParam } from './fields.ts';
import { formOf } from './form-of.ts';
import { listRoute, type Route, route } from './route.ts';

const fields = formOf<Stripe.CustomerCreateParams>()(
  z
    .strictObject({
      description: z.string(),
      email: z.string().max(512),
      metadata: metadataParam,
      name: z.string(),
    })
    .partial(),
);

const emptyToNull = (text: string | undefined) => (text === undefined || text === '' ? null : text);

/** https://docs.stripe.com/api/customers */
export const customers = (account: Account): Route[] => [
  route('post', '/customers', fields, (given) => {
    const customer = account.put('customer', {
      id: newId('cus'),
      object: 'customer',
      livemode: false,
      created: account.now(),
      balance: 0,
      currency: null,
      delinquent: false,
      description: emptyToNull(given.description),
      email: emptyToNull(given.email),
      name: emptyToNull(given.name),
      metadata: mergeMetadata({}, given.metadata),
    });
    account.emit('customer.created', customer);
    return customer;
  }),
  route('get', '/customers/:id', z.strictObject({}), (_, id) => {
    const customer = account.get('customer', id);
    return customer.deleted ? { id, object: 'customer', deleted: true } : customer;
  }),
  route('post', '/customers/:id', fields, (given, id) => {
    const customer = getActiveCustomer(account, id);
    const changed = account.put('customer', {
      ...customer,
      ...Object.fromEntries(
        Object.entries(given).map(([name, value]) => [name, value === '' ? null : value]),
      ),
      metadata: mergeMetadata(customer.metadata, given.metadata),
    });
    account.emit('customer.updated', changed);
    return changed;
  }),
  route('delete', '/customers/:id', z.strictObject({}), (_, id) => {
    const customer = getActiveCustomer(account, id);
    for (const subscription of account.all('subscription'))
      if (subscription.customer === id && subscription.status !== 'canceled')
        endSubscription(account, subscription, 'cancellation_requested');
    const latest = account.get('customer', customer.id);
    account.emit('customer.deleted', latest);
    account.put('customer', { ...latest, deleted: true, email: null, name: null, metadata: {} });
    return { id, object: 'customer', deleted: true };
  }),
  listRoute(
    '/customers',
    formOf<Stripe.CustomerListParams>()(
      z.strictObject({ created: createdFilter, email: z.string() }).partial(),
    ),
    (given) =>
      account
        .all('customer')
        .filter(
          (customer) =>
            !customer.deleted &&
            isInRange(given.created, customer.created) &&
            (given.email === undefined || customer.email === given.email),
        ),
  ),
];

/** Throws if the customer is unknown or deleted. */
export function getActiveCustomer(account: Account, id: string, param?: string) {
  const customer = account.get('customer', id, param);
  return customer.deleted ? account.get('customer', `${id} (deleted)`, param) : customer;
}
