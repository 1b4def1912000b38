import { completeJob, type JobFacts, type LeftOff } from '../../postings/complete-job.ts';
import type { Enrichment } from '../../postings/enrichment.ts';
import type { Posting } from '../../postings/posting.ts';
import type { JobPosting } from '../../table/job.ts';
import { dedupeKey } from './dedupe-key.ts';
import { minHash } from './near-duplicate.ts';

/** A posting as a board showed it, and the fingerprint by which its next reading is compared. */
export interface Found {
  readonly posting: Posting;
  readonly hash: string;
}

/** A posting that is a job: what is read into it, the key it meets others under, and the sketch of its text. */
export interface Offer extends Found {
  readonly facts: JobFacts;
  readonly told: Enrichment;
  readonly key: string;
  readonly sketch: string;
}

/** A posting that is no job, and why. */
export interface Left extends Found {
  readonly left: LeftOff;
}

/** A board's id: '<ats>:<slug>'. */
export const boardOf = ({ ats, board }: Posting): string => `${ats}:${board}`;

/** A job's id where the posting is the first that tells of it: the system, the board and the system's own id. */
export const jobIdOf = ({ ats, board, id }: Posting): string => `${ats}-${board}-${id}`;

/** Reads a posting, with what has been told of it; why it stays off the board where it does. */
export function offerOf(found: Found, told: Enrichment = {}): Offer | Left {
  const facts = completeJob(found.posting, told);
  if ('left' in facts) return { ...found, left: facts };
  const sketch = minHash(facts.blocks.map((block) => block.text).join(' '));
  return { ...found, facts, told, key: dedupeKey(facts), sketch };
}

/** The posting as one of those that carry a job. */
export const carrierOf = ({ posting, facts }: Offer): JobPosting => ({
  board: boardOf(posting),
  id: posting.id,
  url: posting.url,
  places: [...facts.places],
});

/** Whether a carrier is this posting. */
export const isOf = (carrier: Pick<JobPosting, 'board' | 'id'>, posting: Posting): boolean =>
  carrier.id === posting.id && carrier.board === boardOf(posting);
