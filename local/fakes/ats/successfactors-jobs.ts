import { z } from 'zod';
import { type AtsFake, createBoardRoutes } from './ats-fake.ts';
import { parseRecording } from './parse-recording.ts';

const ats = 'successfactors-jobs';
const json = { 'content-type': 'application/json; charset=utf-8' };
const html = { 'content-type': 'text/html; charset=utf-8' };
const PAGE_SIZE = 10;

const result = z.looseObject({ response: z.looseObject({ id: z.unknown().optional() }) });
const recordingSchema = z.looseObject({ jobSearchResult: z.array(result) });
const searchSchema = z.object({ locale: z.string(), pageNumber: z.number().int().min(0).catch(0) });

/**
 * The search of newer SuccessFactors career sites, in pages of 10 jobs, for the locale that the board's name
 * has after '~'. A site without a file answers 401, as sites with a feed do. The file is one page with all
 * jobs; a job's page is a file of its own, or nearly empty.
 */
export const successfactorsJobs: AtsFake = {
  ats,
  endpointVariable: 'SUCCESSFACTORS_JOBS_URL',
  endpointPath: '/{slug}',
  companyOf: () => undefined,
  routes(feeds) {
    const app = createBoardRoutes(ats, '/:board', feeds);
    app.post('/:board/services/recruiting/v1/jobs', async (context) => {
      const board = context.req.param('board');
      const text = await feeds.text(ats, board);
      if (text === undefined) return context.json({ error: 'Unauthorized' }, 401);
      const recording = parseRecording(text, recordingSchema);
      if (!recording) return context.body(text, 200, json);
      const search = searchSchema.safeParse(await context.req.json().catch(() => undefined)).data;
      const all = search && board.endsWith(`~${search.locale}`) ? recording.jobSearchResult : [];
      const start = (search?.pageNumber ?? 0) * PAGE_SIZE;
      return context.json({ totalJobs: all.length, jobSearchResult: all.slice(start, start + PAGE_SIZE) });
    });
    app.get('/:board/job/:title/:idAndLocale', async (context) => {
      const board = context.req.param('board');
      const id = context.req.param('idAndLocale').replace(/-[a-z]{2}_[A-Z]{2}$/, '');
      const recording = parseRecording((await feeds.text(ats, board)) ?? '', recordingSchema);
      const isListed = recording?.jobSearchResult.some(({ response }) => String(response.id) === id);
      if (!isListed) return context.text('Not found', 404);
      return context.body(
        (await feeds.detail(ats, board, id)) ?? '<!doctype html><title>Job</title>',
        200,
        html,
      );
    });
    return app;
  },
};
