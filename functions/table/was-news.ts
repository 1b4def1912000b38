import type { Job } from './job.ts';

/**
 * Whether a job was ever news. The jobs of a board's baseline are on its company's page only. AppSync
 * resolvers use this.
 */
export const wasNews = ({ matchVersion }: Pick<Job, 'matchVersion'>): boolean => matchVersion > 0;
