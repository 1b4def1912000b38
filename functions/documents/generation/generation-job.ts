import * as z from 'zod';

/**
 * The attributes that every row of a generated document has, besides its own. `turn` identifies one request, `day` is
 * the UTC day whose quota it uses. An unfinished job has failed after `until` (ISO 8601); a worker has claimed it until
 * `heldUntil`.
 */
export const GenerationJob = z.looseObject({
  pk: z.string(),
  sk: z.string(),
  sub: z.string(),
  state: z.enum(['writing', 'ready', 'failed']),
  /** Why it failed, as a sentence for the person. */
  why: z.string(),
  turn: z.string(),
  day: z.string(),
  /** ISO 8601, UTC. */
  askedAt: z.string(),
  until: z.string(),
  heldUntil: z.string(),
});
export type GenerationJob = z.infer<typeof GenerationJob>;

/** The document's own attributes. An undefined one is removed from the row. */
export type Fields = Readonly<Record<string, unknown>>;

/** The most time a job may take, retries included. */
export const JOB_TIMEOUT_MS = 5 * 60_000;

/** How long one attempt may hold its claim: the worker's own timeout. */
export const CLAIM_MS = 90_000;
