import * as z from 'zod';
import type { Posting } from '../../postings/posting.ts';

export interface BoardReading {
  readonly postings: readonly Posting[];
  /** Postings that failed to parse; `id` is '' if it is missing. */
  readonly unreadable: readonly { readonly id: string; readonly error: string }[];
  /** Why this reading may lack postings that are on the board, as when pages shift. Nothing is closed then. */
  readonly partial?: string;
}

/** Fetches and parses the boards of one applicant-tracking system (ATS). */
export interface Adapter {
  /** The vendor's public API, which an environment variable can override. '{slug}' is replaced by the board's slug. */
  readonly origin: { readonly url: string; readonly variable: string };
  /** How many of the vendor's boards are read at a time. */
  readonly lanes: number;
  /** How long a reading takes, if far from half a second. */
  readonly secondsPerReading?: number;
  /** Slugs that do not match are never requested. */
  readonly slug: RegExp;
  firstPath(slug: string): string;
  /** Returns undefined after the last page. Absent if one response holds the whole board. */
  nextPath?(slug: string, pages: readonly unknown[]): string | undefined;
  /** Parses all pages. Throws an error that starts with 'The answer' if one is not an answer of this system. */
  parse(slug: string, pages: readonly unknown[]): BoardReading;
  /** A further request per added or edited posting, for systems whose list omits the description. */
  readonly detail?: {
    path(slug: string, id: string): string;
    /** Throws like `parse`. */
    addDetail(posting: Posting, body: unknown): Posting;
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
