import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { faultResponse } from '../ats/behavior.ts';
import { boardToken, type Feeds } from '../ats/feeds.ts';

const FOLDER = 'sites';

/**
 * Companies' websites: `/<host>/<path>` serves `sites/<host>/<path>.html` in FEEDS_DIR, `index.html` for the
 * home page, and `robots.txt` by its own name. '~' in a file's name stands for '/'. A behavior file
 * `<path>.behavior.json` redirects or fails. Sites without files answer with 404.
 */
export function companySitesFake(feedsDir: string, feeds: Feeds): Hono {
  const app = new Hono();
  app.get('/:host/:path{.*}', async (context) => {
    const { host, path } = context.req.param();
    const name = path.replace(/\/+$/, '').replaceAll('/', '~') || 'index';
    const behavior = await feeds.behavior(FOLDER, host, name);
    const fault = behavior && faultResponse(behavior);
    if (fault) return fault;
    const isText = name === 'robots.txt';
    const isSafe = [host, name].every((token) => boardToken.test(token));
    const file = join(feedsDir, FOLDER, host, isText ? name : `${name}.html`);
    const text = isSafe ? await readFile(file, 'utf8').catch(() => undefined) : undefined;
    if (text === undefined) return context.html('<!doctype html><title>Not found</title>', 404);
    return isText ? context.text(text) : context.html(text);
  });
  return app;
}
