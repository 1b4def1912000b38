import { z } from 'zod';
import { type Account, newId } from '../account/account.ts';
import { endSubscription } from '../billing/patch-subscription.ts';
import { created, isCreated, mergeMetadata, metadata } from './fields.ts';
import { listRoute, type Route, route } from './route.ts';

const fields = z
  .strictObject({ description: z.string(), email: z.string().max(512), metadata, name: z.string() })
  .partial();

const orNull = (text: string | undefined) => (text === undefined || text === '' ? null : text);

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
      description: orNull(given.description),
      email: orNull(given.email),
      name: orNull(given.name),
      metadata: mergeMetadata({}, given.metadata),
    });
    account.tell('customer.created', customer);
    return customer;
  }),
  route('get', '/customers/:id', z.strictObject({}), (_, id) => {
    const customer = account.need('customer', id);
    return customer.deleted ? { id, object: 'customer', deleted: true } : customer;
  }),
  route('post', '/customers/:id', fields, (given, id) => {
    const customer = living(account, id);
    const changed = account.put('customer', {
      ...customer,
      ...Object.fromEntries(
        Object.entries(given).map(([name, value]) => [name, value === '' ? null : value]),
      ),
      metadata: mergeMetadata(customer.metadata, given.metadata),
    });
    account.tell('customer.updated', changed);
    return changed;
  }),
  route('delete', '/customers/:id', z.strictObject({}), (_, id) => {
    const customer = living(account, id);
    for (const subscription of account.all('subscription'))
      if (subscription.customer === id && subscription.status !== 'canceled')
        endSubscription(account, subscription, 'cancellation_requested');
    const latest = account.need('customer', customer.id);
    account.tell('customer.deleted', latest);
    account.put('customer', { ...latest, deleted: true, email: null, name: null, metadata: {} });
    return { id, object: 'customer', deleted: true };
  }),
  listRoute('/customers', z.strictObject({ created, email: z.string() }).partial(), (given) =>
    account
      .all('customer')
      .filter(
        (customer) =>
          !customer.deleted &&
          isCreated(given.created, customer.created) &&
          (given.email === undefined || customer.email === given.email),
      ),
  ),
];

/** The customer, unless they are unknown or deleted. */
export function living(account: Account, id: string, param?: string) {
  const customer = account.need('customer', id, param);
  return customer.deleted ? account.need('customer', `${id} (deleted)`, param) : customer;
}
