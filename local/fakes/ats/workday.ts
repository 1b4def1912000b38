import { z } from 'zod';
import { type AtsFake, createBoardRoutes } from './ats-fake.ts';
import { parseRecording } from './parse-recording.ts';
import { facetsOf, hasFacets, type Row, rowSchema, toAnswer } from './workday-rows.ts';

const ats = 'workday';
const sitePath = '/:board/wday/cxs/:tenant/:site';
const json = { 'content-type': 'application/json; charset=utf-8' };

const MAX_LIMIT = 20;

/** Totals stop here, and larger offsets start over. */
const CAP = 2_000;

const recordingSchema = z.looseObject({ jobPostings: z.array(rowSchema) });
const bodySchema = z.object({
  appliedFacets: z.record(z.string(), z.array(z.string())),
  limit: z.int().min(0),
  offset: z.int().min(0),
  searchText: z.string(),
});

/**
 * Workday's career sites. The board's name is the host, the tenant unless the host is its own, and the site,
 * joined by '~'. The file is a list with all rows. A search has pages of at most 20 rows and finds at most
 * 2,000; a row's `facets` say which facets find it. A posting's detail is in a file named like its
 * requisition. A host's robots.txt names its sites.
 */
export const workday: AtsFake = {
  ats,
  endpointVariable: 'WORKDAY_URL',
  endpointPath: '/{slug}',
  companyOf: () => undefined,
  routes(feeds) {
    const app = createBoardRoutes(ats, sitePath, feeds);
    app.get('/:board/robots.txt', async (context) => {
      const host = hostOf(context.req.param('board'));
      const boards = (await feeds.boards(ats)).filter((board) => hostOf(board) === host);
      if (boards.length === 0) return context.json({ errorCode: 'HTTP_422', httpStatus: 422 }, 422);
      const sites = boards.map((board) => board.replace(/^.*~/, ''));
      return context.text(
        ['User-agent: *', ...sites.flatMap((site) => robotsLines(host, site)), ''].join('\n'),
      );
    });
    app.post(`${sitePath}/jobs`, async (context) => {
      const { board, tenant, site } = context.req.param();
      const text = isSite(board, tenant, site) ? await feeds.text(ats, board) : undefined;
      const body = bodySchema.safeParse(await context.req.json().catch(() => undefined)).data;
      if (text === undefined || !body) return context.json({ errorCode: 'HTTP_422', httpStatus: 422 }, 422);
      if (body.limit > MAX_LIMIT) return context.json({ errorCode: 'HTTP_400', httpStatus: 400 }, 400);
      const recording = parseRecording(text, recordingSchema);
      if (!recording) return context.body(text, 200, json);
      const { limit, offset, appliedFacets } = body;
      const { repeatsFirstPage, totalOnFirstPage } = (await feeds.behavior(ats, board)) ?? {};
      const rows = recording.jobPostings.filter((row) => hasFacets(row, appliedFacets));
      const start = repeatsFirstPage ? 0 : offset % CAP;
      const total = totalOnFirstPage && offset > 0 ? 0 : Math.min(rows.length, CAP);
      return context.json({
        total,
        jobPostings: rows.slice(start, Math.min(start + limit, CAP)).map(toAnswer),
        facets: offset > 0 ? [] : facetsOf(rows),
        userAuthenticated: false,
      });
    });
    app.get(`${sitePath}/:kind{jobs?|details}/*`, async (context) => {
      const { board, tenant, site } = context.req.param();
      const recording = parseRecording((await feeds.text(ats, board)) ?? '', recordingSchema);
      const path = decodeURI(new URL(context.req.url).pathname).split(`/cxs/${tenant}/${site}`)[1];
      const row = recording?.jobPostings.find(({ externalPath }) => externalPath === path);
      const text = isSite(board, tenant, site) && row && (await detailOf(row, board));
      return text ? context.body(text, 200, json) : context.json({ errorCode: 'S22', httpStatus: 404 }, 404);
    });
    return app;

    /** The file has the name of the requisition, 'JR-12', or of the posting, 'JR-12-1'. */
    async function detailOf({ externalPath = '' }: Row, board: string): Promise<string | undefined> {
      const posting = externalPath.replace(/^.*[/_]/, '');
      return (
        (await feeds.detail(ats, board, posting)) ??
        (await feeds.detail(ats, board, posting.replace(/-\d{1,2}$/, '')))
      );
    }
  },
};

const hostOf = (board: string): string => board.replace(/~.*/, '').toLowerCase();

const robotsLines = (host: string, site: string): string[] => [
  `Allow: /${site}/`,
  `Sitemap: https://${host}/${site}/siteMap.xml`,
];

/** Whether this is the board's site. A tenant's own host has its name, with hyphens instead of underscores. */
function isSite(board: string, tenant: string, site: string): boolean {
  const [host = '', ...names] = board.split('~');
  const known = names.length > 1 ? names : [host.replace(/\..*/, '').replaceAll('-', '_'), ...names];
  return known.join('~') === `${tenant}~${site}`;
}
