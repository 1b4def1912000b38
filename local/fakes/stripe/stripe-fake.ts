import { join } from 'node:path';
import { Hono } from 'hono';
import { openAccount } from './account/account.ts';
import { openObjectStore } from './account/object-store.ts';
import { stripeApi } from './api.ts';
import { advanceClock } from './billing/advance-clock.ts';
import { accountPage } from './pages/account.ts';
import { checkoutPages } from './pages/checkout.ts';
import { invoicePages } from './pages/invoices.ts';
import { portalPages } from './pages/portal.ts';
import { requireSameOrigin } from './pages/require-same-origin.ts';
import { createWebhooks, type WebhookEndpoint } from './webhooks.ts';

/** The deployed product's API key and webhook endpoint. */
export interface StripeConnection {
  readonly apiKey: string;
  readonly webhook: WebhookEndpoint;
}

export interface StripeFake {
  /** The API at /v1 and the hosted pages at /stripe. */
  readonly app: Hono;
  /** Restricts the API to this key and starts to deliver events. */
  connect(connection: StripeConnection): void;
  close(): Promise<void>;
}

/** Creates a fake Stripe. `dataFolder` persists the account across restarts. */
export function createStripeFake(options: {
  feedsDir: string;
  dataFolder: string | undefined;
  now(): number;
  /** The base URL that browsers and the product use, without a trailing slash. */
  origin(): string;
}): StripeFake {
  const { feedsDir, dataFolder, now, origin } = options;
  let connection: StripeConnection | undefined;
  const book = openObjectStore(dataFolder === undefined ? undefined : join(dataFolder, 'stripe.json'));
  const webhooks = createWebhooks({ endpoint: () => connection?.webhook, now });
  const account = openAccount(book, { now, origin, deliver: webhooks.deliver });

  const app = new Hono();
  app.use(async (_, next) => {
    advanceClock(account, account.now());
    await next();
    book.save();
  });
  app.route('/v1', stripeApi({ account, feedsDir, apiKey: () => connection?.apiKey }));
  app.use('/stripe/*', requireSameOrigin);
  app.route('/stripe', checkoutPages(account));
  app.route('/stripe', portalPages(account));
  app.route('/stripe', invoicePages(account));
  app.route('/stripe', accountPage({ account, deliveries: webhooks.deliveries }));
  return {
    app,
    connect(given) {
      connection = given;
    },
    async close() {
      await webhooks.close();
      book.save();
    },
  };
}
