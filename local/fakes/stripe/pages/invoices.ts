import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Account } from '../account/account.ts';
import type { StripeObjects } from '../account/objects.ts';
import { payInvoice } from '../billing/bill-subscription.ts';
import { patchSubscription } from '../billing/patch-subscription.ts';
import { CARDS } from '../billing/test-cards.ts';
import { formatDate, formatDollars, pageHeaders, renderLayout } from './layout.ts';

/** The hosted invoice page: a receipt, or a payment form while the invoice is open. */
export function invoicePages(account: Account): Hono {
  const app = new Hono();
  app.get('/invoices/:id', (context) => {
    const invoice = account.find('invoice', context.req.param('id'));
    return invoice
      ? context.html(renderLayout(`Invoice ${invoice.number}`, renderPage(invoice)), 200, pageHeaders)
      : context.notFound();
  });
  app.post('/invoices/:id', (context) => {
    const invoice = account.find('invoice', context.req.param('id'));
    if (!invoice) return context.notFound();
    if (payInvoice(account, invoice, CARDS.succeeds).status === 'paid') updateDefaultCard(account, invoice);
    return context.redirect(invoice.hosted_invoice_url, 303);
  });
  return app;
}

/** Like Stripe's page, makes the card that paid the default for future charges. */
function updateDefaultCard(account: Account, { parent }: StripeObjects['invoice']): void {
  const subscription = account.get('subscription', parent.subscription_details.subscription);
  if (subscription.status !== 'canceled')
    patchSubscription(account, subscription, { default_payment_method: CARDS.succeeds });
}

function renderPage(invoice: StripeObjects['invoice']) {
  const { number, created, customer_email: email, lines, status, amount_due: due, total } = invoice;
  const said =
    status === 'paid' ? `Paid on ${formatDate(invoice.status_transitions.paid_at ?? created)}.` : 'Not paid.';
  return html`<h1>Invoice ${number}</h1>
<p class="muted">${formatDate(created)}${email ? `, for ${email}` : ''}. ${said}</p>
<table><thead><tr><th>For</th><th>Time</th><th class="n">Amount</th></tr></thead><tbody>${lines.data.map(
    ({ description, period, amount }) =>
      html`<tr><td>${description}</td><td>${formatDate(period.start)} to ${formatDate(period.end)}</td><td class="n">${formatDollars(amount)}</td></tr>`,
  )}${total !== due && html`<tr><td colspan="2">Credit</td><td class="n">${formatDollars(due - total)}</td></tr>`}
<tr><td colspan="2"><b>${status === 'paid' ? 'Paid' : 'Owed'}</b></td><td class="n"><b>${formatDollars(due)}</b></td></tr></tbody></table>
${status === 'open' && html`<form method="post"><button class="go">Pay ${formatDollars(due)} with a valid card</button></form>`}`;
}
