import type { Enrichment } from '../../postings/enrichment.ts';
import { extractJobFacts, type JobFacts } from '../../postings/job-facts.ts';
import type { Posting } from '../../postings/posting.ts';
import type { Rejection } from '../../postings/qualify-posting.ts';
import type { JobPosting, MatchedFacts } from '../../table/job.ts';
import { type Key, postingKey } from '../../table/keys.ts';
import { dedupeKey } from './dedupe.ts';
import { minHash, UNKNOWN_TEXT } from './near-duplicate.ts';

/** A posting as its board shows it, with the fingerprint that the next reading compares it by. */
export interface FetchedPosting {
  readonly posting: Posting;
  readonly hash: string;
  /** Part of its board's baseline, and so no news. */
  readonly isBaseline?: true;
}

/** Starts the hash of a posting whose detail, with its text, could not be loaded. */
export const WITHOUT_DETAIL = '?';

export const lacksDetail = ({ hash }: { readonly hash: string }): boolean => hash.startsWith(WITHOUT_DETAIL);

/** A posting that qualifies as a job. */
export interface ParsedPosting extends FetchedPosting {
  /** The facts that people were matched with in the job that the posting left; none for a new posting. */
  readonly factsBefore?: readonly MatchedFacts[];
  readonly facts: JobFacts;
  readonly enrichment: Enrichment;
  readonly dedupeKey: string;
  /** The MinHash of its description, or `UNKNOWN_TEXT`. */
  readonly sketch: string;
  /** Its text could not be loaded before this reading. */
  readonly isFirstText?: boolean;
}

/** A posting that does not qualify as a job. */
export interface RejectedPosting extends FetchedPosting {
  readonly rejection: Rejection;
}

/** '<ats>:<slug>'. */
export const boardIdOf = ({ ats, board }: Posting): string => `${ats}:${board}`;

/** The key of the row in which the posting is remembered. */
export const postingKeyOf = (posting: Posting): Key => postingKey(boardIdOf(posting), posting.id);

export function parsePosting(
  fetched: FetchedPosting,
  enrichment: Enrichment = {},
): ParsedPosting | RejectedPosting {
  const facts = extractJobFacts(fetched.posting, enrichment);
  if ('reason' in facts) return { ...fetched, rejection: facts };
  const sketch = lacksDetail(fetched)
    ? UNKNOWN_TEXT
    : minHash(facts.blocks.map((block) => block.text).join(' '));
  return { ...fetched, facts, enrichment, dedupeKey: dedupeKey(facts, fetched.posting.audience), sketch };
}

/** Gives a posting its board's industry, if the board has decided. */
export function withIndustry(parsed: ParsedPosting, industry: string): ParsedPosting {
  if (industry === '') return parsed;
  const open = parsed.facts.open.filter((field) => field !== 'industry');
  return { ...parsed, facts: { ...parsed.facts, industry, open } };
}

export const toJobPosting = ({ posting, facts }: ParsedPosting): JobPosting => ({
  board: boardIdOf(posting),
  id: posting.id,
  url: posting.url,
  places: [...facts.places],
});

/** Returns a job's first posting if it is one of these. */
export const leadAmong = (
  parsed: readonly ParsedPosting[],
  [first]: readonly JobPosting[],
): ParsedPosting | undefined => parsed.find(({ posting }) => first && isSamePosting(first, posting));

export const isSamePosting = (jobPosting: Pick<JobPosting, 'board' | 'id'>, posting: Posting): boolean =>
  jobPosting.id === posting.id && jobPosting.board === boardIdOf(posting);
