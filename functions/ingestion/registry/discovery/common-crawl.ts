import * as z from 'zod';
import { lenientJson } from '../../../platform/lenient-schemas.ts';
import type { HostQueue } from './host-queue.ts';
import { readText } from './read-text.ts';

/** Common Crawl's index of captured URLs: https://index.commoncrawl.org. */
export interface CommonCrawl {
  /** Returns the ids of all crawls, newest first: 'CC-MAIN-2026-40'. */
  listCrawls(): Promise<string[]>;
  /** `pattern` is 'jobs.acme.com/*' for a host, or '*.acme.com' for its subdomains. */
  countPages(crawl: string, pattern: string): Promise<number>;
  /** Returns the captured URLs of a page; pages count from 0. */
  readPage(crawl: string, pattern: string, page: number): Promise<string[]>;
}

const CrawlList = z.array(z.object({ id: z.string().regex(/^[\w-]+$/) }));
const PageCount = z.object({ pages: z.int() });
const Capture = z.object({ url: z.string() });

export const COMMON_CRAWL_URL = 'https://index.commoncrawl.org';

/** Throws for anything but an answer of the index. `origin` overrides its address. */
export function commonCrawl(
  deps: { readonly queue: HostQueue; readonly fetch: typeof fetch },
  origin = COMMON_CRAWL_URL,
): CommonCrawl {
  const { host } = new URL(origin);

  /** Returns '' for a pattern without captures, which the index answers with 404. */
  async function read(path: string, parameters: Readonly<Record<string, string>> = {}): Promise<string> {
    const url = new URL(`${origin}/${path}`);
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    const { status, text } = await deps.queue.run(host, () => readText(deps.fetch, url));
    if (status === 404) return '';
    if (status !== 200) throw new Error(`Common Crawl's index answered with status ${status}.`);
    return text;
  }

  const search = (crawl: string, url: string, more: Readonly<Record<string, string>>) =>
    read(`${crawl}-index`, { url, output: 'json', pageSize: '1', ...more });

  return {
    async listCrawls() {
      return lenientJson
        .pipe(CrawlList)
        .parse(await read('collinfo.json'))
        .map(({ id }) => id);
    },
    async countPages(crawl, pattern) {
      const text = await search(crawl, pattern, { showNumPages: 'true' });
      return text === '' ? 0 : lenientJson.pipe(PageCount).parse(text).pages;
    },
    async readPage(crawl, pattern, page) {
      const text = await search(crawl, pattern, { page: String(page), fl: 'url', filter: '=status:200' });
      return text.split('\n').flatMap((line) => lenientJson.pipe(Capture).safeParse(line).data?.url ?? []);
    },
  };
}
