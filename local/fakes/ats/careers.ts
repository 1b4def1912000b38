import type { Context } from 'hono';
import { type AtsFake, createBoardRoutes } from './ats-fake.ts';

const ats = 'careers';
const page = { 'content-type': 'text/html; charset=utf-8' };
const xml = { 'content-type': 'application/xml; charset=utf-8' };

/**
 * Career sites by host: `<host>.xml` is the sitemap, `<host>/<key>.html` the page whose address ends in the key, and
 * `<host>/<name>.xml` a further sitemap. Everything is allowed unless there is a `<host>/robots.txt`.
 */
export const careers: AtsFake = {
  ats,
  endpointVariable: 'CAREERS_URL',
  endpointPath: '/{slug}',
  companyOf: () => undefined,
  routes(feeds) {
    const app = createBoardRoutes(ats, '/:board', feeds);
    app.get('/:board/robots.txt', async (context) => {
      const board = context.req.param('board');
      const robots = await feeds.detail(ats, board, 'robots');
      if (robots !== undefined) return context.text(robots);
      if ((await feeds.text(ats, board)) === undefined) return context.text('Not found', 404);
      return context.text(`User-agent: *\nAllow: /\n\nSitemap: https://${board}/sitemap.xml\n`);
    });
    app.get('/:board/sitemap.xml', async (context) =>
      answer(context, await feeds.text(ats, context.req.param('board')), xml),
    );
    app.get('/:board/:name{[^/]+\\.xml}', async (context) => {
      const name = context.req.param('name').replace(/\.xml$/, '');
      return answer(context, await feeds.detail(ats, context.req.param('board'), name), xml);
    });
    app.get('/:board/*', async (context) => {
      const key = new URL(context.req.url).pathname.split('/').findLast((segment) => segment !== '') ?? '';
      const text = await feeds.detail(ats, context.req.param('board'), key.replace(/\.html$/, ''));
      return answer(context, text, page);
    });
    return app;
  },
};

const answer = (context: Context, text: string | undefined, headers: Record<string, string>): Response =>
  text === undefined ? context.html('<h1>Page not found</h1>', 404) : context.body(text, 200, headers);
