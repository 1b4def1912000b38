import { useId } from 'react';
import type { VisitorClock } from '../../listing/day.ts';
import { dayOf } from '../../listing/posted.ts';
import type { MatchPage, MatchView } from '../api/list-matches.ts';
import { MatchCard } from './match-card.tsx';
import { MoreOfEmployer } from './more-of-employer.tsx';

export interface MatchListProps {
  readonly email: string;
  readonly view: MatchView;
  /** In the order of the view. */
  readonly matches: MatchPage['items'];
  /** Epoch milliseconds. */
  readonly now: number;
  readonly clock: VisitorClock;
}

const headings = { today: 'Today', yesterday: 'Yesterday' } as const;

/** Lists matches by day, or the best fits of both days first. */
export function MatchList({ matches, view, ...rest }: MatchListProps) {
  const id = useId();
  const listed = new Set(matches.map(({ job }) => job.jobID));
  const rows = { view, listed, ...rest };
  if (view.sort === 'fit')
    return (
      <section aria-labelledby={`${id}fit`}>
        <Heading id={`${id}fit`}>Best fit first</Heading>
        <MatchRows matches={matches} {...rows} />
      </section>
    );
  return (['today', 'yesterday'] as const).map((day) => {
    const ofDay = matches.filter(({ job }) => dayOf(Date.parse(job.jobDetected), rest.clock) === day);
    if (ofDay.length === 0) return null;
    return (
      <section key={day} aria-labelledby={id + day} className={day === 'yesterday' ? 'calm' : undefined}>
        <Heading id={id + day}>{headings[day]}</Heading>
        <MatchRows matches={ofDay} {...rows} />
      </section>
    );
  });
}

function Heading({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <h2 id={id} className="border-b border-line pb-2.5 text-small font-semibold text-muted tabular-nums">
      {children}
    </h2>
  );
}

interface MatchRowsProps extends MatchListProps {
  readonly listed: ReadonlySet<string>;
}

function MatchRows({ matches, email, view, listed, now, clock }: MatchRowsProps) {
  return (
    <ul>
      {matches.map((match) => (
        <li key={match.job.jobID}>
          <MatchCard match={match} now={now} clock={clock} />
          {match.moreOfEmployer > 0 && (
            <MoreOfEmployer
              email={email}
              view={view}
              employer={match.job.fullCompanyName}
              count={match.moreOfEmployer}
              listed={listed}
              now={now}
              clock={clock}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
