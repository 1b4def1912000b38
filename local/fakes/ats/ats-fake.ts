import { setTimeout as sleep } from 'node:timers/promises';
import { Hono, type MiddlewareHandler } from 'hono';
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
 * Returns an app that applies behavior files to all routes under `boardPath`, which contains `:board`. Other
 * responses are gzipped and carry a weak ETag.
 */
export function createBoardRoutes(ats: string, boardPath: string, feeds: Feeds): Hono {
  const app = new Hono();
  app.use(`${boardPath}/*`, injectFaults(ats, feeds), compress({ encoding: 'gzip' }), etag({ weak: true }));
  return app;
}

function injectFaults(ats: string, feeds: Feeds): MiddlewareHandler {
  return async (context, next) => {
    const behavior = await feeds.behavior(ats, context.req.param('board') ?? '');
    if (behavior?.delayMs !== undefined) await sleep(behavior.delayMs, undefined, { ref: false });
    const answer = behavior && faultResponse(behavior);
    if (answer) return answer;
    await next();
    for (const [name, value] of Object.entries(behavior?.headers ?? {})) context.res.headers.set(name, value);
    return undefined;
  };
}
