import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { boardToken } from '../ats/feeds.ts';

const FOLDER = 'jazzhr-feeds';

/** JazzHR's vendor-wide feeds, which its robots.txt names: sitemaps `jazzhr-feeds/<number>.xml` in FEEDS_DIR. */
export function jazzHrFeedsFake(feedsDir: string): Hono {
  const folder = join(feedsDir, FOLDER);
  const app = new Hono();
  app.get('/robots.txt', async (context) => {
    const files = await readdir(folder).catch(() => []);
    const numbers = files
      .filter((file) => file.endsWith('.xml'))
      .map((file) => file.slice(0, -'.xml'.length));
    const lines = numbers.sort().map((number) => `Sitemap: https://app.jazz.co/feeds/google/xml/${number}`);
    return context.text(['User-agent: *', 'Disallow: /cb', ...lines, ''].join('\n'));
  });
  app.get('/feeds/google/xml/:number', async (context) => {
    const number = context.req.param('number');
    const text = boardToken.test(number)
      ? await readFile(join(folder, `${number}.xml`), 'utf8').catch(() => undefined)
      : undefined;
    return text === undefined
      ? context.notFound()
      : context.body(text, 200, { 'content-type': 'application/xml; charset=utf-8' });
  });
  return app;
}
