import type { Application } from '../../table/application.ts';
import type { Job } from '../../table/job.ts';

const WEB_PROTOCOLS = ['https://', 'http://'];

/** Returns an http(s) URL unchanged, and empty for anything else: a posting can contain any text. */
export const webUrlOrEmpty = (url: string): string =>
  WEB_PROTOCOLS.some((start) => url.length > start.length && url.toLowerCase().startsWith(start)) ? url : '';

export const toGraphQLJob = (job: Job): Job => ({ ...job, jobUrl: webUrlOrEmpty(job.jobUrl) });

/** `job` is the current job, if it still exists. AppSync resolvers use this. */
export const toGraphQLApplication = ({ pk: _, sk, ...application }: Application, job: Job | null) => ({
  ...application,
  jobID: sk,
  job: job ? toGraphQLJob(job) : null,
});

export type GraphQLApplication = ReturnType<typeof toGraphQLApplication>;
