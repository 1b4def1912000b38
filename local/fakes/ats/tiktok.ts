import { z } from 'zod';
import { type AtsFake, createBoardRoutes } from './ats-fake.ts';
import { parseRecording } from './parse-recording.ts';

const ats = 'tiktok';
const json = { 'content-type': 'application/json; charset=utf-8' };

const recordingSchema = z.looseObject({ data: z.looseObject({ job_post_list: z.array(z.unknown()) }) });
const querySchema = z
  .object({
    limit: z.number().int().min(0).max(100).catch(10),
    offset: z.number().int().min(0).catch(0),
  })
  .catch({ limit: 10, offset: 0 });

/**
 * The search of lifeattiktok.com, which answers 400 without the header that names the site. There is one board,
 * `tiktok.json`, with all jobs on one page.
 */
export const tiktok: AtsFake = {
  ats,
  endpointVariable: 'TIKTOK_URL',
  endpointPath: '/{slug}',
  companyOf: () => 'TikTok',
  routes(feeds) {
    const app = createBoardRoutes(ats, '/:board', feeds);
    app.post('/:board/api/v1/public/supplier/search/job/posts', async (context) => {
      const text = await feeds.text(ats, context.req.param('board'));
      if (text === undefined) return context.json({ code: 404 }, 404);
      if (context.req.header('website-path') !== 'tiktok') return context.json({ code: 400 }, 400);
      const recording = parseRecording(text, recordingSchema);
      if (!recording) return context.body(text, 200, json);
      const { limit, offset } = querySchema.parse(await context.req.json().catch(() => undefined));
      const all = recording.data.job_post_list;
      return context.json({
        code: 0,
        message: 'ok',
        data: { count: all.length, job_post_list: all.slice(offset, offset + limit) },
      });
    });
    return app;
  },
};
