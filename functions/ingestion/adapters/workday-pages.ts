import * as z from 'zod';
import type { BoardReading } from './adapter.ts';
import { countedBy, dimensionsIn, type Slice, splitSlice } from './workday-facets.ts';

/** More is rejected with status 400. */
export const PAGE_SIZE = 20;

/** A search finds at most this many postings. Larger offsets lead to the first page again. */
const CAP = 2_000;

/** A capped board has more postings. */
const CAPPED = 2_050;

/** A capped board is first read this far for its newest postings, and then slice by slice. */
const NEWEST_PAGES = 5;

/** A total that is off by more is no mistake. */
const MOST = 0.9;

/** Facets lack a few postings, and postings move while pages are read. */
const COMPLETE = 0.99;

const WithPath = z.object({ externalPath: z.string() });

const pathOf = (row: unknown): string => WithPath.safeParse(row).data?.externalPath ?? '';

const Page = z
  .object({
    total: z.number().int().min(0).catch(0),
    jobPostings: z.array(z.unknown()),
    facets: z.array(z.unknown()).catch([]),
  })
  .transform(({ total, jobPostings, facets }) => ({
    total,
    rows: jobPostings,
    paths: jobPostings.map(pathOf),
    dimensions: dimensionsIn(facets),
  }));
type Page = z.infer<typeof Page>;

/** Every further page asks for all pages before it, which are parsed once. */
const parsed = new WeakMap<object, Page>();

function parsePage(page: unknown): Page | undefined {
  if (typeof page !== 'object' || page === null) return undefined;
  const known = parsed.get(page) ?? Page.safeParse(page).data;
  if (known) parsed.set(page, known);
  return known;
}

/** Undefined if there is no page, or one of them has no list of postings. */
function parsePages(pages: readonly unknown[]): readonly [Page, ...Page[]] | undefined {
  const [first, ...others] = pages.map(parsePage);
  const rest = others.filter((page) => page !== undefined);
  return first && rest.length === others.length ? [first, ...rest] : undefined;
}

/** Like the fields of a `BoardReading`. */
interface PostingsOnPages extends Pick<BoardReading, 'partial' | 'isIncomplete'> {
  readonly rows: readonly unknown[];
}

/** The postings on all pages, and why some may be missing. Undefined if one of the pages has no list of postings. */
export function postingsOn(pages: readonly unknown[]): PostingsOnPages | undefined {
  const read = parsePages(pages);
  if (!read) return undefined;
  const rows = read.flatMap((page) => page.rows);
  const paths = read.flatMap((page) => page.paths);
  const withPath = new Set(paths.filter((path) => path !== '')).size;
  const found = withPath + paths.filter((path) => path === '').length;
  const total = totalOf(read[0]);
  if (found >= total * COMPLETE) return { rows };
  const partial = `The pages hold ${found} postings and say there are at least ${total}.`;
  const isIncomplete = found < total * MOST || read[0].total === CAP;
  return { rows, partial, ...(isIncomplete ? { isIncomplete: true } : {}) };
}

/** Only the first page's total counts, because some boards say 0 on the others. A capped one is too small. */
function totalOf({ total, dimensions }: Page): number {
  return total === CAP ? Math.max(CAPPED, countedBy(dimensions)) : total;
}

/** The page to request next. */
export interface PagePosition {
  readonly slice: Slice;
  readonly offset: number;
}

export const FIRST_PAGE: PagePosition = { slice: {}, offset: 0 };

/**
 * Returns undefined after the last page. Repeats the way to the pages read so far: the board, then slices if
 * it is capped.
 */
export function nextPosition(pages: readonly unknown[]): PagePosition | undefined {
  const read = parsePages(pages);
  if (!read) return undefined;
  const slices: Slice[] = [FIRST_PAGE.slice];
  let at = 0;
  for (let slice = slices.shift(); slice; slice = slices.shift()) {
    const { length, hasEnded, parts } = followSlice(slice, read.slice(at), at === 0 ? NEWEST_PAGES : 1);
    if (!hasEnded) return { slice, offset: length * PAGE_SIZE };
    slices.unshift(...parts);
    at += length;
  }
  return undefined;
}

interface SliceProgress {
  /** How many of the pages belong to the slice. */
  readonly length: number;
  readonly hasEnded: boolean;
  /** The slices to read instead of the rest of this one. */
  readonly parts: readonly Slice[];
}

/**
 * Follows a slice until it ends: at its total, at a page that only repeats others, or after `most` pages if
 * it is capped.
 */
function followSlice(slice: Slice, pages: readonly Page[], most: number): SliceProgress {
  const [first] = pages;
  if (!first) return { length: 0, hasEnded: false, parts: [] };
  const parts = () => splitSlice(slice, first.dimensions, CAP);
  const instead = first.total === CAP ? parts() : [];
  const end = first.total || Number.POSITIVE_INFINITY;
  const seen = new Set<string>();
  let length = 0;
  for (const { paths } of pages) {
    length += 1;
    const before = seen.size;
    for (const path of paths) seen.add(path);
    if (length * PAGE_SIZE >= end || (instead.length > 0 && length >= most))
      return { length, hasEnded: true, parts: instead };
    if (seen.size === before) {
      const isLooping = end > CAP && seen.size < end * COMPLETE;
      return { length, hasEnded: true, parts: isLooping && first.total > 0 ? parts() : instead };
    }
  }
  return { length, hasEnded: false, parts: instead };
}
