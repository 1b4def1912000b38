import { z } from 'zod';
import { type AtsFake, createBoardRoutes } from './ats-fake.ts';
import { parseRecording } from './parse-recording.ts';

const ats = 'amazon';
const boardPath = '/:board/en';
const json = { 'content-type': 'application/json; charset=utf-8' };
const MAX_OFFSET = 10_000;

const recordingSchema = z.looseObject({ jobs: z.array(z.unknown()) });

const querySchema = z.object({
  result_limit: z.coerce.number().int().min(0).max(100).catch(10),
  offset: z.coerce.number().int().min(0).catch(0),
});

/**
 * The search of amazon.jobs: pages of 100 jobs at most, and an error from an offset of 10,000. There is one board,
 * `amazon.json`, whose jobs are expected newest first. Invalid recordings are served unchanged.
 */
export const amazon: AtsFake = {
  ats,
  endpointVariable: 'AMAZON_URL',
  endpointPath: '/{slug}',
  companyOf: () => 'Amazon',
  routes(feeds) {
    const app = createBoardRoutes(ats, boardPath, feeds);
    app.get(`${boardPath}/search.json`, async (context) => {
      const text = await feeds.text(ats, context.req.param('board'));
      if (text === undefined) return context.json({ error: 'Not found' }, 404);
      const recording = parseRecording(text, recordingSchema);
      if (!recording) return context.body(text, 200, json);
      const { offset, result_limit } = querySchema.parse(context.req.query());
      if (offset >= MAX_OFFSET) return context.json({ error: 'Result window is too large' }, 500);
      const jobs = recording.jobs.slice(offset, offset + result_limit);
      return context.json({ error: null, hits: recording.jobs.length, facets: {}, jobs });
    });
    return app;
  },
};
