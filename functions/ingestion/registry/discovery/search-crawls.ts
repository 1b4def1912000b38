import type { SearchTask } from './candidate.ts';
import type { CommonCrawl } from './common-crawl.ts';
import { CRAWL_PATTERNS, crawlsFor } from './crawl-patterns.ts';
import { type Recognizer, recognizeAll } from './recognizer.ts';

/**
 * Yields one search per page of Common Crawl's index that may name boards of a system. A pattern whose pages
 * can't be counted is a search that fails.
 */
export async function* searchCrawls(
  index: CommonCrawl,
  recognizer: Recognizer,
  ats: string,
): AsyncGenerator<SearchTask> {
  const patterns = CRAWL_PATTERNS[ats] ?? [];
  if (patterns.length === 0) return;
  for (const crawl of crawlsFor(ats, await index.listCrawls()))
    for (const pattern of patterns) {
      let pages: number;
      try {
        pages = await index.countPages(crawl, pattern);
      } catch (error) {
        yield { source: 'common-crawl', name: `${crawl} ${pattern}`, search: () => Promise.reject(error) };
        continue;
      }
      for (let page = 0; page < pages; page += 1)
        yield {
          source: 'common-crawl',
          name: `${crawl} ${pattern} page ${page + 1} of ${pages}`,
          async search() {
            const found = recognizeAll(recognizer, await index.readPage(crawl, pattern, page));
            return found.filter((board) => board.ats === ats);
          },
        };
    }
}
