import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import type { Account } from '../account/account.ts';
import { STATUSES } from '../account/kept/subscription.ts';
import { Refusal } from '../account/refusal.ts';
import { itemOf, patchSubscription } from '../billing/patch-subscription.ts';
import { letTimePass } from '../billing/time.ts';
import type { Delivery } from '../webhooks.ts';
import { DEEDS } from './deeds.ts';
import { date, page, pageHeaders } from './layout.ts';

const day = 86_400;
const days = z.object({ days: z.coerce.number().min(1).max(400) });
const status = z.object({ status: z.enum(STATUSES) });

/** What the page needs besides the account. */
export interface AccountPageOptions {
  readonly account: Account;
  deliveries(): readonly Delivery[];
}

/**
 * The page of the account's owner, at /stripe, and what its buttons send:
 *
 *   POST /stripe/clock                       days=3: moves the clock ahead; all that is due on the way happens
 *   POST /stripe/subscriptions/:id/:deed     one of DEEDS
 *   POST /stripe/subscriptions/:id/status    status=unpaid: puts it into one of Stripe's eight states
 *   POST /stripe/events/:id                  delivers an event once more
 */
export function accountPage({ account, deliveries }: AccountPageOptions): Hono {
  const app = new Hono();
  const show = (context: Context, error = '', code: 200 | 400 = 200) =>
    context.html(page('The played Stripe', pageOf(account, deliveries(), error), true), code, pageHeaders);
  const attempt = (context: Context, deed: () => void) => {
    try {
      deed();
      return context.redirect('/stripe', 303);
    } catch (error) {
      if (error instanceof Refusal) return show(context, error.message, 400);
      if (error instanceof z.ZodError) return show(context, z.prettifyError(error), 400);
      throw error;
    }
  };

  app.get('/', (context) => show(context));
  app.post('/clock', async (context) => {
    const form = await context.req.parseBody();
    return attempt(context, () => letTimePass(account, account.now() + days.parse(form).days * day));
  });
  app.post('/subscriptions/:id/status', async (context) => {
    const form = await context.req.parseBody();
    const { id } = context.req.param();
    return attempt(context, () =>
      patchSubscription(account, account.need('subscription', id), status.parse(form)),
    );
  });
  app.post('/subscriptions/:id/:deed', (context) => {
    const { id, deed } = context.req.param();
    const known = DEEDS[deed];
    if (!known) return context.notFound();
    return attempt(context, () => known.happen(account, account.need('subscription', id)));
  });
  app.post('/events/:id', (context) => {
    const { id } = context.req.param();
    return attempt(context, () => account.tellAgain(account.need('event', id)));
  });
  return app;
}

const button = (action: string, text: string) =>
  html`<form method="post" action="${action}"><button>${text}</button></form>`;

function pageOf(account: Account, deliveries: readonly Delivery[], error: string) {
  const outcomes = new Map(
    deliveries.map(({ event, outcome, attempt }) => [event, `${outcome}, try ${attempt}`]),
  );
  const events = account.all('event').slice(0, 30);
  return html`<h1>The played Stripe</h1>
${error && html`<p class="alarm" role="alert">${error}</p>`}
<p>Its clock says ${date(account.now())}.</p>
<div class="row">${[1, 3, 7, 30].map(
    (count) =>
      html`<form method="post" action="/stripe/clock"><input type="hidden" name="days" value="${count}"><button>${count} ${count === 1 ? 'day' : 'days'} on</button></form>`,
  )}</div>
<h2>Subscriptions</h2>
${account.all('subscription').map((subscription) => {
  const { price, current_period_end: end } = itemOf(subscription);
  const email = account.find('customer', subscription.customer)?.email ?? 'a customer who was deleted';
  const ends = subscription.cancel_at_period_end ? 'ends' : 'runs until';
  return html`<section><p><b>${email}</b>: ${price.nickname}, ${subscription.status}, ${ends} ${date(end)}. <span class="muted">${subscription.id}, ${subscription.default_payment_method}</span></p>
<div class="row">${Object.entries(DEEDS).map(([deed, { text }]) => button(`/stripe/subscriptions/${subscription.id}/${deed}`, text))}</div></section>`;
})}
<h2>Events</h2>
<table><thead><tr><th>Type</th><th>Delivered</th><th>Event</th><th></th></tr></thead><tbody>${events.map(
    ({ id, type }) =>
      html`<tr><td>${type}</td><td>${outcomes.get(id) ?? 'not in this run'}</td><td class="muted">${id}</td><td class="n">${button(`/stripe/events/${id}`, 'Send again')}</td></tr>`,
  )}</tbody></table>`;
}
