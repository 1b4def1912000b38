import type { Job } from './job.ts';

/** Whether everyone may see a job. AppSync resolvers use this. */
export const isPublic = ({ audience, withdrawnAt }: Pick<Job, 'audience' | 'withdrawnAt'>): boolean =>
  !audience && !withdrawnAt;

/**
 * Whether a person may see a job, by its alert for them: a job that isn't public is for those who were
 * alerted about it.
 */
export const isVisible = (
  job: Pick<Job, 'audience' | 'withdrawnAt'>,
  alert: object | null | undefined,
): boolean => isPublic(job) || !!alert;
