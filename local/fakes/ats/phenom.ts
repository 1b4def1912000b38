import { z } from 'zod';
import { type AtsFake, createBoardRoutes } from './ats-fake.ts';
import { parseRecording } from './parse-recording.ts';

const ats = 'phenom';
const json = { 'content-type': 'application/json; charset=utf-8' };

const job = z.looseObject({
  jobId: z.unknown().optional(),
  postedDate: z.string().optional().catch(undefined),
});
const recordingSchema = z.looseObject({
  refineSearch: z.looseObject({ data: z.looseObject({ jobs: z.array(job) }) }),
});

const searchSchema = z.object({
  ddoKey: z.literal('refineSearch'),
  country: z.string(),
  lang: z.string(),
  from: z.number().int().min(0).catch(0),
  size: z.number().int().catch(10),
  sort: z.object({ field: z.string() }).optional().catch(undefined),
});
const detailSchema = z.object({ ddoKey: z.literal('jobDetail'), jobId: z.string() });

/**
 * A Phenom career site, whose only service answers by `ddoKey`: 'refineSearch' in pages of up to 500 jobs,
 * and 'jobDetail'. Any other request is a failure with status 200. The file is one page with all jobs; a job
 * without a file of its own is its own detail.
 */
export const phenom: AtsFake = {
  ats,
  endpointVariable: 'PHENOM_URL',
  endpointPath: '/{slug}',
  companyOf: () => undefined,
  routes(feeds) {
    const app = createBoardRoutes(ats, '/:board', feeds);
    app.post('/:board/widgets', async (context) => {
      const board = context.req.param('board');
      const text = await feeds.text(ats, board);
      if (text === undefined) return context.json({ message: 'Not found' }, 404);
      const recording = parseRecording(text, recordingSchema);
      if (!recording) return context.body(text, 200, json);
      const body: unknown = await context.req.json().catch(() => undefined);
      const { jobs } = recording.refineSearch.data;
      const search = searchSchema.safeParse(body).data;
      if (search) {
        const sorted = search.sort?.field === 'postedDate' ? newestFirst(jobs) : jobs;
        const shown = sorted.slice(search.from, search.from + Math.min(search.size, 500));
        return context.json({
          refineSearch: { status: 200, hits: shown.length, totalHits: jobs.length, data: { jobs: shown } },
        });
      }
      const jobId = detailSchema.safeParse(body).data?.jobId;
      const listed = jobs.find((one) => jobId !== undefined && String(one.jobId) === jobId);
      if (!listed || jobId === undefined) return context.json({ status: 'failure' });
      const detail = parseRecording((await feeds.detail(ats, board, jobId)) ?? '', job);
      return context.json({ jobDetail: { status: 200, data: { job: detail ?? listed } } });
    });
    return app;
  },
};

const newestFirst = (jobs: readonly z.infer<typeof job>[]) =>
  jobs.toSorted((one, other) => (other.postedDate ?? '').localeCompare(one.postedDate ?? ''));
