import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { atsFakes } from './ats/ats-fakes.ts';
import { openFeeds } from './ats/feeds.ts';
import { commonCrawlFake } from './discovery/common-crawl.ts';
import { companySitesFake } from './discovery/company-sites.ts';
import { jazzHrFeedsFake } from './discovery/jazzhr-feeds.ts';
import { openAiFake } from './openai/openai-fake.ts';
import { posthogFake } from './posthog/posthog-fake.ts';
import { type PushedMessage, pushFake } from './push/push-fake.ts';
import { createRequestLog, type LoggedRequest } from './request-log.ts';
import { createStripeFake, type StripeFake } from './stripe/stripe-fake.ts';

export interface Fakes {
  /**
   * Environment variable → base URL, such as GREENHOUSE_URL → http://127.0.0.1:4600/greenhouse. '{slug}'
   * stands for the board, '{host}' for a company's host.
   */
  readonly endpoints: Record<string, string>;
  /** The last 200 requests, oldest first. */
  requests(): readonly LoggedRequest[];
  readonly stripe: Pick<StripeFake, 'connect'>;
  close(): Promise<void>;
}

/**
 * Starts fakes of all outside services on 127.0.0.1. `port` defaults to a free one. `dataFolder` persists
 * Stripe's data across restarts. Throws if the feeds folder is missing or the port is in use.
 */
export async function startFakes(options: {
  feedsDir: string;
  dataFolder?: string;
  port?: number;
  now?: () => number;
  /** Called with every push message that a browser would show. */
  onPush?: (message: PushedMessage) => void;
}): Promise<Fakes> {
  const { feedsDir, dataFolder, port = 0, now = Date.now, onPush = () => undefined } = options;
  const folder = await stat(feedsDir).catch(() => undefined);
  if (!folder?.isDirectory()) {
    throw new Error(
      `${feedsDir} is not a folder. Set FEEDS_DIR to a folder that contains <ats>/<board>.json files.`,
    );
  }

  const log = createRequestLog(200);
  let origin = '';
  const stripe = createStripeFake({ feedsDir, dataFolder, now, origin: () => origin });
  const app = createApp(feedsDir, log.add, now);
  app.route('/', stripe.app);
  app.route('/push', pushFake({ onMessage: onPush, now, origin: () => origin }));
  const server = createAdaptorServer({
    fetch: app.fetch,
    overrideGlobalObjects: false,
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch((cause) => {
    throw new Error(
      `Port ${port} is in use. Stop the process that uses it, or choose another port for the fakes.`,
      { cause },
    );
  });

  const address = server.address();
  const listeningPort = typeof address === 'object' ? address?.port : port;
  origin = `http://127.0.0.1:${listeningPort}`;
  return {
    endpoints: {
      ...Object.fromEntries(
        atsFakes.map(({ ats, endpointVariable, endpointPath = '' }) => [
          endpointVariable,
          `${origin}/${ats}${endpointPath}`,
        ]),
      ),
      COMMON_CRAWL_URL: `${origin}/common-crawl`,
      JAZZHR_FEEDS_URL: `${origin}/jazzhr-feeds`,
      COMPANY_SITES_URL: `${origin}/sites/{host}`,
      OPENAI_BASE_URL: `${origin}/openai/v1`,
      ANALYTICS_PROJECT_URL: `${origin}/posthog/api/projects/1`,
      PUSH_SERVICE_URL: `${origin}/push/messages`,
      // Stripe's client accepts no base path, so its API is at /v1.
      STRIPE_API_BASE: origin,
    },
    requests: log.all,
    stripe,
    async close() {
      await stripe.close();
      const closed = once(server, 'close');
      server.close();
      if (server instanceof Server) server.closeAllConnections();
      await closed;
    },
  };
}

function createApp(feedsDir: string, log: (request: LoggedRequest) => void, now: () => number): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    const at = new Date(now()).toISOString();
    await next();
    const { pathname, search } = new URL(context.req.url);
    log({ at, method: context.req.method, path: pathname + search, status: context.res.status });
  });
  app.notFound((context) => context.json({ error: 'No fake is registered for this path.' }, 404));
  app.onError((error, context) => context.json({ error: error.message }, 500));

  const feeds = openFeeds(feedsDir);
  for (const fake of atsFakes) app.route(`/${fake.ats}`, fake.routes(feeds));
  app.route('/common-crawl', commonCrawlFake(feedsDir, feeds));
  app.route('/jazzhr-feeds', jazzHrFeedsFake(feedsDir));
  app.route('/sites', companySitesFake(feedsDir, feeds));
  app.route('/openai', openAiFake(feedsDir, now));
  app.route('/posthog', posthogFake());
  return app;
}
