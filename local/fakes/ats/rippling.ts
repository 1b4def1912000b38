import { z } from 'zod';
import { type AtsFake, createBoardRoutes } from './ats-fake.ts';
import { parseRecording } from './parse-recording.ts';

const ats = 'rippling';
const boardPath = '/platform/api/ats/v1/board/:board';
const json = { 'content-type': 'application/json; charset=utf-8' };
const unknown = { error_code: 'RESOURCE_NOT_FOUND', message: 'Resource not found' };
const LIST_FIELDS = ['uuid', 'name', 'department', 'url', 'workLocation'];

const row = z.looseObject({ uuid: z.unknown().optional() });
const recordingSchema = z.array(row);

/**
 * Rippling's job board API (documented at developer.rippling.com/documentation/job-board-api): a row per
 * place of a job, without texts. A job's detail is its own file, or its first row. Files that aren't valid
 * recordings are served unchanged.
 */
export const rippling: AtsFake = {
  ats,
  endpointVariable: 'RIPPLING_URL',
  companyOf: () => undefined,
  routes(feeds) {
    const app = createBoardRoutes(ats, boardPath, feeds);
    app.get(`${boardPath}/jobs`, async (context) => {
      const text = await feeds.text(ats, context.req.param('board'));
      if (text === undefined) return context.json(unknown, 404);
      const recording = parseRecording(text, recordingSchema);
      return recording ? context.json(recording.map(asListed)) : context.body(text, 200, json);
    });
    app.get(`${boardPath}/jobs/:id`, async (context) => {
      const { board, id } = context.req.param();
      const detail = await feeds.detail(ats, board, id);
      if (detail !== undefined) return context.body(detail, 200, json);
      const recording = parseRecording((await feeds.text(ats, board)) ?? '', recordingSchema);
      const found = recording?.find(({ uuid }) => uuid === id);
      return found ? context.json(found) : context.json(unknown, 404);
    });
    return app;
  },
};

const asListed = (found: z.infer<typeof row>) =>
  Object.fromEntries(Object.entries(found).filter(([field]) => LIST_FIELDS.includes(field)));
