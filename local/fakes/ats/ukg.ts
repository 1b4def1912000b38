import { html, raw } from 'hono/html';
import { z } from 'zod';
import { type AtsFake, createBoardRoutes } from './ats-fake.ts';
import { parseRecording } from './parse-recording.ts';

const ats = 'ukg';
const boardPath = '/:board/:tenant/JobBoard/:guid';
const json = { 'content-type': 'application/json; charset=utf-8' };
const page = { 'content-type': 'text/html; charset=utf-8' };
const DETAIL_FIELDS = /^(?:Description|OpportunityIsClosed|UpdatedDate|Compensation|PayRange)/;

const opportunity = z.looseObject({ Id: z.unknown().optional() });
const recordingSchema = z.looseObject({ opportunities: z.array(opportunity) });
type Opportunity = z.infer<typeof opportunity>;

const count = (otherwise: number) => z.number().int().min(0).max(100_000).catch(otherwise);
const searchSchema = z.object({ opportunitySearch: z.object({ Top: count(50), Skip: count(0) }) });

/**
 * UKG's career sites, whose boards have a host, a tenant and a GUID, which the board's name joins by '~':
 * pages by POST, of at most 50, and a page per opportunity, which is its own file or one with its row. A
 * closed opportunity has a page without data. Files that aren't valid recordings are served unchanged.
 */
export const ukg: AtsFake = {
  ats,
  endpointVariable: 'UKG_URL',
  endpointPath: '/{slug}',
  companyOf: () => undefined,
  routes(feeds) {
    const app = createBoardRoutes(ats, boardPath, feeds);
    app.post(`${boardPath}/JobBoardView/LoadSearchResults`, async (context) => {
      const { board, tenant, guid } = context.req.param();
      const text = await feeds.text(ats, board);
      const search = searchSchema.safeParse(await context.req.json().catch(() => undefined)).data;
      if (text === undefined || !board.endsWith(`~${tenant}~${guid}`)) return context.text('Not found', 404);
      if (!search) return context.text('Bad request', 400);
      const recording = parseRecording(text, recordingSchema);
      if (!recording) return context.body(text, 200, json);
      const { Top, Skip } = search.opportunitySearch;
      const shown = recording.opportunities.slice(Skip, Skip + Math.min(Top, 50)).map(asListed);
      return context.json({ opportunities: shown, totalCount: recording.opportunities.length });
    });
    app.get(`${boardPath}/OpportunityDetail`, async (context) => {
      const board = context.req.param('board');
      const id = context.req.query('opportunityId') ?? '';
      const detail = await feeds.detail(ats, board, id);
      if (detail !== undefined) return context.body(detail, 200, page);
      const recording = parseRecording((await feeds.text(ats, board)) ?? '', recordingSchema);
      return context.html(renderPage(recording?.opportunities.find(({ Id }) => Id === id)));
    });
    return app;
  },
};

const asListed = (found: Opportunity) =>
  Object.fromEntries(Object.entries(found).filter(([field]) => !DETAIL_FIELDS.test(field)));

function renderPage(found: Opportunity | undefined) {
  if (!found) return html`<p>This opportunity is no longer available.</p>`;
  const data = JSON.stringify(found).replaceAll('<', '\\u003c');
  return html`<script>var opportunity = new US.Opportunity.CandidateOpportunityDetail(${raw(data)});</script>`;
}
