import * as z from 'zod';
import { Writing } from '../writing/writing.ts';

/** A sentence that was checked, with the lines it rests on. */
export const CheckedSentence = z.object({
  text: z.string(),
  paragraph: z.number(),
  facts: z.array(z.object({ source: z.enum(['resume', 'posting']), line: z.string() })),
});
export type CheckedSentence = z.infer<typeof CheckedSentence>;

/** A letter as far as it is written: sentences that were checked, and those that were taken out. */
export const Draft = z.object({
  sentences: z.array(CheckedSentence).default([]),
  removed: z.array(z.string()).default([]),
});
export type Draft = z.infer<typeof Draft>;

/** What is being written, and from what. */
export const LetterDraftRow = Draft.extend({
  resumeId: z.string(),
  resumeFileName: z.string(),
  notes: z.array(z.string()).default([]),
});

/** A letter that is whole. `greeting` and `signature` are put around it, and never went to the provider. */
export const WholeLetter = LetterDraftRow.extend({
  greeting: z.string(),
  signature: z.string(),
  writtenAt: z.string(),
});
export type WholeLetter = z.infer<typeof WholeLetter>;

/**
 * The row of a letter, beside what every row has that is written: `draft` while it is being written, `letter` the last
 * one that is whole, `edit` what the person has made of that.
 */
export const LetterRow = Writing.extend({
  draft: LetterDraftRow.optional(),
  letter: WholeLetter.optional(),
  edit: z.string().optional(),
});
export type LetterRow = z.infer<typeof LetterRow>;
