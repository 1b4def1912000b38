import { useId } from 'react';
import { JobCard } from '../../listing/components/job-card.tsx';
import type { VisitorClock } from '../../listing/day.ts';
import { dayOf } from '../../listing/posted.ts';
import type { MatchPage } from '../api/list-matches.ts';

export interface MatchListProps {
  /** Newest first. */
  readonly matches: MatchPage['items'];
  /** Epoch milliseconds. */
  readonly now: number;
  readonly clock: VisitorClock;
}

const headings = { today: 'Today', yesterday: 'Yesterday' } as const;

export function MatchList({ matches, now, clock }: MatchListProps) {
  const id = useId();
  return (['today', 'yesterday'] as const).map((day) => {
    const ofDay = matches.filter(({ job }) => dayOf(Date.parse(job.jobDetected), clock) === day);
    if (ofDay.length === 0) return null;
    return (
      <section key={day} aria-labelledby={id + day} className={day === 'yesterday' ? 'calm' : undefined}>
        <h2
          id={id + day}
          className="border-b border-line pb-2.5 text-small font-semibold text-muted tabular-nums"
        >
          {headings[day]}
        </h2>
        <ul>
          {ofDay.map(({ job, reason }) => (
            <li key={job.jobID}>
              <JobCard job={job} reason={reason} now={now} clock={clock} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
