import { z } from 'zod';

const Row = z.object({
  metric: z.string(),
  /** The result with its unit. */
  value: z.string(),
  /** The limit, if the row has one. */
  budget: z.string().optional(),
  ok: z.boolean().optional(),
});
export type Row = z.infer<typeof Row>;

export const Result = z.object({ rows: z.array(Row), notes: z.array(z.string()).default([]) });
export type Result = z.infer<typeof Result>;

/** Sent if the benchmark's data is missing. `notRun` names the data and how to get it. */
export const NotRun = z.object({ notRun: z.string() });

/**
 * Every `*.bench.ts` exports one as `bench`. `folder` is the second argument on the command line: a data
 * folder, or what the benchmark's help says. `run` throws an error named MissingDataError if its data is
 * missing.
 */
export interface Bench {
  /** The name on the command line. */
  readonly name: string;
  /** Printed by `pnpm bench NAME --help`. */
  readonly help: string;
  run(args: { folder?: string }): Promise<z.input<typeof Result>>;
}
