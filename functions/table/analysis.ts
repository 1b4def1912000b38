import * as z from 'zod';

const Line = z.object({ n: z.int(), text: z.string() });

const Statements = z.array(
  z.object({
    kind: z.enum(['role', 'achievement', 'skill', 'education']),
    text: z.string(),
    lines: z.array(Line),
  }),
);
const Rewrites = z.array(z.object({ line: Line, better: z.string(), why: z.string() }));

/** An analysis while it is being written. */
export const PartialAnalysis = z.object({ says: Statements, rewrites: Rewrites });
export type PartialAnalysis = z.infer<typeof PartialAnalysis>;

/** A finished analysis. `writtenAt` is ISO 8601 in UTC. */
export const FinishedAnalysis = PartialAnalysis.extend({
  writtenAt: z.string(),
  score: z.int(),
  /** That the score rests on too little, as a sentence; '' if it doesn't. */
  caveat: z.string().default(''),
  scoreParts: z.array(z.object({ name: z.string(), points: z.int(), of: z.int(), words: z.string() })),
  screener: z.array(z.object({ good: z.boolean(), text: z.string(), lines: z.array(Line) })),
  titles: z.array(
    z.object({
      title: z.string(),
      support: z.enum(['strong', 'partial', 'none']),
      words: z.string(),
      lines: z.array(Line),
      missing: z.array(z.string()),
      postings: z.int(),
    }),
  ),
});
export type FinishedAnalysis = z.infer<typeof FinishedAnalysis>;
