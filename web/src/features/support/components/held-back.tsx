import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { countText } from '../../../components/count-text.ts';
import { paths } from '../../../config/paths.ts';
import { previewHeldBack } from '../api/matches.ts';

/** The most jobs that are named. */
const MOST = 5;

export interface HeldBackProps {
  readonly email: string;
}

/** What fits a person of the last two days, whether or not it could be sent: beside the alerts, what was held back. */
export function HeldBack({ email }: HeldBackProps) {
  const { data } = useQuery({
    queryKey: ['staff', 'held back', email],
    queryFn: ({ signal }) => previewHeldBack(email, signal),
    staleTime: 0,
    gcTime: 0,
  });
  // Where it does not come, the list beside it says why.
  if (data === undefined) return <p className="min-h-12" />;
  return (
    <p className="min-h-12 text-small text-pretty text-muted">
      {countText(data.total, 'job')} of the last two days fit this person
      {data.items.length > 0 && ': '}
      {data.items.slice(0, MOST).map(({ jobID, jobTitle, fullCompanyName }, index) => (
        <span key={jobID}>
          {index > 0 && ', '}
          <Link href={paths.job(jobID)} className="underline underline-offset-4">
            {jobTitle} at {fullCompanyName}
          </Link>
        </span>
      ))}
      {data.total > MOST ? ' …' : '.'}
    </p>
  );
}
