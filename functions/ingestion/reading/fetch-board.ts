import { createHash } from 'node:crypto';
import { withoutEmpty } from '../../platform/without-empty.ts';
import type { Posting } from '../../postings/posting.ts';
import type { Adapter, BoardReading, PageRequest } from '../adapters/adapter.ts';
import { AnswerError } from '../parsing/answer-error.ts';
import { authorizePosting, type BoardAuthority } from './authorize-posting.ts';
import {
  type FetchLimits,
  type FetchResult,
  fetchPage,
  NO_VALIDATORS,
  type Validators,
} from './fetch-page.ts';
import type { RequestBudget } from './request-budget.ts';

export interface BoardRequest {
  readonly adapter: Adapter;
  readonly origin: string;
  readonly slug: string;
  /** The registered name of the employer, for systems that do not state it; may be empty. */
  readonly company: string;
  readonly trust: BoardAuthority['trust'];
  /** The validators of the last response. */
  readonly last: Validators;
  readonly budget: RequestBudget;
  /**
   * The ids of the postings seen before. If given, a system that lists the newest postings first is read only up to the
   * first page without a new one.
   */
  readonly listKnown?: (() => Promise<ReadonlySet<string>>) | undefined;
  readonly fetch?: typeof fetch | undefined;
  readonly limits?: FetchLimits | undefined;
  readonly sleep?: ((milliseconds: number) => Promise<void>) | undefined;
}

/** `hash` covers all pages of the board, or the first one if that lists the newest postings. */
export type BoardResponse =
  | { readonly kind: 'read'; readonly reading: BoardReading; readonly etag: string; readonly hash: string }
  | Exclude<FetchResult, { kind: 'body' }>;

/**
 * Of a reading, for the pages of the list. Without the rest, no new posting of a very large board would get
 * its details.
 */
const PAGES_SHARE = 2 / 3;

/** A board with more pages than this is a pagination loop, or too large to be read at once. */
const MAX_PAGES = 400;

/** Vendors' order is not exact: a new posting may be on the second page of a board whose first page changed. */
const MIN_PREFIX_PAGES = 2;

/** Fetches a board's pages and parses them. Does not throw for anything a vendor answers: that is a failed result. */
export async function fetchBoard(request: BoardRequest): Promise<BoardResponse> {
  const { adapter, slug, last } = request;
  const isHashOfFirst = !adapter.nextPage || adapter.newestFirst;
  const first = await requestPage(request, adapter.firstPage(slug), isHashOfFirst ? last : NO_VALIDATORS);
  if (first.kind !== 'body') return first;
  try {
    const rest = await fetchFurtherPages(request, first.body);
    if (rest.kind === 'failed') return rest;
    const hash =
      isHashOfFirst || rest.hashes.length === 0 ? first.hash : digest([first.hash, ...rest.hashes]);
    if (hash === last.bodyHash) return { kind: 'unchanged' };
    const { partial, ...parsed } = authorizeReading(adapter.parse(slug, rest.pages), request);
    const doubt = rest.cut ?? (rest.isPrefix ? undefined : partial);
    const reading = {
      ...parsed,
      ...(rest.isPrefix ? { isPrefix: true as const } : {}),
      ...withoutEmpty({ partial: doubt }),
      ...(rest.cut ? { isIncomplete: true as const } : {}),
    };
    return { kind: 'read', reading, etag: first.etag, hash };
  } catch (error) {
    if (error instanceof AnswerError) return { kind: 'failed', message: error.message };
    throw error;
  }
}

interface FurtherPages {
  readonly kind: 'pages';
  /** All pages, with the first. */
  readonly pages: readonly unknown[];
  readonly hashes: readonly string[];
  /** The rest of the board was left alone, because the last page has no new posting. */
  readonly isPrefix: boolean;
  /** Why pages are missing. */
  readonly cut?: string;
}

async function fetchFurtherPages(
  request: BoardRequest,
  first: unknown,
): Promise<FurtherPages | Extract<FetchResult, { kind: 'failed' }>> {
  const { adapter, slug, budget } = request;
  const pages = [first];
  const hashes: string[] = [];
  const known = adapter.newestFirst && (await request.listKnown?.());
  const countNew = () =>
    adapter.parse(slug, pages).postings.filter(({ id }) => known && !known.has(id)).length;
  let newBefore = 0;
  for (let next = adapter.nextPage?.(slug, pages); next; next = adapter.nextPage?.(slug, pages)) {
    const read = { kind: 'pages' as const, pages, hashes };
    const found = known ? countNew() : 0;
    const isKnownPage = known && found === newBefore;
    if (isKnownPage && pages.length >= MIN_PREFIX_PAGES) return { ...read, isPrefix: true };
    newBefore = found;
    if (budget.isSpent(adapter.detail ? PAGES_SHARE : 1) || pages.length >= MAX_PAGES)
      return {
        ...read,
        isPrefix: false,
        cut: `Only the first ${pages.length} pages of the board were read.`,
      };
    const page = await requestPage(request, next);
    if (page.kind === 'failed') return page;
    if (page.kind !== 'body') throw new Error('A page was requested without validators.');
    pages.push(page.body);
    hashes.push(page.hash);
  }
  return { kind: 'pages', pages, hashes, isPrefix: false };
}

/** Fetches one page, or the detail of a posting. */
export async function requestPage(
  {
    adapter,
    origin,
    budget,
    fetch,
    limits,
    sleep,
  }: Omit<BoardRequest, 'slug' | 'company' | 'trust' | 'last'>,
  { path, ...page }: PageRequest,
  last = NO_VALIDATORS,
): Promise<FetchResult> {
  if (budget.used() > 0 && adapter.pauseMs) await sleep?.(adapter.pauseMs);
  if (!budget.take())
    return { kind: 'failed', message: 'The requests to this host are used up for this hour.' };
  const url = new URL(path.startsWith('/') ? origin + path : path);
  return fetchPage({ url, ...page }, last, fetch, limits);
}

const digest = (hashes: readonly string[]) =>
  createHash('sha256').update(hashes.join()).digest('hex').slice(0, 16);

/**
 * Replaces the slug by the registered name, or the account, in postings of a system that does not state the
 * employer, and limits each posting to what its board may say.
 */
function authorizeReading(reading: BoardReading, request: BoardRequest): BoardReading {
  const { adapter, slug, company } = request;
  const name = company || adapter.accountOf?.(slug) || slug;
  const rename = (posting: Posting) => (posting.company === slug ? { ...posting, company: name } : posting);
  return {
    ...reading,
    postings: reading.postings.map((posting) => authorizePosting(rename(posting), request)),
  };
}
