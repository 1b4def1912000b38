import * as z from 'zod';
import type { Posting } from '../../postings/posting.ts';

export interface BoardReading {
  readonly postings: readonly Posting[];
  /** Postings that failed to parse; `id` is '' if it is missing. */
  readonly unreadable: readonly { readonly id: string; readonly error: string }[];
  /** Why this reading may lack postings that are on the board, as when pages shift. Nothing is closed then. */
  readonly partial?: string;
  /** So many postings are known to be on other pages that an absent one is never closed, not even after a day. */
  readonly isIncomplete?: true;
  /** Only the newest postings were read. The others are as before. */
  readonly isPrefix?: true;
}

/** A request for one page of a board or for the detail of a posting: a GET of JSON, unless it says otherwise. */
export interface PageRequest {
  /** Relative to the board's origin, from '/'. An absolute URL leads to another host, which must be public. */
  readonly path: string;
  /** Further request headers that the interface needs. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Posted as JSON, instead of a GET. */
  readonly json?: unknown;
  /** Parses the response's text, by default as JSON. Throws an error that starts with 'The answer' if it can't. */
  readonly decode?: (text: string) => unknown;
  /** A larger page is an error, in bytes after unpacking. By default as large as the largest boards of vendors. */
  readonly maxBytes?: number;
  /** If the page doesn't exist, it is null. Otherwise the whole reading fails. */
  readonly isOptional?: true;
}

/** Fetches and parses the boards of one applicant-tracking system (ATS). */
export interface Adapter {
  /**
   * The vendor's public API, which an environment variable can override. '{slug}' is replaced by the board's slug, and
   * '{host}' by the part of the slug before the first '~', for systems whose boards have hosts of their own.
   */
  readonly origin: { readonly url: string; readonly variable: string };
  /** How many of the vendor's boards are read at a time. */
  readonly lanes: number;
  /** How long a reading takes, if far from half a second. */
  readonly secondsPerReading?: number;
  /** How long to wait between two requests to one board, if at all. */
  readonly pauseMs?: number;
  /**
   * At most this many requests are sent in an hour to one account, or to one host if the system has no
   * accounts. Unlimited by default.
   */
  readonly hourlyRequests?: number;
  /**
   * Set if its pages are not an interface meant for readers, so that each host's robots.txt decides about every path.
   */
  readonly obeysRobots?: true;
  /** Slugs that do not match are never requested. Parts of a slug are separated by '~'. */
  readonly slug: RegExp;
  /**
   * The employer's account at the vendor, if several boards can belong to one. These share a registered name,
   * and the hourly requests; without any name, the account is it as long as no posting states a better one.
   */
  accountOf?(slug: string): string;
  firstPage(slug: string): PageRequest;
  /** Returns undefined after the last page. Absent if one response holds the whole board. */
  nextPage?(slug: string, pages: readonly unknown[]): PageRequest | undefined;
  /**
   * Set if pages list the newest postings first, so that most readings stop at the first page without a new posting.
   * The whole board is then read every few hours, to find the postings that were closed.
   */
  readonly newestFirst?: true;
  /** Parses all pages. Throws an error that starts with 'The answer' if one is not an answer of this system. */
  parse(slug: string, pages: readonly unknown[]): BoardReading;
  /** A further request per added or edited posting, for systems whose list omits the description. */
  readonly detail?: {
    request(slug: string, posting: Posting): PageRequest;
    /** Throws like `parse`, and if the posting is closed. */
    addDetail(posting: Posting, body: unknown): Posting;
    /** Set if the list alone is not enough for a posting, as in a sitemap. */
    readonly isRequired?: true;
  };
}

/**
 * Parses raw postings one by one, so that an invalid one does not affect the others. `idOf` finds the id of an invalid
 * posting, or '', so that its job is not closed.
 */
export function parsePostings<Raw extends z.ZodType>(
  raws: readonly unknown[],
  schema: Raw,
  toPosting: (raw: z.infer<Raw>) => Posting,
  idOf: (raw: unknown) => string = idField,
): BoardReading {
  const postings: Posting[] = [];
  const unreadable: { id: string; error: string }[] = [];
  for (const raw of raws) {
    const parsed = schema.safeParse(raw);
    if (parsed.success) postings.push(toPosting(parsed.data));
    else unreadable.push({ id: idOf(raw), error: z.prettifyError(parsed.error).split('\n').join('; ') });
  }
  return { postings, unreadable };
}

const WithId = z.object({ id: z.union([z.number(), z.string()]) });

const idField = (raw: unknown): string => WithId.safeParse(raw).data?.id.toString() ?? '';
