import { z } from 'zod';
import { type AtsFake, createBoardRoutes } from './ats-fake.ts';
import { parseRecording } from './parse-recording.ts';

const ats = 'oracle';
const boardPath = '/:board/hcmRestApi/resources/latest';
const json = { 'content-type': 'application/json; charset=utf-8' };
const MAX_OFFSET = 10_000;

const requisition = z.looseObject({
  Id: z.unknown().optional(),
  PostedDate: z.string().optional().catch(undefined),
});
const recordingSchema = z.looseObject({
  items: z.tuple([z.looseObject({ requisitionList: z.array(requisition) })]),
});

/** A finder such as 'findReqs;siteNumber=CX_1,limit=200,offset=0'. */
const finderSchema = z
  .string()
  .regex(/^(?:findReqs|ById);/)
  .transform((finder): unknown =>
    Object.fromEntries(new URLSearchParams(finder.replace(/^\w+;/, '').replaceAll(',', '&'))),
  )
  .pipe(
    z.object({
      siteNumber: z.string(),
      Id: z
        .string()
        .transform((id) => id.replaceAll('"', ''))
        .optional(),
      limit: z.coerce.number().catch(25),
      offset: z.coerce.number().catch(0),
      sortBy: z.string().optional(),
    }),
  );

/**
 * Oracle Recruiting Cloud: each career site has a host and a site number, which the board's name joins by
 * '~'. Limit and offset count inside the finder only, there are no rows without `expand`, and no offset
 * beyond 10,000. The file is one page with all requisitions; a requisition without a file of its own is its
 * own detail.
 */
export const oracle: AtsFake = {
  ats,
  endpointVariable: 'ORACLE_URL',
  endpointPath: '/{slug}',
  companyOf: () => undefined,
  routes(feeds) {
    const app = createBoardRoutes(ats, boardPath, feeds);
    app.get(`${boardPath}/recruitingCEJobRequisitions`, async (context) => {
      const text = await feeds.text(ats, context.req.param('board'));
      const finder = finderSchema.safeParse(context.req.query('finder')).data;
      if (text === undefined || !context.req.param('board').endsWith(`~${finder?.siteNumber}`))
        return context.json({ title: 'Not Found', status: '404' }, 404);
      const recording = parseRecording(text, recordingSchema);
      if (!recording || !finder) return context.body(text, 200, json);
      const all = sorted(recording.items[0].requisitionList, finder.sortBy);
      const { offset, limit } = finder;
      const end = Math.min(offset + Math.min(limit, 200), MAX_OFFSET);
      const rows = context.req.query('expand')?.includes('requisitionList')
        ? { requisitionList: all.slice(offset, end) }
        : {};
      return context.json({ items: [{ TotalJobsCount: all.length, ...rows }], count: 1, hasMore: false });
    });
    app.get(`${boardPath}/recruitingCEJobRequisitionDetails`, async (context) => {
      const board = context.req.param('board');
      const { Id = '' } = finderSchema.safeParse(context.req.query('finder')).data ?? {};
      const recording = parseRecording((await feeds.text(ats, board)) ?? '', recordingSchema);
      const listed = recording?.items[0].requisitionList.find((row) => String(row.Id) === Id);
      const detail = listed && parseRecording((await feeds.detail(ats, board, Id)) ?? '', requisition);
      return context.json({ items: listed ? [detail ?? listed] : [] });
    });
    return app;
  },
};

function sorted(rows: readonly z.infer<typeof requisition>[], sortBy: string | undefined) {
  return sortBy === 'POSTING_DATES_DESC'
    ? rows.toSorted((one, other) => (other.PostedDate ?? '').localeCompare(one.PostedDate ?? ''))
    : rows;
}
