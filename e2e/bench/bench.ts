import { z } from 'zod';

const Row = z.object({
  what: z.string(),
  /** The measurement with its unit. */
  value: z.string(),
  /** The budget in DESIGN. Rows without one are informational. */
  budget: z.string().optional(),
  ok: z.boolean().optional(),
});
export type Row = z.infer<typeof Row>;

export const Result = z.object({ rows: z.array(Row), notes: z.array(z.string()).default([]) });
export type Result = z.infer<typeof Result>;

/** Returned if the bench lacks its data. `notRun` says which data, and how to get it. */
export const NotRun = z.object({ notRun: z.string() });

/**
 * Every `*.bench.ts` exports one as `bench`. `folder` is the argument after the name on the command line: a
 * data folder, or whatever the bench documents. Throws an error named MissingDataError without its data.
 * Rooms that may not import e2e export the same shape without this type.
 */
export interface Bench {
  /** 'name', or 'name: part' if several benches share a name. */
  readonly name: string;
  /** What it measures and its arguments, for `pnpm bench NAME --help`. */
  readonly help?: string;
  run(args: { folder?: string }): Promise<z.input<typeof Result>>;
}

/** Returns the name up to its colon, as used on the command line. */
export const calledBy = ({ name }: Pick<Bench, 'name'>): string => name.split(':')[0] ?? name;
