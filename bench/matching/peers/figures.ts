import * as z from 'zod';

const Point = z.object({
  people: z.number(),
  /** Jobs per second of one core's CPU time. */
  jobsPerSecond: z.number(),
  megabytes: z.number(),
  /** People found per job. */
  found: z.number(),
  /** The share of our people that the peer also found. */
  recall: z.number(),
  /** The share of the peer's people that we also found. */
  precision: z.number(),
});

/** The benchmark's figures, which the chart is drawn from. */
export const Figures = z.object({
  machine: z.string(),
  jobs: z.number(),
  peers: z.array(z.object({ name: z.string(), points: z.array(Point) })),
});
export type Figures = z.infer<typeof Figures>;
