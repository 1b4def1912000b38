import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { countText } from '../../../components/count-text.ts';
import { paths } from '../../../config/paths.ts';
import { previewHeldBack } from '../api/matches.ts';

const MAX_LISTED = 5;

export interface FittingJobsProps {
  readonly email: string;
}

export function FittingJobs({ email }: FittingJobsProps) {
  const { data } = useQuery({
    queryKey: ['staff', 'fitting jobs', email],
    queryFn: ({ signal }) => previewHeldBack(email, signal),
    staleTime: 0,
    gcTime: 0,
  });
  // The list below reports a failure.
  if (data === undefined) return <p className="min-h-12" />;
  return (
    <p className="min-h-12 text-small text-muted">
      {countText(data.total, 'job')} from the last two days {data.total === 1 ? 'fits' : 'fit'} this person
      {data.items.length > 0 && ': '}
      {data.items.slice(0, MAX_LISTED).map(({ jobID, jobTitle, fullCompanyName }, index) => (
        <span key={jobID}>
          {index > 0 && ', '}
          <Link href={paths.job(jobID)} className="underline underline-offset-4">
            {jobTitle} at {fullCompanyName}
          </Link>
        </span>
      ))}
      {data.total > MAX_LISTED ? ' …' : '.'}
    </p>
  );
}
