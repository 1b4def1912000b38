import { z } from 'zod';

const Row = z.object({
  what: z.string(),
  /** What was measured, with its unit. */
  value: z.string(),
  /** What DESIGN's table asks for; a row without one only informs. */
  budget: z.string().optional(),
  /** Whether the budget is kept. */
  ok: z.boolean().optional(),
});
export type Row = z.infer<typeof Row>;

/** What a bench gives: rows for the table and sentences below it. */
export const Result = z.object({ rows: z.array(Row), notes: z.array(z.string()).default([]) });
export type Result = z.infer<typeof Result>;

/** What a bench answers that lacks the data it measures; `notRun` says which data, and how to get it. */
export const NotRun = z.object({ notRun: z.string() });

/**
 * What every `*.bench.ts` exports as `bench`. `folder` is the argument behind the name on the command line: a folder
 * of data, or whatever else the bench says it takes. A bench without its data throws an error named MissingDataError. Rooms that may not import e2e export the same shape inferred.
 */
export interface Bench {
  /** 'name', or 'name: part' where several benches share a name. */
  readonly name: string;
  /** What it measures and takes, for `pnpm bench NAME --help`. */
  readonly help?: string;
  run(args: { folder?: string }): Promise<z.input<typeof Result>>;
}

/** What the command line calls a bench by: the name up to its colon. */
export const calledBy = ({ name }: Pick<Bench, 'name'>): string => name.split(':')[0] ?? name;
