import { createHash } from 'node:crypto';
import { toFiltersInput } from '@daybreak/contract/filter-values.ts';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as z from 'zod';
import { type Fault, toFault } from '../../platform/fault.ts';
import { log } from '../../platform/log.ts';
import type { Job } from '../../table/job.ts';
import type { JobFilters } from '../filters.ts';
import type { PageOptions } from '../read-page.ts';
import { parseFeedQuery } from './parse-feed-query.ts';
import { renderFeed } from './render-feed.ts';

const MAX_JOBS = 50;

const FORMATS = { '/feed.atom': 'atom', '/feed.json': 'json' } as const;
const CONTENT_TYPES = {
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
} as const;

/** An HTTP API's request for a feed (payload format 2.0: header names in lower case). */
export const FeedRequest = z.object({
  rawPath: z.enum(['/feed.atom', '/feed.json']),
  rawQueryString: z.string().default(''),
  headers: z.record(z.string(), z.string()).default({}),
});
export type FeedRequest = z.infer<typeof FeedRequest>;

/** Answers GET /feed.atom and /feed.json with the 50 newest jobs for these filters; `site` is the site's origin. */
export async function serveFeed(
  { rawPath, rawQueryString, headers }: FeedRequest,
  site: string,
  readPage: (filters: JobFilters, options: PageOptions) => Promise<{ items: readonly Job[]; asOf: string }>,
): Promise<APIGatewayProxyStructuredResultV2> {
  const format = FORMATS[rawPath];
  try {
    const query = new URLSearchParams(rawQueryString);
    const { filters, timeZone } = parseFeedQuery(query);
    const input = { ...toFiltersInput(filters), timeZone };
    const { items, asOf } = await readPage(input, { size: MAX_JOBS, newestFirst: true, withCards: true });
    const startOfDay = new Date(`${asOf.slice(0, 10)}T00:00:00.000Z`);
    const { body, updated } = renderFeed(format, items, {
      site,
      query: query.toString(),
      filters,
      updatedIfEmpty: startOfDay,
    });
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const caching = {
      etag,
      'last-modified': updated.toUTCString(),
      'cache-control': 'public, max-age=60',
    };
    if (isNotModified(headers, etag, updated)) return { statusCode: 304, headers: caching };
    return { statusCode: 200, headers: { ...caching, 'content-type': CONTENT_TYPES[format] }, body };
  } catch (error) {
    return toErrorResponse(toFault(error), error);
  }
}

/** If-None-Match, if present, takes precedence over If-Modified-Since (RFC 9110, 13.2.2). */
function isNotModified(headers: Readonly<Record<string, string>>, etag: string, updated: Date): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Math.floor(updated.getTime() / 1000) * 1000 <= since;
}

function toErrorResponse(fault: Fault, error: unknown): APIGatewayProxyStructuredResultV2 {
  if (fault.code !== 'BadInput') log.error('feed failed', error as Error);
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  const statusCode = fault.code === 'BadInput' ? 400 : fault.code === 'Unavailable' ? 503 : 500;
  return { statusCode, headers, body: fault.message };
}
