import { z } from 'zod';
import { type AtsPlayer, createBoardRoutes } from './ats-player.ts';
import { parseRecording } from './parse-recording.ts';

const ats = 'smartrecruiters';
const boardPath = '/v1/companies/:board/postings';
const json = { 'content-type': 'application/json; charset=utf-8' };
const ONLY_IN_DETAIL = ['jobAd', 'applyUrl', 'postingUrl', 'active'];

const posting = z.looseObject({ id: z.unknown().optional(), company: z.unknown().optional() });
const recordingSchema = z.looseObject({ content: z.array(posting) });
const employer = z.object({ name: z.string() });

const count = (otherwise: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform((digits) => Math.min(Number(digits), most))
    .catch(otherwise);
const querySchema = z.object({ limit: count(10, 100), offset: count(0, 1_000_000) });

/**
 * SmartRecruiters' public Posting API (documented at developers.smartrecruiters.com): pages of at most 100 by offset,
 * 10 unless asked, and the text only in the answer for one posting. A company it does not know has no postings. The
 * file is one page that holds the whole list, its postings with their details; one that is no recording is sent as it lies.
 */
export const smartrecruiters: AtsPlayer = {
  ats,
  endpointVariable: 'SMARTRECRUITERS_URL',
  companyOf(text) {
    const first = parseRecording(text, recordingSchema)?.content[0];
    return employer.safeParse(first?.company).data?.name.trim() || undefined;
  },
  routes(feeds) {
    const app = createBoardRoutes(ats, boardPath, feeds);
    app.get(boardPath, async (context) => {
      const { limit, offset } = querySchema.parse(context.req.query());
      const text = (await feeds.text(ats, context.req.param('board'))) ?? '{"content":[]}';
      const recording = parseRecording(text, recordingSchema);
      if (!recording) return context.body(text, 200, json);
      return context.json({
        offset,
        limit,
        totalFound: recording.content.length,
        content: recording.content.slice(offset, offset + limit).map(listed),
      });
    });
    app.get(`${boardPath}/:id`, async (context) => {
      const text = await feeds.text(ats, context.req.param('board'));
      const recording = parseRecording(text ?? '', recordingSchema);
      const found = recording?.content.find(({ id }) => String(id) === context.req.param('id'));
      return found ? context.json(found) : context.json({ message: 'Posting not found', errors: [] }, 404);
    });
    return app;
  },
};

const listed = (found: z.infer<typeof posting>) =>
  Object.fromEntries(Object.entries(found).filter(([field]) => !ONLY_IN_DETAIL.includes(field)));
