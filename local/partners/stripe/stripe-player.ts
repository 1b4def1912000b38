import { join } from 'node:path';
import { Hono } from 'hono';
import { openAccount } from './account/account.ts';
import { openBook } from './account/book.ts';
import { stripeApi } from './api.ts';
import { letTimePass } from './billing/time.ts';
import { accountPage } from './pages/account.ts';
import { checkoutPages } from './pages/checkout.ts';
import { invoicePages } from './pages/invoices.ts';
import { refuseOtherOrigins } from './pages/other-origins.ts';
import { createWebhooks, type Endpoint } from './webhooks.ts';

/** What the product has been told of the account, or has told it: its key, and where events go. */
export interface StripeConnection {
  readonly apiKey: string;
  readonly webhook: Endpoint;
}

/** The played Stripe. */
export interface StripePlayer {
  /** The API at /v1, and the pages that people see at /stripe. */
  readonly app: Hono;
  /** From now on only this key is answered, and events are delivered. */
  connect(connection: StripeConnection): void;
  close(): Promise<void>;
}

/** Makes the played Stripe. `dataFolder` keeps the account over restarts; without one it ends with the process. */
export function stripePlayer(options: {
  feedsDir: string;
  dataFolder: string | undefined;
  now(): number;
  /** The address that people and the product reach it at, without a slash behind. */
  origin(): string;
}): StripePlayer {
  const { feedsDir, dataFolder, now, origin } = options;
  let connection: StripeConnection | undefined;
  const book = openBook(dataFolder === undefined ? undefined : join(dataFolder, 'stripe.json'));
  const webhooks = createWebhooks({ endpoint: () => connection?.webhook, now });
  const account = openAccount(book, { now, origin, deliver: webhooks.deliver });

  const app = new Hono();
  app.use(async (_, next) => {
    letTimePass(account, account.now());
    await next();
    book.save();
  });
  app.route('/v1', stripeApi({ account, feedsDir, apiKey: () => connection?.apiKey }));
  app.use('/stripe/*', refuseOtherOrigins);
  app.route('/stripe', checkoutPages(account));
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
