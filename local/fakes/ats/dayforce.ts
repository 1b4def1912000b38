import type { Context } from 'hono';
import { z } from 'zod';
import { type AtsFake, createBoardRoutes } from './ats-fake.ts';
import { parseRecording } from './parse-recording.ts';

const ats = 'dayforce';
const tenantPath = '/api/:tenant';
const json = { 'content-type': 'application/json; charset=utf-8' };

const row = z.object({ ParentCompanyName: z.string().catch(''), CompanyName: z.string().catch('') });

/**
 * Dayforce's job feeds: one per tenant and code of a board, which the board's name joins by '~'. Files are
 * served unchanged.
 */
export const dayforce: AtsFake = {
  ats,
  endpointVariable: 'DAYFORCE_URL',
  companyOf(text) {
    const first = parseRecording(text, z.array(row))?.[0];
    return first?.ParentCompanyName.trim() || first?.CompanyName.trim() || undefined;
  },
  routes(feeds) {
    const app = createBoardRoutes(ats, tenantPath, feeds, boardOf);
    app.get(`${tenantPath}/V1/JobFeeds`, async (context) => {
      const text = await feeds.text(ats, boardOf(context));
      return text === undefined ? context.json({ error: 'Not found' }, 404) : context.body(text, 200, json);
    });
    return app;
  },
};

const boardOf = ({ req }: Context): string =>
  `${req.param('tenant')}~${req.query('internalJobBoardCode') ?? ''}`;
