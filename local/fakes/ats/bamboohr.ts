import { z } from 'zod';
import { type AtsFake, createBoardRoutes } from './ats-fake.ts';
import { parseRecording } from './parse-recording.ts';

const ats = 'bamboohr';
const sitePath = '/:board/careers';
const json = { 'content-type': 'application/json' };
const vendor = 'https://www.bamboohr.com/';
const DETAIL_FIELDS = ['description', 'compensation', 'datePosted', 'jobOpeningStatus', 'jobOpeningShareUrl'];

const opening = z.looseObject({ id: z.unknown().optional() });
const recordingSchema = z.looseObject({ result: z.array(opening) });

/**
 * The JSON behind BambooHR's career sites: each employer has its own host, which is the first path segment
 * here, and an unknown one redirects to the vendor. An opening's detail is its own file, or its row. Files
 * that aren't valid recordings are served unchanged.
 */
export const bamboohr: AtsFake = {
  ats,
  endpointVariable: 'BAMBOOHR_URL',
  endpointPath: '/{slug}',
  companyOf: () => undefined,
  routes(feeds) {
    const app = createBoardRoutes(ats, sitePath, feeds);
    app.get(`${sitePath}/list`, async (context) => {
      const text = await feeds.text(ats, context.req.param('board'));
      if (text === undefined) return context.redirect(vendor);
      const recording = parseRecording(text, recordingSchema);
      if (!recording) return context.body(text, 200, json);
      const { result } = recording;
      return context.json({ meta: { totalCount: result.length }, result: result.map(asListed) });
    });
    app.get(`${sitePath}/:id/detail`, async (context) => {
      const { board, id } = context.req.param();
      const detail = await feeds.detail(ats, board, id);
      if (detail !== undefined) return context.body(detail, 200, json);
      const text = await feeds.text(ats, board);
      if (text === undefined) return context.redirect(vendor);
      const found = parseRecording(text, recordingSchema)?.result.find((one) => String(one.id) === id);
      return found ? context.json({ meta: {}, result: { jobOpening: found } }) : context.json({}, 404);
    });
    return app;
  },
};

const asListed = (found: z.infer<typeof opening>) =>
  Object.fromEntries(Object.entries(found).filter(([field]) => !DETAIL_FIELDS.includes(field)));
