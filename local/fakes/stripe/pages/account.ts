import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import type { Account } from '../account/account.ts';
import { ApiError } from '../account/api-error.ts';
import { STATUSES } from '../account/objects/subscription.ts';
import { advanceClock } from '../billing/advance-clock.ts';
import { patchSubscription, subscriptionItem } from '../billing/patch-subscription.ts';
import type { DeliveryAttempt } from '../webhooks.ts';
import { formatDate, pageHeaders, renderLayout } from './layout.ts';
import { SUBSCRIPTION_ACTIONS } from './subscription-actions.ts';

const day = 86_400;
const days = z.object({ days: z.coerce.number().min(1).max(400) });
const status = z.object({ status: z.enum(STATUSES) });

export interface AccountPageOptions {
  readonly account: Account;
  deliveries(): readonly DeliveryAttempt[];
}

/**
 * The account's dashboard at /stripe. Its buttons send:
 *
 *   POST /stripe/clock                       days=3: advances the clock and runs everything that is due in between
 *   POST /stripe/subscriptions/:id/:action     one of SUBSCRIPTION_ACTIONS
 *   POST /stripe/subscriptions/:id/status    status=unpaid: sets one of Stripe's eight statuses
 *   POST /stripe/events/:id                  redelivers an event
 */
export function accountPage({ account, deliveries }: AccountPageOptions): Hono {
  const app = new Hono();
  const show = (context: Context, error = '', code: 200 | 400 = 200) =>
    context.html(
      renderLayout('Fake Stripe', renderPage(account, deliveries(), error), true),
      code,
      pageHeaders,
    );
  const runAction = (context: Context, action: () => void) => {
    try {
      action();
      return context.redirect('/stripe', 303);
    } catch (error) {
      if (error instanceof ApiError) return show(context, error.message, 400);
      if (error instanceof z.ZodError) return show(context, z.prettifyError(error), 400);
      throw error;
    }
  };

  app.get('/', (context) => show(context));
  app.post('/clock', async (context) => {
    const form = await context.req.parseBody();
    return runAction(context, () => advanceClock(account, account.now() + days.parse(form).days * day));
  });
  app.post('/subscriptions/:id/status', async (context) => {
    const form = await context.req.parseBody();
    const { id } = context.req.param();
    return runAction(context, () =>
      patchSubscription(account, account.get('subscription', id), status.parse(form)),
    );
  });
  app.post('/subscriptions/:id/:action', (context) => {
    const { id, action } = context.req.param();
    const known = SUBSCRIPTION_ACTIONS[action];
    if (!known) return context.notFound();
    return runAction(context, () => known.run(account, account.get('subscription', id)));
  });
  app.post('/events/:id', (context) => {
    const { id } = context.req.param();
    return runAction(context, () => account.redeliver(account.get('event', id)));
  });
  return app;
}

const postButton = (action: string, text: string) =>
  html`<form method="post" action="${action}"><button>${text}</button></form>`;

function renderPage(account: Account, deliveries: readonly DeliveryAttempt[], error: string) {
  const outcomes = new Map(
    deliveries.map(({ event, outcome, attempt }) => [event, `${outcome} (attempt ${attempt})`]),
  );
  const events = account.all('event').slice(0, 30);
  return html`<h1>Fake Stripe</h1>
${error && html`<p class="alarm" role="alert">${error}</p>`}
<p>The clock is at ${formatDate(account.now())}.</p>
<div class="row">${[1, 3, 7, 30].map(
    (count) =>
      html`<form method="post" action="/stripe/clock"><input type="hidden" name="days" value="${count}"><button>${count} ${count === 1 ? 'day' : 'days'} ahead</button></form>`,
  )}</div>
<h2>Subscriptions</h2>
${account.all('subscription').map((subscription) => {
  const { price, current_period_end: end } = subscriptionItem(subscription);
  const email = account.find('customer', subscription.customer)?.email ?? 'a deleted customer';
  const ends = subscription.cancel_at_period_end ? 'ends' : 'runs until';
  return html`<section><p><b>${email}</b>: ${price.nickname}, ${subscription.status}, ${ends} ${formatDate(end)}. <span class="muted">${subscription.id}, ${subscription.default_payment_method}</span></p>
<div class="row">${Object.entries(SUBSCRIPTION_ACTIONS).map(([action, { label }]) => postButton(`/stripe/subscriptions/${subscription.id}/${action}`, label))}</div></section>`;
})}
<h2>Events</h2>
<table><thead><tr><th>Type</th><th>Delivered</th><th>Event</th><th></th></tr></thead><tbody>${events.map(
    ({ id, type }) =>
      html`<tr><td>${type}</td><td>${outcomes.get(id) ?? 'not in this run'}</td><td class="muted">${id}</td><td class="n">${postButton(`/stripe/events/${id}`, 'Send again')}</td></tr>`,
  )}</tbody></table>`;
}
