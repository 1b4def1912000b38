import * as z from 'zod';
import type { Posting } from '../../postings/posting.ts';
import { AnswerError } from '../parsing/answer-error.ts';
import { type Adapter, type BoardReading, type PageRequest, parsePostings } from './adapter.ts';

/** A page of a board that says how many postings it has, as adapters decode it. */
export interface CountedPage {
  /** Null if the vendor leaves it out. */
  readonly total: number | null;
  readonly jobs: readonly unknown[];
}

const CountedPage = z.object({
  total: z.number().int().min(0).nullable().catch(null),
  jobs: z.array(z.unknown()),
});

/** How the pages of a board with a total are requested and parsed. */
interface CountedBoard<Raw extends z.ZodType> {
  /** The request for the postings from an offset, which is page `number`, counted from 0. */
  readonly pageAt: (slug: string, offset: number, number: number) => PageRequest;
  /** The vendor answers no request for postings from this offset on. */
  readonly endOffset?: number;
  /** Where another reading of the board starts or goes on after the last page, if the pages lack too much. */
  readonly againFrom?: (pages: readonly unknown[]) => number | undefined;
  /** The error if a page is no page of such a board. Starts with 'The answer'. */
  readonly notABoard: string;
  readonly schema: Raw;
  readonly toPosting: (slug: string, raw: z.infer<Raw>) => Posting;
  /** The id of a raw posting, or '' if it has none. */
  readonly idOf: (raw: unknown) => string;
  /** The share of the total that may be missing, as when jobs move between pages. */
  readonly tolerance?: number;
}

/** The requests and the parser of an adapter whose pages state a total and are decoded as `CountedPage`. */
export function countedBoard<Raw extends z.ZodType>({
  pageAt,
  endOffset = Number.POSITIVE_INFINITY,
  againFrom,
  notABoard,
  schema,
  toPosting,
  idOf,
  tolerance,
}: CountedBoard<Raw>): Required<Pick<Adapter, 'firstPage' | 'nextPage' | 'parse'>> {
  return {
    firstPage: (slug) => pageAt(slug, 0, 0),
    nextPage(slug, pages) {
      const offset = nextOffset(pages, idOf) ?? againFrom?.(pages);
      return offset === undefined || offset >= endOffset ? undefined : pageAt(slug, offset, pages.length);
    },
    parse(slug, pages) {
      const { jobs, total } = readCountedPages(pages, notABoard);
      const reading = parsePostings(jobs, schema, (raw) => toPosting(slug, raw), idOf);
      return withoutRepeats(reading, total, tolerance);
    },
  };
}

/** Returns the pages, and the largest total that one of them states. Throws `message` if one is invalid. */
export function readCountedPages(
  pages: readonly unknown[],
  message: string,
): { readonly jobs: unknown[]; readonly total: number | null } {
  const read = z.array(CountedPage).nonempty().safeParse(pages);
  if (!read.success) throw new AnswerError(message);
  return { jobs: read.data.flatMap(({ jobs }) => jobs), total: largestTotal(read.data) };
}

/**
 * Returns the offset after the pages read so far, or undefined after the last page: one that is empty or only
 * repeats what came before it.
 */
export function nextOffset(pages: readonly unknown[], idOf: (raw: unknown) => string): number | undefined {
  const read = pages.map((page) => CountedPage.safeParse(page).data);
  const before = new Set(read.slice(0, -1).flatMap((page) => page?.jobs.map(idOf) ?? []));
  const isNews = read.at(-1)?.jobs.some((raw) => !before.has(idOf(raw)));
  const offset = read.reduce((sum, page) => sum + (page?.jobs.length ?? 0), 0);
  return isNews && offset < (largestTotal(read) ?? Number.POSITIVE_INFINITY) ? offset : undefined;
}

function largestTotal(pages: readonly (CountedPage | undefined)[]): number | null {
  const totals = pages.flatMap((page) => page?.total ?? []);
  return totals.length > 0 ? Math.max(...totals) : null;
}

/** A total that is off by more is no mistake. */
const MOST = 0.9;

/**
 * Drops repeated postings, and says so if fewer than the total were read. `tolerance` is the share that may be missing.
 */
export function withoutRepeats(reading: BoardReading, total: number | null, tolerance = 0): BoardReading {
  const byId = new Map<string, Posting>();
  for (const posting of reading.postings) if (!byId.has(posting.id)) byId.set(posting.id, posting);
  const ids = new Set([...byId.keys(), ...reading.unreadable.map(({ id }) => id).filter((id) => id !== '')]);
  const read = ids.size + reading.unreadable.filter(({ id }) => id === '').length;
  const isPartial = total !== null && read < total * (1 - tolerance);
  const isIncomplete = total !== null && read < total * MOST;
  return {
    postings: [...byId.values()],
    unreadable: reading.unreadable,
    ...(isPartial ? { partial: `The pages hold ${read} postings and say there are ${total}.` } : {}),
    ...(isIncomplete ? { isIncomplete: true } : {}),
  };
}
