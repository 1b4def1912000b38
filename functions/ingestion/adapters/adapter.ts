import type { Posting } from '../../postings/posting.ts';

/** What an answer of a board holds: its postings, and those that cannot be read, by id ('' for none) with the reason. */
export interface Reading {
  readonly postings: readonly Posting[];
  readonly unreadable: readonly { readonly id: string; readonly why: string }[];
  /** Why postings may be missing here that the board still has (a page shifted): then none is taken to be gone. */
  readonly partial?: string;
}

/** One applicant-tracking system: where a board's postings are read, and how a posting becomes ours. */
export interface Adapter {
  /**
   * The vendor's public API; '{slug}' in it stands for the board where each has a host of its own. The variable of
   * this name in the environment replaces it.
   */
  readonly origin: { readonly url: string; readonly variable: string };
  /** How many of the vendor's boards may be asked at the same moment: one where it asks for no more. */
  readonly lanes: number;
  /** How long an answer takes, in seconds, where that is known to be far from half a second. */
  readonly seconds?: number;
  /** What a board's token may look like; what does not is refused before anybody is asked. */
  readonly slug: RegExp;
  /** The path of a board's first page below the origin. */
  path(slug: string): string;
  /** The path of the page after those read so far, undefined after the last. Absent where one answer holds the board. */
  next?(slug: string, pages: readonly unknown[]): string | undefined;
  /** Reads the JSON of all pages. Throws a sentence that begins 'The answer' when one is no answer of this system. */
  read(slug: string, pages: readonly unknown[]): Reading;
  /** Where the list leaves the text out: what is asked besides, once for each new or changed posting. */
  readonly detail?: {
    path(slug: string, id: string): string;
    /** The posting with what its own answer adds. Throws like `read`. */
    complete(posting: Posting, body: unknown): Posting;
  };
}
