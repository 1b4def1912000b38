import robotsParser from 'robots-parser';
import type { FetchLimits } from '../../reading/fetch-page.ts';
import type { HostQueue } from './host-queue.ts';
import { readText, type TextAnswer } from './read-text.ts';

type Robots = ReturnType<typeof robotsParser>;

export interface Page {
  /** Where redirects led. */
  readonly url: URL;
  readonly html: string;
}

export interface PageDeps {
  readonly queue: HostQueue;
  readonly fetch: typeof fetch;
  /** Throws for a host that is not public. */
  readonly assertPublic: (host: string) => Promise<void>;
  /** Overrides the addresses of all sites; '{host}' is replaced by the host. */
  readonly sites?: string | undefined;
}

/** Reads pages of companies' sites, as far as the robots.txt of each site allows. */
export interface PageReader {
  /**
   * Follows up to five redirects, but ends at the first URL for which `isEnd` is true, without reading it. Throws if the
   * page can't or mustn't be read.
   */
  read(url: URL, isEnd: (url: URL) => boolean): Promise<Page>;
}

const MAX_REDIRECTS = 5;
const LIMITS: FetchLimits = { bytes: 4 * 1024 * 1024, milliseconds: 20_000 };
const USER_AGENT = 'Daybreak';

export function pageReader({ queue, fetch, assertPublic, sites }: PageDeps): PageReader {
  const robots = new Map<string, Promise<Robots>>();

  async function get(url: URL): Promise<TextAnswer> {
    if (!/^https?:$/.test(url.protocol)) throw new Error(`${url} is not a web page.`);
    const target = sites ? new URL(sites.replace('{host}', url.hostname) + url.pathname + url.search) : url;
    if (!sites) await assertPublic(url.hostname);
    return queue.run(url.host, () => readText(fetch, target, LIMITS));
  }

  /** RFC 9309: without a robots.txt everything is allowed; if it can't be read, nothing is. */
  async function readRobots(origin: string): Promise<Robots> {
    const url = new URL('/robots.txt', origin);
    const { status, text } = await get(url);
    return robotsParser(url.href, status === 429 || status >= 500 ? 'User-agent: *\nDisallow: /' : text);
  }

  async function assertAllowed(url: URL): Promise<void> {
    const rules = robots.get(url.origin) ?? readRobots(url.origin);
    robots.set(url.origin, rules);
    if ((await rules).isAllowed(url.href, USER_AGENT) === false)
      throw new Error(`The robots.txt of ${url.host} disallows ${url.pathname}.`);
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
