import { z } from 'zod';
import { type AtsFake, createBoardRoutes } from './ats-fake.ts';
import { parseRecording } from './parse-recording.ts';

const ats = 'smartrecruiters';
const boardPath = '/v1/companies/:board/postings';
const json = { 'content-type': 'application/json; charset=utf-8' };
const DETAIL_FIELDS = ['jobAd', 'applyUrl', 'postingUrl', 'active'];

const posting = z.looseObject({ id: z.unknown().optional(), company: z.unknown().optional() });
const recordingSchema = z.looseObject({ content: z.array(posting) });
const employer = z.object({ name: z.string() });

const countParam = (otherwise: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform((digits) => Math.min(Number(digits), most))
    .catch(otherwise);
const querySchema = z.object({ limit: countParam(10, 100), offset: countParam(0, 1_000_000) });

/**
 * SmartRecruiters' public Posting API (documented at developers.smartrecruiters.com): offset pages of 10
 * postings by default and 100 at most. Only the detail response has the text. An unknown company has no
 * postings. The file is one page with all postings in detail; files that aren't valid recordings are served
 * unchanged.
 */
export const smartrecruiters: AtsFake = {
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
        content: recording.content.slice(offset, offset + limit).map(omitDetails),
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

const omitDetails = (found: z.infer<typeof posting>) =>
  Object.fromEntries(Object.entries(found).filter(([field]) => !DETAIL_FIELDS.includes(field)));
