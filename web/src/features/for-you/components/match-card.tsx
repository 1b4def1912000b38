import { JobCard } from '../../listing/components/job-card.tsx';
import type { VisitorClock } from '../../listing/day.ts';
import type { MatchPage } from '../api/list-matches.ts';

export interface MatchCardProps {
  readonly match: MatchPage['items'][number];
  /** Epoch milliseconds. */
  readonly now: number;
  readonly clock: VisitorClock;
}

export function MatchCard({ match: { job, reason, fit }, now, clock }: MatchCardProps) {
  return <JobCard job={job} reason={fit === '' ? reason : `${reason}. ${fit}.`} now={now} clock={clock} />;
}
