import type { GenerationJob } from './generation-job.ts';

/**
 * Whether the job should have finished by now (ISO 8601 with milliseconds), so its worker must have died. AppSync
 * resolvers use this.
 */
export const isOverdue = ({ state, until }: Pick<GenerationJob, 'state' | 'until'>, now: string): boolean =>
  state === 'writing' && until <= now;
