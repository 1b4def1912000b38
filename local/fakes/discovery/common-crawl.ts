import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { faultResponse } from '../ats/behavior.ts';
import { boardToken, type Feeds } from '../ats/feeds.ts';

const FOLDER = 'common-crawl';

/** Lines of a page for pageSize=1. A real block of the index has 3,000. */
const BLOCK = 20;

interface Capture {
  readonly url: string;
  readonly status: string;
}

/**
 * Common Crawl's index: `/collinfo.json` and `/<crawl>-index` as its CDX server answers them. A crawl is a
 * file `common-crawl/<crawl>.txt` in FEEDS_DIR with a captured URL per line, and the capture's status after a
 * tab if it isn't 200. Behavior files make a crawl slow down or fail.
 */
export function commonCrawlFake(feedsDir: string, feeds: Feeds): Hono {
  const folder = join(feedsDir, FOLDER);
  const app = new Hono();

  app.get('/collinfo.json', async (context) => {
    const files = await readdir(folder).catch(() => []);
    const crawls = files.filter((file) => file.endsWith('.txt')).map((file) => file.slice(0, -'.txt'.length));
    const origin = new URL(context.req.url).origin;
    return context.json(
      crawls
        .sort()
        .reverse()
        .map((id) => ({
          id,
          name: `${id} Index`,
          timegate: `${origin}/${FOLDER}/${id}/`,
          'cdx-api': `${origin}/${FOLDER}/${id}-index`,
        })),
    );
  });

  app.get('/:index{.+-index}', async (context) => {
    const crawl = context.req.param('index').slice(0, -'-index'.length);
    const behavior = await feeds.behavior(FOLDER, crawl);
    const fault = behavior && faultResponse(behavior);
    if (fault) return fault;
    const captures = await readCaptures(folder, crawl);
    if (!captures) return context.text('404 Not Found', 404);
    const { url = '', page = '0', pageSize = '1', showNumPages, fl, filter } = context.req.query();
    const matching = captures
      .filter((capture) => matchesPattern(capture, url))
      .filter(({ status }) => filter === undefined || filter === `=status:${status}`);
    const perPage = BLOCK * Number(pageSize);
    const pages = Math.ceil(matching.length / perPage);
    if (showNumPages === 'true') return context.json({ pages, pageSize: Number(pageSize), blocks: pages });
    const shown = matching.slice(Number(page) * perPage, (Number(page) + 1) * perPage);
    if (shown.length === 0) return context.json({ message: `No Captures found for: ${url}` }, 404);
    const fields = fl?.split(',');
    const lines = shown.map((capture) => JSON.stringify(pick(describeCapture(capture), fields)));
    return context.body(`${lines.join('\n')}\n`, 200, { 'content-type': 'text/x-ndjson' });
  });
  return app;
}

async function readCaptures(folder: string, crawl: string): Promise<Capture[] | undefined> {
  if (!boardToken.test(crawl)) return undefined;
  const text = await readFile(join(folder, `${crawl}.txt`), 'utf8').catch(() => undefined);
  return text
    ?.split('\n')
    .map((line) => line.trim().split('\t'))
    .flatMap(([url = '', status = '200']) => (URL.canParse(url) ? [{ url, status }] : []))
    .sort((one, other) => (keyOf(one.url) < keyOf(other.url) ? -1 : 1));
}

/** '*.host' matches the host and its subdomains, 'host/path*' a prefix. */
function matchesPattern({ url }: Capture, pattern: string): boolean {
  const { hostname, pathname } = new URL(url);
  if (pattern.startsWith('*.')) return `.${hostname}`.endsWith(pattern.slice(1));
  const [host = '', ...path] = pattern.split('/');
  return hostname === host && pathname.startsWith(`/${path.join('/').replace(/\*$/, '')}`);
}

/** SURT: 'io,greenhouse,boards)/acme'. */
function keyOf(url: string): string {
  const { hostname, pathname, search } = new URL(url);
  return `${hostname.split('.').reverse().join(',')})${pathname}${search}`.toLowerCase();
}

const describeCapture = ({ url, status }: Capture): Record<string, string> => ({
  urlkey: keyOf(url),
  timestamp: '20261004120000',
  url,
  mime: 'text/html',
  'mime-detected': 'text/html',
  status,
  digest: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  length: '1000',
  offset: '0',
  filename: 'crawl-data/segment.warc.gz',
});

const pick = (fields: Record<string, string>, names: readonly string[] | undefined) =>
  names ? Object.fromEntries(names.map((name) => [name, fields[name]])) : fields;
