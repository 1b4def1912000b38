import { useParams } from 'wouter';
import { AccentButton } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { useJob } from '../../features/job-page/api/get-job.ts';
import { JobSkeleton } from '../../features/job-page/components/job-skeleton.tsx';
import { JobView } from '../../features/job-page/components/job-view.tsx';
import { decodePart } from '../../service/decode-part.ts';
import { toFailure } from '../../service/failure.ts';
import { useHead } from '../use-head.ts';
import { jobHead } from './job-head.ts';
import NotFoundPage from './not-found-page.tsx';

export default function JobPage() {
  const { id = '' } = useParams();
  const job = useJob(decodePart(id));
  useHead(job.data === undefined ? null : jobHead(job.data));
  if (job.data !== undefined) return <JobView job={job.data} />;
  if (job.isPending) return <JobSkeleton />;
  const failure = toFailure(job.error);
  if (failure.code === 'NotFound') return <NotFoundPage />;
  const again = <AccentButton onClick={() => void job.refetch()}>Try again</AccentButton>;
  return (
    <Notice role="alert" heading="Couldn't load this job" action={again}>
      {failure.message}
    </Notice>
  );
}
