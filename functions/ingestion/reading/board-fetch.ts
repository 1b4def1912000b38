import type { Adapter } from '../adapters/adapter.ts';
import { hasOwnHosts, overriddenOrigin, resolveBoardAddress } from './board-address.ts';
import { publicFetch } from './public-fetch.ts';
import { RefusedRequest } from './refused-request.ts';
import { createRobotsCache, type RobotsCache } from './robots.ts';

const MAX_REDIRECTS = 3;

/** RFC 9309, 2.3.1.2. */
const MAX_ROBOTS_REDIRECTS = 5;

export interface BoardFetchDeps {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly now: () => Date;
  /**
   * Counts a request at a host that the board leads to, by a redirect or an address. Returns false if the
   * host has had its share. By default none is counted.
   */
  readonly countVisit?: (host: string) => Promise<boolean>;
  /** Replaces the network in tests. */
  readonly fetch?: typeof fetch;
  readonly robots?: RobotsCache;
  readonly sleep?: (milliseconds: number) => Promise<void>;
}

/**
 * Creates the fetch for one reading of a board. It connects to public addresses only, unless the environment
 * overrides the system's origin; obeys each site's robots.txt, with its pauses, if the system does; and
 * follows up to 3 redirects, but not those of a vendor's host. Requests that it does not send throw
 * `RefusedRequest`.
 */
export function createBoardFetch(deps: BoardFetchDeps, adapter: Adapter, slug: string): typeof fetch {
  const { environment, robots = createRobotsCache(deps.now) } = deps;
  const { origin, isOverridden } = resolveBoardAddress(adapter, slug, environment);
  const request = deps.fetch ?? (isOverridden ? fetch : publicFetch);
  const own = new URL(`${origin}/`).href;
  const ownPublic = new URL(`${resolveBoardAddress(adapter, slug, {}).origin}/`).href;
  const ownHost = new URL(ownPublic).host;
  const maxRedirects = hasOwnHosts(adapter) ? MAX_REDIRECTS : undefined;
  let requests = 0;

  /** The URL on the public internet of one at an overridden origin. */
  const toPublic = ({ href }: URL): URL =>
    new URL(href.startsWith(own) ? ownPublic + href.slice(own.length) : href);

  function fromPublic(url: URL): URL {
    if (!isOverridden) return url;
    if (url.href.startsWith(ownPublic)) return new URL(own + url.href.slice(ownPublic.length));
    const other = overriddenOrigin(adapter, url.host, environment);
    return other === undefined ? url : new URL(other + url.pathname + url.search);
  }

  /** Follows no redirects if `maxRedirects` is undefined. `check` throws for a target that must not be requested. */
  async function send(
    url: URL,
    init: RequestInit | undefined,
    maxRedirects: number | undefined,
    check: (target: URL) => Promise<void> = async () => undefined,
  ): Promise<Response> {
    assertWebAddress(url);
    const response = await request(fromPublic(url), init);
    const next = redirectTarget(response, url);
    if (!next || maxRedirects === undefined || init?.method === 'POST') return response;
    await response.body?.cancel();
    if (maxRedirects === 0) throw new RefusedRequest('The board redirects too many times.');
    if (url.protocol === 'https:' && next.protocol !== 'https:')
      throw new RefusedRequest('The board redirects to a page without HTTPS, which is not followed.');
    // The board's own first request is counted by its reading.
    await assertWelcome(next);
    await check(next);
    return send(next, init, maxRedirects - 1, check);
  }

  async function assertWelcome({ host }: URL): Promise<void> {
    if (hasOwnHosts(adapter) && deps.countVisit && !(await deps.countVisit(host)))
      throw new RefusedRequest(`The requests to ${host} are used up for this hour.`);
  }

  const readRobots: typeof fetch = (input, init) => send(new URL(`${input}`), init, MAX_ROBOTS_REDIRECTS);

  async function obeyRobots(url: URL): Promise<void> {
    const { crawlDelayMs, isAllowed } = await robots.rulesFor(url, readRobots);
    if (!isAllowed(url))
      throw new RefusedRequest(`The robots.txt of ${url.host} does not allow ${url.pathname} to be read.`);
    const wait = crawlDelayMs - (adapter.pauseMs ?? 0);
    if (requests > 0 && wait > 0) await deps.sleep?.(wait);
    requests += 1;
  }

  return async (input, init) => {
    const url = toPublic(new URL(`${input}`));
    if (!adapter.obeysRobots) return send(url, init, maxRedirects);
    if (url.pathname === '/robots.txt') return new Response((await robots.rulesFor(url, readRobots)).text);
    if (url.host !== ownHost) await assertWelcome(url);
    await obeyRobots(url);
    return send(url, init, maxRedirects, obeyRobots);
  };
}

function redirectTarget({ status, headers }: Response, from: URL): URL | null {
  const location = headers.get('location');
  return status >= 300 && status < 400 && location !== null ? URL.parse(location, from.href) : null;
}

/** Strangers can name these addresses, so they lead to web servers only. */
function assertWebAddress({ protocol, port, host }: URL): void {
  if (!/^https?:$/.test(protocol) || port !== '')
    throw new RefusedRequest(`'${protocol}//${host}' is not the address of a website, and is not requested.`);
}
