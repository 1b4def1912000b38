import { createHash } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as z from 'zod';
import { type Fault, toFault } from '../../platform/fault.ts';
import { log } from '../../platform/log.ts';
import type { Job } from '../../table/job.ts';
import type { Filters } from '../filters.ts';
import type { PageShape } from '../index/page.ts';
import { feedFilters } from './feed-filters.ts';
import { makeFeed } from './make-feed.ts';

/** The most jobs in a feed. */
const MOST = 50;

const PATHS = { '/feed.atom': 'atom', '/feed.json': 'json' } as const;
const CONTENT = {
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
} as const;

/** What an HTTP API hands over of a request for a feed (payload format 2.0: header names in lower case). */
export const FeedRequest = z.object({
  rawPath: z.enum(['/feed.atom', '/feed.json']),
  rawQueryString: z.string().default(''),
  headers: z.record(z.string(), z.string()).default({}),
});
export type FeedRequest = z.infer<typeof FeedRequest>;

/** GET /feed.atom and /feed.json: at most 50 newest jobs of the board with these filters; `site` is its origin. */
export async function answerFeed(
  { rawPath, rawQueryString, headers }: FeedRequest,
  site: string,
  jobsOf: (filters: Filters, shape: PageShape) => Promise<{ items: readonly Job[]; asOf: string }>,
): Promise<APIGatewayProxyStructuredResultV2> {
  const form = PATHS[rawPath];
  try {
    const query = new URLSearchParams(rawQueryString);
    const filters = feedFilters(query);
    const { items, asOf } = await jobsOf(filters, { size: MOST, newestFirst: true });
    const otherwise = new Date(`${asOf.slice(0, 10)}T00:00:00.000Z`);
    const { body, updated } = makeFeed(form, items, { site, query: query.toString(), filters, otherwise });
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const fresh = {
      etag,
      'last-modified': updated.toUTCString(),
      'cache-control': 'public, max-age=60',
    };
    if (isKnown(headers, etag, updated)) return { statusCode: 304, headers: fresh };
    return { statusCode: 200, headers: { ...fresh, 'content-type': CONTENT[form] }, body };
  } catch (error) {
    return refusal(toFault(error), error);
  }
}

/** Whether the reader has it already; If-None-Match decides where it is given (RFC 9110, 13.2.2). */
function isKnown(headers: Readonly<Record<string, string>>, etag: string, updated: Date): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Math.floor(updated.getTime() / 1000) * 1000 <= since;
}

function refusal(fault: Fault, error: unknown): APIGatewayProxyStructuredResultV2 {
  if (fault.code !== 'BadInput') log.error('feed failed', error as Error);
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  const statusCode = fault.code === 'BadInput' ? 400 : fault.code === 'Unavailable' ? 503 : 500;
  return { statusCode, headers, body: fault.message };
}
