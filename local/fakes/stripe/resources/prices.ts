import type Stripe from 'stripe';
import { z } from 'zod';
import type { Account } from '../account/account.ts';
import { booleanParam } from './fields.ts';
import { formOf } from './form-of.ts';
import { listRoute, type Route, route } from './route.ts';

/** https://docs.stripe.com/api/prices */
export const prices = (account: Account): Route[] => [
  route('get', '/prices/:id', z.strictObject({}), (_, id) => account.get('price', id)),
  listRoute(
    '/prices',
    formOf<Stripe.PriceListParams>()(
      z
        .strictObject({
          active: booleanParam,
          currency: z.string(),
          lookup_keys: z.array(z.string()).max(10),
          product: z.string(),
          type: z.enum(['recurring', 'one_time']),
        })
        .partial(),
    ),
    ({ active = true, currency = 'usd', lookup_keys: keys, product, type = 'recurring' }) =>
      account
        .all('price')
        .filter(
          (price) =>
            price.active === active &&
            price.currency === currency &&
            price.type === type &&
            (product === undefined || price.product === product) &&
            (keys === undefined || keys.includes(price.lookup_key)),
        ),
  ),
];
