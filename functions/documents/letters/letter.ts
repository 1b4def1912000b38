import * as z from 'zod';
import { GenerationJob } from '../generation/generation-job.ts';

/** A checked sentence with the lines that it cites. */
export const CheckedSentence = z.object({
  text: z.string(),
  paragraph: z.number(),
  facts: z.array(z.object({ source: z.enum(['resume', 'posting']), line: z.string() })),
});
export type CheckedSentence = z.infer<typeof CheckedSentence>;

/** The checked sentences so far, and the ones that the check removed. */
export const CheckedDraft = z.object({
  sentences: z.array(CheckedSentence).default([]),
  removed: z.array(z.string()).default([]),
});
export type CheckedDraft = z.infer<typeof CheckedDraft>;

/** A letter in progress. */
export const DraftLetter = CheckedDraft.extend({
  resumeId: z.string(),
  resumeFileName: z.string(),
  notes: z.array(z.string()).default([]),
});

/** A finished letter. `greeting` and `signature` are added here and never sent to the provider. */
export const FinishedLetter = DraftLetter.extend({
  greeting: z.string(),
  signature: z.string(),
  writtenAt: z.string(),
});
export type FinishedLetter = z.infer<typeof FinishedLetter>;

/**
 * The table row of a letter: `draft` is in progress, `letter` is the last finished one, `edit` the person's
 * version of it.
 */
export const LetterRow = GenerationJob.extend({
  draft: DraftLetter.optional(),
  letter: FinishedLetter.optional(),
  edit: z.string().optional(),
});
export type LetterRow = z.infer<typeof LetterRow>;
