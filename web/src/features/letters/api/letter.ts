import * as z from 'zod/mini';
import type { CoverLetter, LetterFact, LetterSentence } from '../../../generated/contract.ts';

/** A letter for a job, as far as it is written. `writtenAt`: ISO 8601. */
export type Letter = CoverLetter;

const fact: z.ZodMiniType<LetterFact> = z.object({
  source: z.enum(['resume', 'posting']),
  line: z.string(),
});

const sentence: z.ZodMiniType<LetterSentence> = z.object({
  text: z.string(),
  paragraph: z.number(),
  facts: z.array(fact),
});

/** A letter as the service must give it. */
export const letterSchema: z.ZodMiniType<Letter> = z.object({
  jobID: z.string(),
  state: z.enum(['writing', 'ready', 'failed']),
  why: z.string(),
  sentences: z.array(sentence),
  text: z.string(),
  edited: z.boolean(),
  removed: z.array(z.string()),
  resumeFileName: z.string(),
  notes: z.array(z.string()),
  writtenAt: z.string(),
});

/** What is asked of a letter, as a GraphQL selection. */
export const letterSelection =
  '{ jobID state why text edited removed resumeFileName notes writtenAt sentences { text paragraph facts { source line } } }';
