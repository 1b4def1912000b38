import { type AtsFake, createBoardRoutes } from './ats-fake.ts';

const ats = 'meta';
const xml = { 'content-type': 'application/xml; charset=utf-8' };
const html = { 'content-type': 'text/html; charset=utf-8' };

/** The sitemap of metacareers.com, `meta.xml`, and a page of its own for each job. Browsers get 400. */
export const meta: AtsFake = {
  ats,
  endpointVariable: 'META_URL',
  endpointPath: '/{slug}',
  companyOf: () => 'Meta',
  routes(feeds) {
    const app = createBoardRoutes(ats, '/:board', feeds);
    app.get('/:board/jobs/sitemap.xml', async (context) => {
      const text = await feeds.text(ats, context.req.param('board'));
      if (text === undefined) return context.text('Not found', 404);
      const isBrowser = context.req.header('user-agent')?.startsWith('Mozilla/') ?? false;
      return isBrowser ? context.text('Bad request', 400) : context.body(text, 200, xml);
    });
    app.get('/:board/profile/job_details/:id/', async (context) => {
      const page = await feeds.detail(ats, context.req.param('board'), context.req.param('id'));
      return page === undefined ? context.text('Not found', 404) : context.body(page, 200, html);
    });
    return app;
  },
};
