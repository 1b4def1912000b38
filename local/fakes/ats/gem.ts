import { z } from 'zod';
import { type AtsFake, createBoardRoutes } from './ats-fake.ts';
import { parseRecording } from './parse-recording.ts';

const ats = 'gem';
const boardPath = '/job_board/v0/:board/job_posts';
const json = { 'content-type': 'application/json' };
const unknown = { message: 'Not found' };

const recordingSchema = z.array(z.looseObject({ id: z.unknown().optional() }));

/** Gem's job board API: the whole board in one response, as a bare list. Files are served unchanged. */
export const gem: AtsFake = {
  ats,
  endpointVariable: 'GEM_URL',
  companyOf: () => undefined,
  routes(feeds) {
    const app = createBoardRoutes(ats, boardPath, feeds);
    app.get(`${boardPath}/`, async (context) => {
      const text = await feeds.text(ats, context.req.param('board'));
      return text === undefined ? context.json(unknown, 404) : context.body(text, 200, json);
    });
    app.get(`${boardPath}/:id`, async (context) => {
      const text = await feeds.text(ats, context.req.param('board'));
      const recording = parseRecording(text ?? '', recordingSchema);
      const found = recording?.find(({ id }) => String(id) === context.req.param('id'));
      return found ? context.json(found) : context.json(unknown, 404);
    });
    return app;
  },
};
