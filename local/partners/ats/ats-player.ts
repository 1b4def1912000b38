import { setTimeout as sleep } from 'node:timers/promises';
import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { misbehave } from './behaviour.ts';
import type { Feeds } from './feeds.ts';

/** One applicant-tracking system, played: its name, where it is mounted, and its public addresses. */
export interface AtsPlayer {
  /** The folder's name in FEEDS_DIR, the `ats` of a registry entry, and the first segment of the address. */
  readonly ats: string;
  /** The environment variable that carries this system's address. */
  readonly endpointVariable: string;
  /** What follows in that address: '/{slug}' where each board has a host of its own at the vendor. */
  readonly endpointPath?: string;
  /** The employer's name as a recorded answer of this system states it, if it does. */
  companyOf(recording: string): string | undefined;
  /** The system's routes, answering from the feeds. */
  routes(feeds: Feeds): Hono;
}

/**
 * An app whose routes below `boardPath` (with its `:board` in it) misbehave where a behaviour file says so,
 * and otherwise answer compressed and with an ETag, 304 to a matching If-None-Match.
 */
export function createBoardRoutes(ats: string, boardPath: string, feeds: Feeds): Hono {
  const app = new Hono();
  app.use(`${boardPath}/*`, misbehaviour(ats, feeds), compress({ encoding: 'gzip' }), etag({ weak: true }));
  return app;
}

function misbehaviour(ats: string, feeds: Feeds): MiddlewareHandler {
  return async (context, next) => {
    const behaviour = await feeds.behaviour(ats, context.req.param('board') ?? '');
    if (behaviour?.delayMs !== undefined) await sleep(behaviour.delayMs, undefined, { ref: false });
    const answer = behaviour && misbehave(behaviour);
    if (answer) return answer;
    await next();
    for (const [name, value] of Object.entries(behaviour?.headers ?? {}))
      context.res.headers.set(name, value);
    return undefined;
  };
}
