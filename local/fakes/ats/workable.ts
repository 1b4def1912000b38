import { z } from 'zod';
import { type AtsFake, createBoardRoutes } from './ats-fake.ts';
import { parseRecording } from './parse-recording.ts';

const ats = 'workable';
const boardPath = '/api/v1/widget/accounts/:board';
const json = { 'content-type': 'application/json; charset=utf-8' };

const recordingSchema = z.looseObject({
  name: z.string().optional().catch(undefined),
  jobs: z.array(z.record(z.string(), z.unknown())),
});

/**
 * Workable's public widget API: the whole account in one response, descriptions with details=true. Files that
 * aren't valid recordings are served unchanged.
 */
export const workable: AtsFake = {
  ats,
  endpointVariable: 'WORKABLE_URL',
  companyOf: (text) => parseRecording(text, recordingSchema)?.name?.trim() || undefined,
  routes(feeds) {
    const app = createBoardRoutes(ats, boardPath, feeds);
    app.get(boardPath, async (context) => {
      const text = await feeds.text(ats, context.req.param('board'));
      if (text === undefined) return context.json({ error: 'Not found' }, 404);
      const recording = parseRecording(text, recordingSchema);
      if (!recording || context.req.query('details') === 'true') return context.body(text, 200, json);
      return context.json({ ...recording, jobs: recording.jobs.map(({ description: _, ...job }) => job) });
    });
    return app;
  },
};
