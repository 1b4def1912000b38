import { type AtsFake, createBoardRoutes } from './ats-fake.ts';

const ats = 'jazzhr';
const feedPath = '/feeds/export/jobs/:board';
const xml = { 'content-type': 'text/xml; charset=utf-8' };

/** JazzHR's export feeds: the whole board as one XML document. Files are served unchanged. */
export const jazzhr: AtsFake = {
  ats,
  endpointVariable: 'JAZZHR_URL',
  companyOf: (recording) => /<company>([^<]*)<\/company>/.exec(recording)?.[1],
  routes(feeds) {
    const app = createBoardRoutes(ats, feedPath, feeds);
    app.get(feedPath, async (context) => {
      const text = await feeds.text(ats, context.req.param('board'));
      return text === undefined ? context.text('', 404) : context.body(text, 200, xml);
    });
    return app;
  },
};
