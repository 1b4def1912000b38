import { jobTypeNames } from '@daybreak/contract/job-codes.ts';
import { payText } from '@daybreak/contract/pay-text.ts';
import { sharePicture } from '@daybreak/contract/share-picture.ts';
import { paths } from '../../config/paths.ts';
import { product } from '../../config/product.ts';
import type { JobDetail } from '../../features/job-page/api/get-job.ts';
import type { PageHead } from '../head.ts';

/** Search engines cut descriptions at about this length. */
const MAX_DESCRIPTION_LENGTH = 160;

function truncate(text: string): string {
  if (text.length <= MAX_DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, MAX_DESCRIPTION_LENGTH - 1).replace(/\s+\S*$/, '')}…`;
}

export function jobHead(job: JobDetail): PageHead {
  const facts = [
    job.jobLocation || (job.isRemote ? 'Remote' : ''),
    jobTypeNames[job.jobType],
    payText(job.compensation) ?? '',
  ].filter((fact) => fact !== '');
  const state = job.closedAt === null ? '' : 'Closed. ';
  return {
    title: `${job.jobTitle} at ${job.fullCompanyName} · ${product.name}`,
    description: truncate(`${state}${facts.join(', ')}. ${job.summary.join('. ')}`.trim()),
    path: paths.job(job.jobID),
    card: sharePicture(job),
  };
}
