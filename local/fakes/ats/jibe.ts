import { z } from 'zod';
import { type AtsFake, createBoardRoutes } from './ats-fake.ts';
import { parseRecording } from './parse-recording.ts';

const ats = 'jibe';
const json = { 'content-type': 'application/json; charset=utf-8' };
const MAX_LIMIT = 100;
const LAST_PAGE = 51;

const recordingSchema = z.looseObject({ jobs: z.array(z.unknown()) });
const positive = (otherwise: number) => z.coerce.number().int().min(1).catch(otherwise);

/**
 * An iCIMS Career Site (Jibe): pages of 10 jobs unless a limit of up to 100 is given. Pages after the 51st
 * are all the same. The file is one page with all jobs.
 */
export const jibe: AtsFake = {
  ats,
  endpointVariable: 'JIBE_URL',
  endpointPath: '/{slug}',
  companyOf: () => undefined,
  routes(feeds) {
    const app = createBoardRoutes(ats, '/:board', feeds);
    app.get('/:board/api/jobs', async (context) => {
      const text = await feeds.text(ats, context.req.param('board'));
      if (text === undefined) return context.json({ message: 'Not Found' }, 404);
      const recording = parseRecording(text, recordingSchema);
      if (!recording) return context.body(text, 200, json);
      const limit = positive(10).parse(context.req.query('limit'));
      if (limit > MAX_LIMIT) return context.json({ error: 'limit must be at most 100' }, 422);
      const start = (Math.min(positive(1).parse(context.req.query('page')), LAST_PAGE) - 1) * limit;
      const { jobs } = recording;
      return context.json({ jobs: jobs.slice(start, start + limit), totalCount: jobs.length });
    });
    return app;
  },
};
