import { paths } from '../../config/paths.ts';
import { product } from '../../config/product.ts';
import type { JobDetail } from '../../features/job-page/api/get-job.ts';
import { jobTypeNames } from '../../features/listing/codes.ts';
import { payText } from '../../features/listing/pay.ts';
import type { Head } from '../head.ts';

/** Search engines show about this much of a description. */
const LONGEST = 160;

function cut(text: string): string {
  if (text.length <= LONGEST) return text;
  return `${text.slice(0, LONGEST - 1).replace(/\s+\S*$/, '')}…`;
}

/** What the page of a job says of itself. */
export function jobHead(job: JobDetail): Head {
  const facts = [
    job.jobLocation || (job.isRemote ? 'Remote' : ''),
    jobTypeNames[job.jobType],
    payText(job.compensation) ?? '',
  ].filter((fact) => fact !== '');
  const state = job.closedAt === null ? '' : 'Closed. ';
  return {
    title: `${job.jobTitle} at ${job.fullCompanyName} · ${product.name}`,
    description: cut(`${state}${facts.join(', ')}. ${job.summary.join('. ')}`.trim()),
    path: paths.job(job.jobID),
  };
}
