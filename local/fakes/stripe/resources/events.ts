import type Stripe from 'stripe';
import { z } from 'zod';
import type { Account } from '../account/account.ts';
import { createdFilter, isInRange } from './fields.ts';
import { formOf } from './form-of.ts';
import { listRoute, type Route, route } from './route.ts';

/** https://docs.stripe.com/api/events */
export const events = (account: Account): Route[] => [
  route('get', '/events/:id', z.strictObject({}), (_, id) => account.get('event', id)),
  listRoute(
    '/events',
    formOf<Stripe.EventListParams>()(
      z
        .strictObject({ created: createdFilter, type: z.string(), types: z.array(z.string()).max(20) })
        .partial(),
    ),
    ({ type, types, created: when }) =>
      account
        .all('event')
        .filter(
          (event) =>
            isInRange(when, event.created) &&
            (type === undefined || event.type === type) &&
            (types === undefined || types.includes(event.type)),
        ),
  ),
];
