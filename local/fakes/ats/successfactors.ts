import type { Context } from 'hono';
import { type AtsFake, createBoardRoutes } from './ats-fake.ts';

const ats = 'successfactors';
const xml = { 'content-type': 'application/xml; charset=utf-8' };
const html = { 'content-type': 'text/html; charset=utf-8' };

/**
 * Career sites of SuccessFactors. A site's file is its feed, `/sitemal.xml`, also in the folder of the brand
 * that its name has after '~'. An older site's file is its listing; it shows a page for people if the company
 * is unknown or the result type is not XML.
 */
export const successfactors: AtsFake = {
  ats,
  endpointVariable: 'SUCCESSFACTORS_URL',
  endpointPath: '/{slug}',
  companyOf: () => undefined,
  routes(feeds) {
    const app = createBoardRoutes(ats, '/:board', feeds);
    const feed = async (context: Context) => {
      const board = context.req.param('board') ?? '';
      const [, brand] = board.split('~');
      const text = brand === context.req.param('brand') ? await feeds.text(ats, board) : undefined;
      return text === undefined ? context.text('Not found', 404) : context.body(text, 200, xml);
    };
    app.get('/:board/sitemal.xml', feed);
    app.get('/:board/:brand/sitemal.xml', feed);
    app.get('/:board/career', async (context) => {
      const board = context.req.param('board');
      const isListing =
        context.req.query('resultType') === 'XML' && board.endsWith(`~${context.req.query('company')}`);
      const text = isListing ? await feeds.text(ats, board) : undefined;
      return text === undefined
        ? context.body('<!doctype html><title>Career Opportunities</title>', 200, html)
        : context.body(text, 200, xml);
    });
    return app;
  },
};
