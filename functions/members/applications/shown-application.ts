import type { Application } from '../../table/application.ts';
import type { Job } from '../../table/job.ts';
import { webPage } from './web-page.ts';

/** A job as applications show it: with a link of the web or none. */
export const shownJob = (job: Job): Job => ({ ...job, jobUrl: webPage(job.jobUrl) });

/** The contract's Application; `job` as it is now, where it is still kept. */
export const shownApplication = ({ pk: _, sk, ...application }: Application, job: Job | undefined) => ({
  ...application,
  jobID: sk,
  job: job ? shownJob(job) : null,
});

export type ShownApplication = ReturnType<typeof shownApplication>;
