import type Stripe from 'stripe';
import { z } from 'zod';
import type { Account } from '../account/account.ts';
import { cardDeclined, invalidRequest } from '../account/api-error.ts';
import { payInvoice } from '../billing/bill-subscription.ts';
import { createdFilter, customerParam, isInRange } from './fields.ts';
import { formOf } from './form-of.ts';
import { listRoute, type Route, route } from './route.ts';

/** https://docs.stripe.com/api/invoices */
export const invoices = (account: Account): Route[] => [
  route('get', '/invoices/:id', z.strictObject({}), (_, id) => account.get('invoice', id)),
  route(
    'post',
    '/invoices/:id/pay',
    formOf<Stripe.InvoicePayParams>()(z.strictObject({ payment_method: z.string().optional() })),
    (given, id) => {
      const invoice = account.get('invoice', id);
      if (invoice.status !== 'open')
        throw invalidRequest(`Invoice is already ${invoice.status}`, { code: 'invoice_not_open' });
      const { subscription } = invoice.parent.subscription_details;
      const card = given.payment_method ?? account.get('subscription', subscription).default_payment_method;
      const tried = payInvoice(account, invoice, card);
      if (tried.status !== 'paid') throw cardDeclined();
      return tried;
    },
  ),
  listRoute(
    '/invoices',
    formOf<Stripe.InvoiceListParams>()(
      z
        .strictObject({
          created: createdFilter,
          customer: customerParam(account),
          status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']),
          subscription: z.string(),
        })
        .partial(),
    ),
    (given) =>
      account
        .all('invoice')
        .filter(
          (invoice) =>
            isInRange(given.created, invoice.created) &&
            (given.customer === undefined || invoice.customer === given.customer) &&
            (given.status === undefined || invoice.status === given.status) &&
            (given.subscription === undefined ||
              invoice.parent.subscription_details.subscription === given.subscription),
        ),
  ),
];
