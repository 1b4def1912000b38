import * as z from 'zod';

/**
 * A piece of a job's fan-out that waits to be worked: people by their hash, from the first on and before the last.
 * `cursors` names the partitions it has to read, each with the sort key to read on from; `turn` is the job's
 * matchVersion when it was cut.
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
