import { z } from 'zod';
import type { Account } from '../account/account.ts';
import { declined, invalid } from '../account/refusal.ts';
import { payInvoice } from '../billing/bill.ts';
import { created, customerOf, isCreated } from './fields.ts';
import { listRoute, type Route, route } from './route.ts';

/** https://docs.stripe.com/api/invoices */
export const invoices = (account: Account): Route[] => [
  route('get', '/invoices/:id', z.strictObject({}), (_, id) => account.need('invoice', id)),
  route(
    'post',
    '/invoices/:id/pay',
    z.strictObject({ payment_method: z.string().optional() }),
    (given, id) => {
      const invoice = account.need('invoice', id);
      if (invoice.status !== 'open')
        throw invalid(`Invoice is already ${invoice.status}`, { code: 'invoice_not_open' });
      const { subscription } = invoice.parent.subscription_details;
      const card = given.payment_method ?? account.need('subscription', subscription).default_payment_method;
      const tried = payInvoice(account, invoice, card);
      if (tried.status !== 'paid') throw declined();
      return tried;
    },
  ),
  listRoute(
    '/invoices',
    z
      .strictObject({
        created,
        customer: customerOf(account),
        status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']),
        subscription: z.string(),
      })
      .partial(),
    (given) =>
      account
        .all('invoice')
        .filter(
          (invoice) =>
            isCreated(given.created, invoice.created) &&
            (given.customer === undefined || invoice.customer === given.customer) &&
            (given.status === undefined || invoice.status === given.status) &&
            (given.subscription === undefined ||
              invoice.parent.subscription_details.subscription === given.subscription),
        ),
  ),
];
