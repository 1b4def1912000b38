import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Account } from '../account/account.ts';
import type { Kept } from '../account/kept.ts';
import { Refusal } from '../account/refusal.ts';
import { CARDS } from '../billing/cards.ts';
import { completeCheckout } from '../billing/complete-checkout.ts';
import { dollars, page, pageHeaders } from './layout.ts';

const cards = [
  { value: CARDS.pays, text: 'A card that pays', note: '4242' },
  { value: CARDS.declines, text: 'A card that is declined', note: '0002' },
  { value: CARDS.declinesLater, text: 'A card that pays now and is declined at every renewal', note: '0341' },
];

/** The hosted checkout page: a person pays, is declined, or leaves. */
export function checkoutPages(account: Account): Hono {
  const app = new Hono();
  const show = (context: Context, session: Kept['session'], error = '', status: 200 | 400 | 402 = 200) =>
    context.html(page('Checkout', pageOf(account, session, error)), status, pageHeaders);
  const find = (context: Context) => account.find('session', context.req.param('id') ?? '');

  app.get('/checkout/:id', (context) => {
    const session = find(context);
    return session ? show(context, session) : context.notFound();
  });
  app.post('/checkout/:id', async (context) => {
    const session = find(context);
    if (!session) return context.notFound();
    const { card } = await context.req.parseBody();
    const known = cards.find(({ value }) => value === card);
    if (!known) return show(context, session, 'Choose a card.', 400);
    try {
      return context.redirect(doneUrl(completeCheckout(account, session.id, known.value)), 303);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const status = error.status === 402 ? 402 : 400;
      return show(context, account.need('session', session.id), error.message, status);
    }
  });
  return app;
}

/** https://docs.stripe.com/payments/checkout/custom-success-page */
const doneUrl = ({ success_url: url, id }: Kept['session']) => url.replaceAll('{CHECKOUT_SESSION_ID}', id);

function pageOf(account: Account, session: Kept['session'], error: string) {
  const [item] = session.line_items.data;
  const email =
    session.customer === null ? session.customer_email : account.find('customer', session.customer)?.email;
  const leave = session.cancel_url && html`<a href="${session.cancel_url}">Leave without paying</a>`;
  if (session.status === 'complete')
    return html`<h1>This is paid already.</h1><a href="${doneUrl(session)}">Go back</a>`;
  if (session.status === 'expired') return html`<h1>This checkout has expired.</h1>${leave}`;
  return html`<h1>${item?.price.nickname ?? ''} subscription</h1>
<p class="price">${dollars(session.amount_total)}</p>
<p class="muted">Each ${item?.price.recurring.interval ?? ''}, until it is cancelled. ${email ? `For ${email}.` : ''}</p>
${error && html`<p class="alarm" role="alert">${error}</p>`}
<form method="post"><fieldset><legend>Pay with</legend>${cards.map(
    ({ value, text, note }, index) =>
      html`<label><input type="radio" name="card" value="${value}" required${index === 0 ? ' checked' : ''}> ${text} <span class="muted">ends in ${note}</span></label>`,
  )}</fieldset><button class="go">Pay ${dollars(session.amount_total)}</button></form>
${leave}`;
}
