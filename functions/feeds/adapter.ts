import type { Posting } from '../jobs/posting.ts';
import { greenhouse } from './greenhouse.ts';

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

/** Every applicant-tracking system we read. A new one is a file and a line here. */
const ADAPTERS: ReadonlyMap<string, Adapter> = new Map([['greenhouse', greenhouse]]);

/** The adapter of a system; throws, naming it, where there is none. */
export function adapterOf(ats: string): Adapter {
  const adapter = ADAPTERS.get(ats);
  if (!adapter) throw new Error(`There is no adapter for the applicant-tracking system '${ats}'.`);
  return adapter;
}
