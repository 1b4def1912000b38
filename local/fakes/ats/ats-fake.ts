import { setTimeout as sleep } from 'node:timers/promises';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { faultResponse } from './behavior.ts';
import type { Feeds } from './feeds.ts';

export interface AtsFake {
  /** Folder in FEEDS_DIR, `ats` in a registry entry, and first segment of the path. */
  readonly ats: string;
  /** The environment variable that overrides this system's base URL. */
  readonly endpointVariable: string;
  /** Appended to the base URL: '/{slug}' if the vendor gives each board its own host. */
  readonly endpointPath?: string;
  /** Returns the employer's name if recordings of this system contain it. */
  companyOf(recording: string): string | undefined;
  routes(feeds: Feeds): Hono;
}

/**
 * Returns an app that applies behavior files to all routes under `boardPath`, which contains `:board`, unless
 * `boardOf` finds the board elsewhere in a request. Other responses are gzipped and carry a weak ETag.
 */
export function createBoardRoutes(
  ats: string,
  boardPath: string,
  feeds: Feeds,
  boardOf: (context: Context) => string = (context) => context.req.param('board') ?? '',
): Hono {
  const app = new Hono();
  const faults = injectFaults(ats, feeds, boardOf);
  app.use(`${boardPath}/*`, faults, compress({ encoding: 'gzip' }), etag({ weak: true }));
  return app;
}

function injectFaults(ats: string, feeds: Feeds, boardOf: (context: Context) => string): MiddlewareHandler {
  return async (context, next) => {
    const behavior = await feeds.behavior(ats, boardOf(context));
    if (behavior?.delayMs !== undefined) await sleep(behavior.delayMs, undefined, { ref: false });
    const answer = behavior && faultResponse(behavior);
    if (answer) return answer;
    await next();
    for (const [name, value] of Object.entries(behavior?.headers ?? {})) context.res.headers.set(name, value);
    return undefined;
  };
}
