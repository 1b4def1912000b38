import * as z from 'zod';

/** The skills and years that rules read in a resume. */
export const ResumeEvidence = z.object({
  resumeId: z.string(),
  /** By the names that functions/postings/skills gives them. */
  skills: z.array(z.string()),
  /** Whole years of work by the dates of its roles, when it was read; null if it lists none. */
  years: z.number().nullable(),
});
export type ResumeEvidence = z.infer<typeof ResumeEvidence>;
