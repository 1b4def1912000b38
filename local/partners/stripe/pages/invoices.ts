import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Account } from '../account/account.ts';
import type { Kept } from '../account/kept.ts';
import { payInvoice } from '../billing/bill.ts';
import { CARDS } from '../billing/cards.ts';
import { patchSubscription } from '../billing/patch-subscription.ts';
import { date, dollars, page, pageHeaders } from './layout.ts';

/** The hosted page of an invoice: a receipt, or, while it is owed, where it can be paid. */
export function invoicePages(account: Account): Hono {
  const app = new Hono();
  app.get('/invoices/:id', (context) => {
    const invoice = account.find('invoice', context.req.param('id'));
    return invoice
      ? context.html(page(`Invoice ${invoice.number}`, pageOf(invoice)), 200, pageHeaders)
      : context.notFound();
  });
  app.post('/invoices/:id', (context) => {
    const invoice = account.find('invoice', context.req.param('id'));
    if (!invoice) return context.notFound();
    if (payInvoice(account, invoice, CARDS.pays).status === 'paid') keepCard(account, invoice);
    return context.redirect(invoice.hosted_invoice_url, 303);
  });
  return app;
}

/** The card that has paid is the one that is charged from now on, as on Stripe's page. */
function keepCard(account: Account, { parent }: Kept['invoice']): void {
  const subscription = account.need('subscription', parent.subscription_details.subscription);
  if (subscription.status !== 'canceled')
    patchSubscription(account, subscription, { default_payment_method: CARDS.pays });
}

function pageOf(invoice: Kept['invoice']) {
  const { number, created, customer_email: email, lines, status, amount_due: due, total } = invoice;
  const said =
    status === 'paid' ? `Paid on ${date(invoice.status_transitions.paid_at ?? created)}.` : 'Not paid.';
  return html`<h1>Invoice ${number}</h1>
<p class="muted">${date(created)}${email ? `, for ${email}` : ''}. ${said}</p>
<table><thead><tr><th>For</th><th>Time</th><th class="n">Amount</th></tr></thead><tbody>${lines.data.map(
    ({ description, period, amount }) =>
      html`<tr><td>${description}</td><td>${date(period.start)} to ${date(period.end)}</td><td class="n">${dollars(amount)}</td></tr>`,
  )}${total !== due && html`<tr><td colspan="2">Credit</td><td class="n">${dollars(due - total)}</td></tr>`}
<tr><td colspan="2"><b>${status === 'paid' ? 'Paid' : 'Owed'}</b></td><td class="n"><b>${dollars(due)}</b></td></tr></tbody></table>
${status === 'open' && html`<form method="post"><button class="go">Pay ${dollars(due)} with a card that pays</button></form>`}`;
}
