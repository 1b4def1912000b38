import * as z from 'zod';

/** The states a person can choose once they have applied. */
export const APPLIED_STATES = ['applied', 'interviewing', 'offer', 'rejected', 'withdrawn'] as const;

/**
 * A job that a person saved or applied for; `sk` is the job's id. Title and page are copies, because a job is
 * removed some time after it closes.
 */
export const Application = z.object({
  pk: z.string(),
  sk: z.string(),
  jobTitle: z.string(),
  companyName: z.string(),
  /** The employer's page (http or https), or empty. */
  jobUrl: z.string(),
  state: z.enum(['saved', ...APPLIED_STATES]),
  note: z.string(),
  /** ISO 8601, UTC. Absent while the job is only saved. */
  appliedAt: z.string().optional(),
  /** When the state or the note last changed: ISO 8601, UTC. */
  changedAt: z.string(),
});
export type Application = z.infer<typeof Application>;
export type AppliedState = (typeof APPLIED_STATES)[number];
