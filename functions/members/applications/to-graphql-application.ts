import type { Application } from '../../table/application.ts';
import type { Job } from '../../table/job.ts';

/** Returns an http(s) URL unchanged, and empty for anything else: a posting can contain any text. */
export const webUrlOrEmpty = (url: string): string =>
  URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : '';

export const toGraphQLJob = (job: Job): Job => ({ ...job, jobUrl: webUrlOrEmpty(job.jobUrl) });

/** `job` is the current job, if it still exists. */
export const toGraphQLApplication = ({ pk: _, sk, ...application }: Application, job: Job | undefined) => ({
  ...application,
  jobID: sk,
  job: job ? toGraphQLJob(job) : null,
});

export type GraphQLApplication = ReturnType<typeof toGraphQLApplication>;
