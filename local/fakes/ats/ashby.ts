import { z } from 'zod';
import { type AtsFake, createBoardRoutes } from './ats-fake.ts';
import { parseRecording } from './parse-recording.ts';

const ats = 'ashby';
const boardPath = '/posting-api/job-board/:board';
const json = { 'content-type': 'application/json; charset=utf-8' };

const recordingSchema = z.looseObject({ jobs: z.array(z.record(z.string(), z.unknown())) });

/**
 * Ashby's public job postings API (documented at developers.ashbyhq.com/docs/public-job-posting-api): the
 * whole board in one response, with pay if includeCompensation=true. Files that aren't valid recordings are
 * served unchanged.
 */
export const ashby: AtsFake = {
  ats,
  endpointVariable: 'ASHBY_URL',
  companyOf: () => undefined,
  routes(feeds) {
    const app = createBoardRoutes(ats, boardPath, feeds);
    app.get(boardPath, async (context) => {
      const text = await feeds.text(ats, context.req.param('board'));
      if (text === undefined) return context.text('Not Found', 404);
      const recording = parseRecording(text, recordingSchema);
      if (!recording || context.req.query('includeCompensation') === 'true')
        return context.body(text, 200, json);
      return context.json({
        ...recording,
        jobs: recording.jobs.map(({ compensation: _, ...job }) => job),
      });
    });
    return app;
  },
};
