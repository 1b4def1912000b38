import * as z from 'zod';
import { JOB_TYPES } from './codes.ts';

/**
 * A row of the reverse index: somebody who wants to know of jobs with this title, or of this company, in this place.
 * About 150 bytes, and enough to verify a candidate without reading the person's record.
 */
export const Watcher = z.object({
  pk: z.string(),
  /**
   * '<hash of the person, 8 hex digits>#<sub>#<hash of the title>', so one range of hashes is one set of people. Of a
   * company '~' stands for the title: behind every title of the person.
   */
  sk: z.string(),
  /** The saved title, as the person sees it; empty of a company. */
  title: z.string(),
  /** The dream company, as the person sees it, whose jobs are wanted whatever their titles; absent of a title. */
  company: z.string().optional(),
  /** The job type the person wants; absent for every type. */
  jobType: z.enum(JOB_TYPES).optional(),
  /** Since when, in epoch seconds: a job seen before concerns nobody who came after. */
  since: z.number(),
});
export type Watcher = z.infer<typeof Watcher>;

/**
 * The rows a profile has or is about to have: compressed JSON of their contents by key, since a large profile has
 * thousands. `revision` counts its changes; `busySince` is when a run began that has not come to its end
 * (milliseconds, 0 for none); `caughtUp` when the subscription began of which all that was missed before is told.
 */
export const Watchlist = z.object({
  pk: z.string(),
  sk: z.string(),
  rows: z.custom<Uint8Array>((value) => ArrayBuffer.isView(value)),
  revision: z.number(),
  busySince: z.number(),
  caughtUp: z.string().nullable().default(null),
});
export type Watchlist = z.infer<typeof Watchlist>;
