import { html } from 'hono/html';
import { z } from 'zod';
import { type AtsFake, createBoardRoutes } from './ats-fake.ts';
import { parseRecording } from './parse-recording.ts';

const ats = 'pinpoint';
const sitePath = '/:board';
const pagePaths = [`${sitePath}/postings/:id`, `${sitePath}/:locale{[a-z]{2}}/postings/:id`];
const json = { 'content-type': 'application/json; charset=utf-8' };
const page = { 'content-type': 'text/html; charset=utf-8' };

const posting = z.looseObject({
  title: z.string().catch(''),
  url: z.string().catch(''),
  path: z.string().catch(''),
});
const recordingSchema = z.looseObject({ data: z.array(posting) });

/**
 * Pinpoint's careers sites (documented by the vendor): each employer has its own host, which is the first path
 * segment here. The list is served unchanged. A posting's page is its own file, or a page with its title.
 */
export const pinpoint: AtsFake = {
  ats,
  endpointVariable: 'PINPOINT_URL',
  endpointPath: '/{slug}',
  companyOf: () => undefined,
  routes(feeds) {
    const app = createBoardRoutes(ats, sitePath, feeds);
    app.get(`${sitePath}/postings.json`, async (context) => {
      const text = await feeds.text(ats, context.req.param('board'));
      return text === undefined ? context.json({ error: 'Not found' }, 404) : context.body(text, 200, json);
    });
    app.on('GET', pagePaths, async (context) => {
      const [board, id] = [context.req.param('board') ?? '', context.req.param('id') ?? ''];
      const detail = await feeds.detail(ats, board, id);
      if (detail !== undefined) return context.body(detail, 200, page);
      const recording = parseRecording((await feeds.text(ats, board)) ?? '', recordingSchema);
      const found = recording?.data.find(({ url, path }) => (path || url).endsWith(`/${id}`));
      return found ? context.html(html`<title>${found.title}</title>`) : context.text('Not found', 404);
    });
    return app;
  },
};
