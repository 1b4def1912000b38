import { html, type PageAnswer, unlisted } from '../built-pages.ts';
import type { JobDetail } from '../to-job-detail.ts';
import { toJobPosting } from './job-posting.ts';

/** The site's built shell and the function that fills it. */
export interface JobPages {
  readonly shell: string;
  /** Renders a job (the result of getJob) into the shell; `data` is its linked data, or null. */
  readonly renderJob: (shell: string, job: unknown, origin: string, data: object | null) => Promise<string>;
}

/** Renders the page of an open or closed job. Search engines are asked not to list a closed one. */
export async function renderJobPage(
  { shell, renderJob }: JobPages,
  job: JobDetail,
  origin: string,
): Promise<PageAnswer> {
  const url = `${origin}/jobs/${encodeURIComponent(job.jobID)}`;
  const body = await renderJob(shell, job, origin, toJobPosting(job, url));
  const answer = html(200, 'public, max-age=60', body);
  return job.closedAt === null ? answer : unlisted(answer);
}
