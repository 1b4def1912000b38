import type { Account } from '../account/account.ts';
import { checkoutSessions } from './checkout-sessions.ts';
import { customers } from './customers.ts';
import { events } from './events.ts';
import { invoices } from './invoices.ts';
import { payments } from './payments.ts';
import { portalSessions } from './portal-sessions.ts';
import { prices } from './prices.ts';
import type { Route } from './route.ts';
import { subscriptions } from './subscriptions.ts';

export const stripeRoutes = (account: Account): Route[] =>
  [prices, customers, checkoutSessions, portalSessions, subscriptions, invoices, payments, events].flatMap(
    (resource) => resource(account),
  );
