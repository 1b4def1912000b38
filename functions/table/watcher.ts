import * as z from 'zod';

/**
 * A row of the reverse index: a person wants jobs with a title, or at a company, in a place. About 140 bytes.
 * It says so in its keys alone, because a job pays for every byte of the rows it reads; `readWanted` takes
 * them apart.
 */
export const WatcherRow = z.object({
  pk: z.string(),
  /**
   * '<hash of the person, 8 hex digits>#<sub>#<place>#<title or company>', so a range of hashes is a set of
   * people. The place is empty except in a wide row ('in:us'): there it is the key of the watched city or
   * state.
   */
  sk: z.string(),
  /** The person's criteria, as functions/matching/watcher-demands.ts encodes them; absent for none. */
  demands: z.string().exactOptional(),
  /** Of remote: where the person may work, 'us:tx,gb', as functions/matching/homes.ts encodes it; absent elsewhere. */
  homes: z.string().exactOptional(),
  /** Epoch seconds. Jobs seen before this don't match. */
  since: z.number(),
});
export type WatcherRow = z.infer<typeof WatcherRow>;

/**
 * The watchers that a profile has or is about to have. `rows` is compressed JSON of their contents by key,
 * because a large profile has thousands. `revision` counts changes; `busySince` is when an unfinished run
 * began (epoch ms, 0 for none); `caughtUp` is the `subscribedAt` whose catch-up is done; `welcomeDue` is true
 * from the first watchers until the welcome mail is prepared.
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
