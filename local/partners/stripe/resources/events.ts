import { z } from 'zod';
import type { Account } from '../account/account.ts';
import { created, isCreated } from './fields.ts';
import { listRoute, type Route, route } from './route.ts';

/** https://docs.stripe.com/api/events */
export const events = (account: Account): Route[] => [
  route('get', '/events/:id', z.strictObject({}), (_, id) => account.need('event', id)),
  listRoute(
    '/events',
    z.strictObject({ created, type: z.string(), types: z.array(z.string()).max(20) }).partial(),
    ({ type, types, created: when }) =>
      account
        .all('event')
        .filter(
          (event) =>
            isCreated(when, event.created) &&
            (type === undefined || event.type === type) &&
            (types === undefined || types.includes(event.type)),
        ),
  ),
];
