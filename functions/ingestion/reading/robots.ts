import robotsParser from 'robots-parser';
import { fetchPage, NO_VALIDATORS } from './fetch-page.ts';
import { RefusedRequest } from './refused-request.ts';

/** Our name in robots.txt files (RFC 9309, 2.2.1). */
const PRODUCT_TOKEN = 'Daybreak';

const DAY_MS = 86_400_000;
const MAX_CRAWL_DELAY_MS = 10_000;
const TIMEOUT_MS = 10_000;

/** RFC 9309, 2.5 asks for at least this much. What comes after is not read. */
const MAX_LENGTH = 500 * 1024;

/** A longer file is an error, in bytes. */
const MAX_BYTES = 4 * MAX_LENGTH;

/** Each makes the comparison with a path slower. Real files have a few hundred. */
const MAX_WILDCARDS = 5_000;

/** In characters of all cached files together. */
const MAX_CACHED = 20_000_000;

export interface Robots {
  readonly text: string;
  /** Zero if none is asked for. */
  readonly crawlDelayMs: number;
  isAllowed(url: URL): boolean;
}

/** The robots.txt files of sites, each fetched once a day. */
export interface RobotsCache {
  /** `fetch` requests the file. Throws `RefusedRequest` if the site can't be read now, or asks for too long pauses. */
  rulesFor(site: URL, fetch: typeof globalThis.fetch): Promise<Robots>;
}

/** Caches in memory, so per running instance of a function. A file that could not be read is not cached. */
export function createRobotsCache(now: () => Date): RobotsCache {
  const cached = new Map<string, { readonly robots: Robots; readonly until: number }>();
  let size = 0;
  const drop = (origin: string) => {
    size -= cached.get(origin)?.robots.text.length ?? 0;
    cached.delete(origin);
  };
  return {
    async rulesFor(site, fetch) {
      const { origin } = site;
      const known = cached.get(origin);
      if (known && known.until > now().getTime()) return withinDelay(known.robots, site);
      drop(origin);
      const robots = await readRobots(site, fetch);
      cached.set(origin, { robots, until: now().getTime() + DAY_MS });
      size += robots.text.length;
      for (const oldest of cached.keys()) {
        if (size <= MAX_CACHED || oldest === origin) break;
        drop(oldest);
      }
      return withinDelay(robots, site);
    },
  };
}

/** RFC 9309, 2.3.1: a site without the file allows everything, and one that can't serve it allows nothing. */
async function readRobots({ origin, host }: URL, fetch: typeof globalThis.fetch): Promise<Robots> {
  const url = new URL('/robots.txt', origin);
  let status = 0;
  const noteStatus: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    status = response.status;
    return response;
  };
  const limits = { bytes: MAX_BYTES, milliseconds: TIMEOUT_MS };
  const page = await fetchPage({ url, decode: String }, NO_VALIDATORS, noteStatus, limits);
  const isUnavailable = status >= 400 && status < 500 && status !== 429;
  if (page.kind !== 'body' && !isUnavailable)
    throw new RefusedRequest(
      `The robots.txt of ${host} can't be read now, so nothing else is. ${page.kind === 'failed' ? page.message : ''}`.trim(),
    );
  return parseRobots(url, page.kind === 'body' ? String(page.body) : '');
}

function parseRobots(url: URL, whole: string): Robots {
  const text = whole.length > MAX_LENGTH ? whole.slice(0, whole.lastIndexOf('\n', MAX_LENGTH) + 1) : whole;
  if (text.split('*').length > MAX_WILDCARDS)
    throw new RefusedRequest(`The robots.txt of ${url.host} is too complex, so nothing else is read.`);
  // A page instead of the file has no rules.
  const rules = robotsParser(url.href, /^\s*</.test(text) ? '' : text);
  return {
    text,
    crawlDelayMs: (rules.getCrawlDelay(PRODUCT_TOKEN) ?? 0) * 1000,
    isAllowed: ({ href }) => rules.isAllowed(href, PRODUCT_TOKEN) !== false,
  };
}

function withinDelay(robots: Robots, { host }: URL): Robots {
  if (robots.crawlDelayMs > MAX_CRAWL_DELAY_MS)
    throw new RefusedRequest(
      `The robots.txt of ${host} asks for ${robots.crawlDelayMs / 1000} s between requests, which is longer than we can wait.`,
    );
  return robots;
}
