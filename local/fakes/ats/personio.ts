import { type AtsFake, createBoardRoutes } from './ats-fake.ts';

const feedPath = '/:board/xml';
const xml = { 'content-type': 'text/xml; charset=UTF-8' };
const vendor = 'https://www.personio.com/';

/**
 * Personio's XML feeds (documented at developer.personio.de): each employer has its own host, which is the
 * first path segment here, and an unknown one redirects to the vendor. Files are served unchanged.
 */
const createPersonioFake = (ats: string, endpointVariable: string): AtsFake => ({
  ats,
  endpointVariable,
  endpointPath: '/{slug}',
  companyOf: () => undefined,
  routes(feeds) {
    const app = createBoardRoutes(ats, feedPath, feeds);
    app.get(feedPath, async (context) => {
      const text = await feeds.text(ats, context.req.param('board'));
      return text === undefined ? context.redirect(vendor, 307) : context.body(text, 200, xml);
    });
    return app;
  },
});

export const personio = createPersonioFake('personio', 'PERSONIO_URL');

export const personioCom = createPersonioFake('personio-com', 'PERSONIO_COM_URL');
