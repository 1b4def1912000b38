import type { SearchTask } from './candidate.ts';
import type { HostQueue } from './host-queue.ts';
import { readText } from './read-text.ts';
import { type Recognizer, recognizeAll } from './recognizer.ts';
import { sitemapsInRobots, urlsInSitemap } from './sitemap-urls.ts';

export const JAZZHR_FEEDS_URL = 'https://app.jazz.co';

/**
 * Yields one search per vendor-wide feed of JazzHR. Its robots.txt names them; they list the postings of all employers.
 */
export async function* searchJazzHr(
  deps: { readonly queue: HostQueue; readonly fetch: typeof fetch; readonly recognizer: Recognizer },
  origin = JAZZHR_FEEDS_URL,
): AsyncGenerator<SearchTask> {
  const { host } = new URL(origin);
  async function read(path: string): Promise<string> {
    const { status, text } = await deps.queue.run(host, () => readText(deps.fetch, new URL(origin + path)));
    if (status !== 200) throw new Error(`JazzHR answered with status ${status} for ${path}.`);
    return text;
  }
  for (const sitemap of sitemapsInRobots(await read('/robots.txt'))) {
    const path = URL.parse(sitemap)?.pathname;
    if (path === undefined) continue;
    yield {
      source: 'jazzhr-feeds',
      name: `jazzhr ${path}`,
      search: async () => recognizeAll(deps.recognizer, urlsInSitemap(await read(path))),
    };
  }
}
