import { z } from 'zod';
import { type AtsFake, createBoardRoutes } from './ats-fake.ts';
import { parseRecording } from './parse-recording.ts';

const ats = 'apple';
const json = { 'content-type': 'application/json; charset=utf-8' };
const PAGE_SIZE = 20;

const row = z.looseObject({ reqId: z.unknown().optional() });
const recordingSchema = z.looseObject({ res: z.looseObject({ searchResults: z.array(row) }) });
const searchSchema = z.object({ filters: z.looseObject({}), page: z.number().int().min(1).catch(1) });

/**
 * The search of jobs.apple.com, in pages of 20 rows; it answers 436 without `filters`. There is one board,
 * `apple.json`, with all rows, expected newest first. A row without a file of its own is its own detail.
 */
export const apple: AtsFake = {
  ats,
  endpointVariable: 'APPLE_URL',
  endpointPath: '/{slug}',
  companyOf: () => 'Apple',
  routes(feeds) {
    const app = createBoardRoutes(ats, '/:board', feeds);
    app.post('/:board/api/v1/search', async (context) => {
      const text = await feeds.text(ats, context.req.param('board'));
      if (text === undefined) return context.json({ error: 'Not found' }, 404);
      const recording = parseRecording(text, recordingSchema);
      if (!recording) return context.body(text, 200, json);
      const search = searchSchema.safeParse(await context.req.json().catch(() => undefined)).data;
      if (!search) return new Response('{}', { status: 436, headers: json });
      const all = recording.res.searchResults;
      const start = (search.page - 1) * PAGE_SIZE;
      return context.json({
        res: { searchResults: all.slice(start, start + PAGE_SIZE), totalRecords: all.length },
      });
    });
    app.get('/:board/api/v1/jobDetails/:id', async (context) => {
      const { board, id } = context.req.param();
      const recording = parseRecording((await feeds.text(ats, board)) ?? '', recordingSchema);
      const listed = recording?.res.searchResults.find(({ reqId }) => String(reqId) === id);
      if (!listed) return context.json({ error: 'jobsite.general.serviceError' }, 404);
      return context.json({ res: parseRecording((await feeds.detail(ats, board, id)) ?? '', row) ?? listed });
    });
    return app;
  },
};
