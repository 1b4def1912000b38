import type { Posting } from '../jobs/posting.ts';

/** What an answer of a board holds: its postings, and those that cannot be read, by id ('' for none) with the reason. */
export interface Reading {
  readonly postings: readonly Posting[];
  readonly unreadable: readonly { readonly id: string; readonly why: string }[];
}

/** One applicant-tracking system: where a board's postings are read, and how a posting becomes ours. */
export interface Adapter {
  /** The vendor's public API; the variable of this name in the environment replaces its origin. */
  readonly origin: { readonly url: string; readonly variable: string };
  /** The path of a board's postings below the origin. */
  path(slug: string): string;
  /** Reads the answer's JSON. Throws with a sentence when it is not an answer of this system. */
  read(slug: string, body: unknown): Reading;
}
