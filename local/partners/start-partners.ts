import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { openFeeds } from './ats/feeds.ts';
import { atsPlayers } from './ats/players.ts';
import { openAiPlayer } from './openai/openai-player.ts';
import { posthogFake } from './posthog/posthog-fake.ts';
import { createRequestLog, type PartnerRequest } from './request-log.ts';
import { type StripePlayer, stripePlayer } from './stripe/stripe-player.ts';

/** The played partners: where each is reached, what was asked of them, and how to stop them. */
export interface Partners {
  /**
   * Environment variable → address, as GREENHOUSE_URL → http://127.0.0.1:4600/greenhouse; '{slug}' in it stands for the
   * board.
   */
  readonly endpoints: Record<string, string>;
  /** The last 200 requests, oldest first. */
  requests(): readonly PartnerRequest[];
  readonly stripe: Pick<StripePlayer, 'connect'>;
  close(): Promise<void>;
}

/**
 * Starts the outside services that a local run talks to, on 127.0.0.1. `port` 0 or none takes a free one.
 * `dataFolder` keeps what the payment provider knows over restarts; without one it is forgotten at the end.
 * Throws one sentence when the feeds folder is missing or the port is taken.
 */
export async function startPartners(options: {
  feedsDir: string;
  dataFolder?: string;
  port?: number;
  now?: () => number;
}): Promise<Partners> {
  const { feedsDir, dataFolder, port = 0, now = Date.now } = options;
  const folder = await stat(feedsDir).catch(() => undefined);
  if (!folder?.isDirectory()) {
    throw new Error(
      `${feedsDir} is not a folder: let FEEDS_DIR name a folder that holds <ats>/<board>.json.`,
    );
  }

  const log = createRequestLog(200);
  let origin = '';
  const stripe = stripePlayer({ feedsDir, dataFolder, now, origin: () => origin });
  const app = createApp(feedsDir, log.add, now);
  app.route('/', stripe.app);
  const server = createAdaptorServer({
    fetch: app.fetch,
    overrideGlobalObjects: false,
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch((cause) => {
    throw new Error(`Port ${port} for the played partners is taken: stop what uses it.`, { cause });
  });

  const address = server.address();
  const listeningPort = typeof address === 'object' ? address?.port : port;
  origin = `http://127.0.0.1:${listeningPort}`;
  return {
    endpoints: {
      ...Object.fromEntries(
        atsPlayers.map(({ ats, endpointVariable, endpointPath = '' }) => [
          endpointVariable,
          `${origin}/${ats}${endpointPath}`,
        ]),
      ),
      OPENAI_BASE_URL: `${origin}/openai/v1`,
      ANALYTICS_PROJECT_URL: `${origin}/posthog/api/projects/1`,
      // Its package takes no path: the API is at /v1, as at Stripe.
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

function createApp(feedsDir: string, log: (request: PartnerRequest) => void, now: () => number): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    const at = new Date(now()).toISOString();
    await next();
    const { pathname, search } = new URL(context.req.url);
    log({ at, method: context.req.method, path: pathname + search, status: context.res.status });
  });
  app.notFound((context) => context.json({ error: 'No partner answers at this address.' }, 404));
  app.onError((error, context) => context.json({ error: error.message }, 500));

  const feeds = openFeeds(feedsDir);
  for (const player of atsPlayers) app.route(`/${player.ats}`, player.routes(feeds));
  app.route('/openai', openAiPlayer(feedsDir, now));
  app.route('/posthog', posthogFake());
  return app;
}
