import type { Job } from './job.ts';

/** Whether everyone may see a job. AppSync resolvers use this. */
export const isPublic = ({ audience, withdrawnAt }: Pick<Job, 'audience' | 'withdrawnAt'>): boolean =>
  !audience && !withdrawnAt;
