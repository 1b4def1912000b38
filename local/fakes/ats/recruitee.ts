import { z } from 'zod';
import { type AtsFake, createBoardRoutes } from './ats-fake.ts';
import { parseRecording } from './parse-recording.ts';

const ats = 'recruitee';
const sitePath = '/:board/api';
const json = { 'content-type': 'application/json; charset=utf-8' };
const unknownSite = { error: ['Not found'] };

const offer = z.looseObject({ id: z.unknown().optional(), company_name: z.unknown().optional() });
const recordingSchema = z.looseObject({ offers: z.array(offer) });

/**
 * Recruitee's careers site API: each employer has its own host, which is the first path segment here. One
 * response has all offers. Files that aren't valid recordings are served unchanged.
 */
export const recruitee: AtsFake = {
  ats,
  endpointVariable: 'RECRUITEE_URL',
  endpointPath: '/{slug}',
  companyOf(text) {
    const name = parseRecording(text, recordingSchema)?.offers[0]?.company_name;
    return typeof name === 'string' ? name.trim() || undefined : undefined;
  },
  routes(feeds) {
    const app = createBoardRoutes(ats, sitePath, feeds);
    app.get(`${sitePath}/offers/`, async (context) => {
      const text = await feeds.text(ats, context.req.param('board'));
      return text === undefined ? context.json(unknownSite, 404) : context.body(text, 200, json);
    });
    app.get(`${sitePath}/offers/:id`, async (context) => {
      const text = await feeds.text(ats, context.req.param('board'));
      const recording = parseRecording(text ?? '', recordingSchema);
      const found = recording?.offers.find(({ id }) => String(id) === context.req.param('id'));
      return found ? context.json({ offer: found }) : context.json(unknownSite, 404);
    });
    return app;
  },
};
