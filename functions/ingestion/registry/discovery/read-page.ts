import type { FetchLimits } from '../../reading/fetch-page.ts';
import { createRobotsCache } from '../../reading/robots.ts';
import type { HostQueue } from './host-queue.ts';
import { readText, type TextAnswer } from './read-text.ts';

export interface Page {
  /** Where redirects led. */
  readonly url: URL;
  readonly html: string;
}

export interface PageDeps {
  readonly queue: HostQueue;
  /** Refuses addresses that are not public. */
  readonly fetch: typeof fetch;
  readonly now: () => Date;
  /** Throws for hosts that must not even be asked for their robots.txt. */
  readonly assertPublic?: (host: string) => Promise<void>;
  /** Overrides the addresses of all sites; '{host}' is replaced by the host. */
  readonly sites?: string | undefined;
}

/** Reads pages of companies' sites, as far as the robots.txt of each site allows. */
export interface PageReader {
  /**
   * Follows up to five redirects, but ends at the first URL for which `isEnd` is true, without reading it.
   * Throws if the page can't or mustn't be read.
   */
  read(url: URL, isEnd: (url: URL) => boolean): Promise<Page>;
}

const MAX_REDIRECTS = 5;
const LIMITS: FetchLimits = { bytes: 4 * 1024 * 1024, milliseconds: 20_000 };

export function pageReader({ queue, fetch, now, assertPublic, sites }: PageDeps): PageReader {
  const robots = createRobotsCache(now);
  const addressOf = (url: URL) =>
    sites ? new URL(sites.replace('{host}', url.hostname) + url.pathname + url.search) : url;

  async function get(url: URL): Promise<TextAnswer> {
    if (!/^https?:$/.test(url.protocol)) throw new Error(`${url} is not a web page.`);
    return queue.run(url.host, () => readText(fetch, addressOf(url), LIMITS));
  }

  /** RFC 9309, 2.3.1.2: redirects are followed, as from 'acme.com' to 'www.acme.com'. */
  async function fetchRobots(url: URL, init: RequestInit | undefined, redirects = 0): Promise<Response> {
    if (!sites) await assertPublic?.(url.hostname);
    const { response } = await queue.run(url.host, async () => ({
      response: await fetch(addressOf(url), init),
      retryAfter: undefined,
    }));
    const location = response.headers.get('location');
    const next = location === null ? null : URL.parse(location, url.href);
    return next && redirects < MAX_REDIRECTS ? fetchRobots(next, init, redirects + 1) : response;
  }

  async function assertAllowed(url: URL): Promise<void> {
    if (!sites) await assertPublic?.(url.hostname);
    const { isAllowed } = await robots.rulesFor(url, (_, init) =>
      fetchRobots(new URL('/robots.txt', url.origin), init),
    );
    if (!isAllowed(url)) throw new Error(`The robots.txt of ${url.host} disallows ${url.pathname}.`);
  }

  return {
    async read(start, isEnd) {
      let url = start;
      for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
        if (isEnd(url)) return { url, html: '' };
        await assertAllowed(url);
        const { status, text, location } = await get(url);
        if (status === 200) return { url, html: text };
        const next = location === undefined ? null : URL.parse(location, url.href);
        if (!next) throw new Error(`${url} answered with status ${status}.`);
        url = next;
      }
      throw new Error(`${start} redirects more than ${MAX_REDIRECTS} times.`);
    },
  };
}
