import * as z from 'zod';
import { JOB_TYPES } from './codes.ts';

/**
 * A row of the reverse index: a person wants jobs with this title, or at this company, in this place. About 150 bytes,
 * and enough to verify a candidate without reading the person's record.
 */
export const Watcher = z.object({
  pk: z.string(),
  /**
   * '<hash of the person, 8 hex digits>#<sub>#<hash of the title>', so a range of hashes is a set of people. A company's
   * row has '~' instead of the last hash and sorts after all titles of the person. A wide row adds '#<hash of the place>'.
   */
  sk: z.string(),
  /** The saved title as the person sees it; empty in a company's row. */
  title: z.string(),
  /** The dream company as the person sees it, whose jobs match whatever their titles; absent in a title's row. */
  company: z.string().optional(),
  /** In a wide row ('in:us'), the key of the watched city or state. */
  place: z.string().optional(),
  /** Absent if the person wants every type. */
  jobType: z.enum(JOB_TYPES).optional(),
  /** Epoch seconds. Jobs seen before this don't match. */
  since: z.number(),
});
export type Watcher = z.infer<typeof Watcher>;

/**
 * The watchers that a profile has or is about to have. `rows` is compressed JSON of their contents by key, because a
 * large profile has thousands. `revision` counts changes; `busySince` is when an unfinished run began (epoch ms, 0 for
 * none); `caughtUp` is the `subscribedAt` whose catch-up is done; `welcomeDue` is true from the first watchers until the welcome
 * mail is prepared.
 */
export const Watchlist = z.object({
  pk: z.string(),
  sk: z.string(),
  rows: z.custom<Uint8Array>((value) => ArrayBuffer.isView(value)),
  revision: z.number(),
  busySince: z.number(),
  caughtUp: z.string().nullable().default(null),
  welcomeDue: z.boolean().default(false),
});
export type Watchlist = z.infer<typeof Watchlist>;
