import type { Block } from '../postings/parse-description.ts';
import { type WaysToApply, waysToApply } from '../postings/ways-to-apply.ts';
import type { Job } from '../table/job.ts';
import { wasNews } from '../table/was-news.ts';

/** The contract's JobDetail: a job with its description and its ways to apply. */
export interface JobDetail extends Job, WaysToApply {
  readonly isBaseline: boolean;
  /** The employer's description as plain blocks; empty once it has expired. */
  readonly description: readonly Block[];
}

/** AppSync resolvers use this. */
export const toJobDetail = (job: Job, description: readonly Block[] | undefined): JobDetail => ({
  ...job,
  isBaseline: !wasNews(job),
  description: description ?? [],
  ...waysToApply(job),
});
