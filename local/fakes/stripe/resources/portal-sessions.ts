import type Stripe from 'stripe';
import { z } from 'zod';
import { type Account, newId } from '../account/account.ts';
import { getActiveCustomer } from './customers.ts';
import { formOf } from './form-of.ts';
import { type Route, route } from './route.ts';

/** https://docs.stripe.com/api/customer_portal/sessions */
export const portalSessions = (account: Account): Route[] => [
  route(
    'post',
    '/billing_portal/sessions',
    formOf<Stripe.BillingPortal.SessionCreateParams>()(
      z.strictObject({ customer: z.string(), return_url: z.url().optional() }),
    ),
    ({ customer, return_url }) => {
      const id = newId('bps');
      return account.put('portalSession', {
        id,
        object: 'billing_portal.session',
        configuration: 'bpc_default',
        created: account.now(),
        customer: getActiveCustomer(account, customer, 'customer').id,
        flow: null,
        livemode: false,
        locale: null,
        on_behalf_of: null,
        return_url: return_url ?? null,
        url: `/stripe/portal/${id}`,
      });
    },
  ),
];
