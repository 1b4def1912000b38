import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Account } from '../account/account.ts';
import { ApiError } from '../account/api-error.ts';
import type { StripeObjects } from '../account/objects.ts';
import { completeCheckout } from '../billing/complete-checkout.ts';
import { CARD_CHOICES, cardFields } from './card-choices.ts';
import { formatDollars, pageHeaders, renderLayout } from './layout.ts';

/** The hosted checkout page. */
export function checkoutPages(account: Account): Hono {
  const app = new Hono();
  const show = (
    context: Context,
    session: StripeObjects['session'],
    error = '',
    status: 200 | 400 | 402 = 200,
  ) => context.html(renderLayout('Checkout', renderPage(account, session, error)), status, pageHeaders);
  const find = (context: Context) => account.find('session', context.req.param('id') ?? '');

  app.get('/checkout/:id', (context) => {
    const session = find(context);
    return session ? show(context, session) : context.notFound();
  });
  app.post('/checkout/:id', async (context) => {
    const session = find(context);
    if (!session) return context.notFound();
    const { card } = await context.req.parseBody();
    const known = CARD_CHOICES.find(({ value }) => value === card);
    if (!known) return show(context, session, 'Choose a card.', 400);
    try {
      return context.redirect(successUrl(completeCheckout(account, session.id, known.value)), 303);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const status = error.status === 402 ? 402 : 400;
      return show(context, account.get('session', session.id), error.message, status);
    }
  });
  return app;
}

/** https://docs.stripe.com/payments/checkout/custom-success-page */
const successUrl = ({ success_url: url, id }: StripeObjects['session']) =>
  url.replaceAll('{CHECKOUT_SESSION_ID}', id);

function renderPage(account: Account, session: StripeObjects['session'], error: string) {
  const [item] = session.line_items.data;
  const email =
    session.customer === null ? session.customer_email : account.find('customer', session.customer)?.email;
  const leave = session.cancel_url && html`<a href="${session.cancel_url}">Leave without paying</a>`;
  if (session.status === 'complete')
    return html`<h1>This checkout is already paid.</h1><a href="${successUrl(session)}">Go back</a>`;
  if (session.status === 'expired') return html`<h1>This checkout has expired.</h1>${leave}`;
  return html`<h1>${item?.price.nickname ?? ''} subscription</h1>
<p class="price">${formatDollars(session.amount_total)}</p>
<p class="muted">Each ${item?.price.recurring.interval ?? ''}, until it is cancelled. ${email ? `For ${email}.` : ''}</p>
${error && html`<p class="alarm" role="alert">${error}</p>`}
<form method="post">${cardFields('Pay with')}<button class="go">Pay ${formatDollars(session.amount_total)}</button></form>
${leave}`;
}
