import * as z from 'zod';

/**
 * A pending slice of a job's fan-out: the people whose hash is from `from` (inclusive) to `to` (exclusive). `cursors`
 * maps each partition to read to the sort key to continue from. `turn` is the job's matchVersion at the time.
 */
export const FanOutSlice = z.object({
  pk: z.string(),
  sk: z.string(),
  from: z.string(),
  to: z.string(),
  cursors: z.record(z.string(), z.string()),
  turn: z.number(),
});
export type FanOutSlice = z.infer<typeof FanOutSlice>;
