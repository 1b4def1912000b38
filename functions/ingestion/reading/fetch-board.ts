import { createHash } from 'node:crypto';
import type { Posting } from '../../postings/posting.ts';
import type { Adapter, BoardReading, PageRequest } from '../adapters/adapter.ts';
import {
  type FetchLimits,
  type FetchResult,
  fetchPage,
  NO_VALIDATORS,
  type Validators,
} from './fetch-page.ts';

export interface BoardRequest {
  readonly adapter: Adapter;
  readonly origin: string;
  readonly slug: string;
  /** The registered name of the employer, for systems that do not state it; may be empty. */
  readonly company: string;
  /** The validators of the last response. */
  readonly last: Validators;
  readonly fetch?: typeof fetch | undefined;
  readonly limits?: FetchLimits | undefined;
}

/** `hash` covers all pages of the board. */
export type BoardResponse =
  | { readonly kind: 'read'; readonly reading: BoardReading; readonly etag: string; readonly hash: string }
  | Exclude<FetchResult, { kind: 'body' }>;

/** A board with more pages than this is a pagination loop. */
const MAX_PAGES = 100;

/** Fetches all pages of a board and parses them. Does not throw for anything a vendor answers: that is a failed result. */
export async function fetchBoard(request: BoardRequest): Promise<BoardResponse> {
  const { adapter, slug, last } = request;
  const first = await requestPage(request, adapter.firstPage(slug), adapter.nextPage ? NO_VALIDATORS : last);
  if (first.kind !== 'body') return first;
  const pages: unknown[] = [first.body];
  const hashes = [first.hash];
  try {
    for (let next = adapter.nextPage?.(slug, pages); next; next = adapter.nextPage?.(slug, pages)) {
      const page = await requestPage(request, next);
      if (page.kind !== 'body') return page;
      if (pages.push(page.body) > MAX_PAGES)
        return { kind: 'failed', message: `The answer has more than ${MAX_PAGES} pages.` };
      hashes.push(page.hash);
    }
    const hash = pages.length === 1 ? first.hash : digest(hashes);
    if (hash === last.bodyHash) return { kind: 'unchanged' };
    const reading = withRegisteredName(adapter.parse(slug, pages), request);
    return { kind: 'read', reading, etag: first.etag, hash };
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('The answer'))
      return { kind: 'failed', message: error.message };
    throw error;
  }
}

/** Fetches one page, or the detail of a posting. */
export function requestPage(
  { origin, fetch, limits }: Pick<BoardRequest, 'origin' | 'fetch' | 'limits'>,
  { path, ...page }: PageRequest,
  last = NO_VALIDATORS,
): Promise<FetchResult> {
  const url = new URL(path.startsWith('/') ? origin + path : path);
  return fetchPage({ url, ...page }, last, fetch, limits);
}

const digest = (hashes: readonly string[]) =>
  createHash('sha256').update(hashes.join()).digest('hex').slice(0, 16);

/** Replaces the slug by the registered name in postings of a system that does not state the employer. */
function withRegisteredName(reading: BoardReading, { slug, company }: BoardRequest): BoardReading {
  const rename = (posting: Posting) =>
    posting.company === slug && company ? { ...posting, company } : posting;
  return { ...reading, postings: reading.postings.map(rename) };
}
