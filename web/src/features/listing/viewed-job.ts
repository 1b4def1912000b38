import type { JobCard } from './api/list-jobs.ts';

/** What is told of a job whose 'Job Details' was followed, under the names that the analytics know. */
export function viewedJob({ jobTitle, fullCompanyName, jobUrl }: JobCard) {
  return { jobTitle, Company: fullCompanyName, jobURL: jobUrl };
}
