import * as z from 'zod/mini';
import type { ResumeAnalysis } from '../../../generated/contract.ts';

/** An analysis of a resume, as far as it is written. `writtenAt`: ISO 8601. */
export type Analysis = ResumeAnalysis;

const line = z.object({ number: z.number(), text: z.string() });
const lines = z.array(line);

/** An analysis as the service must give it. */
export const analysisSchema: z.ZodMiniType<Analysis> = z.object({
  resumeId: z.string(),
  state: z.enum(['writing', 'ready', 'failed']),
  why: z.string(),
  writtenAt: z.nullable(z.string()),
  score: z.nullable(z.number()),
  scoreParts: z.array(z.object({ name: z.string(), points: z.number(), of: z.number(), words: z.string() })),
  says: z.array(
    z.object({ kind: z.enum(['role', 'achievement', 'skill', 'education']), text: z.string(), lines }),
  ),
  screener: z.array(z.object({ good: z.boolean(), text: z.string(), lines })),
  titles: z.array(
    z.object({
      title: z.string(),
      support: z.enum(['strong', 'partial', 'none']),
      words: z.string(),
      lines,
      missing: z.array(z.string()),
      postings: z.number(),
    }),
  ),
  rewrites: z.array(z.object({ line, better: z.string(), why: z.string() })),
});

const cited = 'lines { number text }';

/** What is asked of an analysis, as a GraphQL selection. */
export const analysisSelection =
  `{ resumeId state why writtenAt score scoreParts { name points of words } says { kind text ${cited} } ` +
  `screener { good text ${cited} } titles { title support words missing postings ${cited} } ` +
  'rewrites { line { number text } better why } }';
