import * as z from 'zod';

/** How an application stands, as the person says; see the contract. */
export const APPLICATION_STATES = ['applied', 'interviewing', 'offer', 'rejected', 'withdrawn'] as const;

/**
 * A job that a person has applied for, the job's id as sk. What the job was called and where its page was are kept here,
 * since a job is removed after it has closed.
 */
export const Application = z.object({
  pk: z.string(),
  sk: z.string(),
  jobTitle: z.string(),
  companyName: z.string(),
  /** The employer's page, http or https; empty where there was none. */
  jobUrl: z.string(),
  state: z.enum(APPLICATION_STATES),
  note: z.string(),
  /** When we were told: ISO 8601, UTC. */
  appliedAt: z.string(),
  /** When the state or the note was last changed: ISO 8601, UTC. */
  changedAt: z.string(),
});
export type Application = z.infer<typeof Application>;
export type ApplicationState = Application['state'];
