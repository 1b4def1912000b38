import { z } from 'zod';
import { type AtsFake, createBoardRoutes } from './ats-fake.ts';
import { parseRecording } from './parse-recording.ts';

const ats = 'teamtailor';
const feedPath = '/:board/jobs.json';
const json = { 'content-type': 'application/feed+json; charset=utf-8' };
const MAX_PAGE_SIZE = 100;

const recordingSchema = z.looseObject({
  title: z.string().catch(''),
  feed_url: z.url().catch('https://example.teamtailor.com/jobs.json'),
  items: z.array(z.unknown()),
});

const count = (otherwise: number) => z.coerce.number().int().min(0).max(100_000).catch(otherwise);
const querySchema = z.object({ per_page: count(MAX_PAGE_SIZE), offset: count(0), page: count(1) });

/**
 * Teamtailor's JSON feeds: each employer has its own host, which is the first path segment here. Pages of at
 * most 100 items by `offset` or `page`, with the URL of the next one. Files that aren't valid recordings are
 * served unchanged.
 */
export const teamtailor: AtsFake = {
  ats,
  endpointVariable: 'TEAMTAILOR_URL',
  endpointPath: '/{slug}',
  companyOf: (text) => parseRecording(text, recordingSchema)?.title.trim() || undefined,
  routes(feeds) {
    const app = createBoardRoutes(ats, feedPath, feeds);
    app.get(feedPath, async (context) => {
      const text = await feeds.text(ats, context.req.param('board'));
      if (text === undefined) return context.text('Not Found', 404);
      const recording = parseRecording(text, recordingSchema);
      if (!recording) return context.body(text, 200, json);
      const { per_page, offset, page } = querySchema.parse(context.req.query());
      const size = Math.min(Math.max(per_page, 1), MAX_PAGE_SIZE);
      const from = offset || Math.max(page - 1, 0) * size;
      const hasMore = from + size < recording.items.length;
      const next = `${recording.feed_url}?page=${Math.floor(from / size) + 2}&per_page=${size}`;
      const shown = { ...recording, items: recording.items.slice(from, from + size) };
      return context.body(JSON.stringify(hasMore ? { ...shown, next_url: next } : shown), 200, json);
    });
    return app;
  },
};
