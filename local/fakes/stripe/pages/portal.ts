import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Account } from '../account/account.ts';
import type { StripeObjects } from '../account/objects.ts';
import { patchSubscription, subscriptionItem } from '../billing/patch-subscription.ts';
import { CARD_CHOICES, cardFields } from './card-choices.ts';
import { formatDate, pageHeaders, renderLayout } from './layout.ts';

/** The customer portal, with its page for changing the card: https://docs.stripe.com/customer-management */
export function portalPages(account: Account): Hono {
  const app = new Hono();
  const show = (
    context: Context,
    session: StripeObjects['portalSession'],
    error = '',
    status: 200 | 400 = 200,
  ) =>
    context.html(renderLayout('Customer portal', renderPage(account, session, error)), status, pageHeaders);
  const find = (context: Context) => account.find('portalSession', context.req.param('id') ?? '');

  app.get('/portal/:id', (context) => {
    const session = find(context);
    return session ? show(context, session) : context.notFound();
  });
  app.post('/portal/:id', async (context) => {
    const session = find(context);
    if (!session) return context.notFound();
    const { card } = await context.req.parseBody();
    const known = CARD_CHOICES.find(({ value }) => value === card);
    if (!known) return show(context, session, 'Choose a card.', 400);
    for (const subscription of subscriptionsOf(account, session))
      patchSubscription(account, subscription, { default_payment_method: known.value });
    return context.redirect(session.return_url ?? `/stripe/portal/${session.id}`, 303);
  });
  return app;
}

const subscriptionsOf = (account: Account, { customer }: StripeObjects['portalSession']) =>
  account.all('subscription').filter((one) => one.customer === customer && one.status !== 'canceled');

function renderPage(account: Account, session: StripeObjects['portalSession'], error: string) {
  return html`<h1>Your subscription</h1>
${subscriptionsOf(account, session).map((subscription) => {
  const { price, current_period_end: end } = subscriptionItem(subscription);
  return html`<p>${price.nickname}, ${subscription.status}, until ${formatDate(end)}.</p>`;
})}
${error && html`<p class="alarm" role="alert">${error}</p>`}
<form method="post">${cardFields('Pay with')}<button class="go">Save card</button></form>
${session.return_url && html`<a href="${session.return_url}">Return without a change</a>`}`;
}
