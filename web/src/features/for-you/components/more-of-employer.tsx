import { type ReactNode, useState } from 'react';
import { toFailure } from '../../../service/failure.ts';
import { BoardSkeleton } from '../../listing/components/board-skeleton.tsx';
import type { VisitorClock } from '../../listing/day.ts';
import { type MatchView, useMatches } from '../api/list-matches.ts';
import { MatchCard } from './match-card.tsx';

export interface MoreOfEmployerProps {
  readonly email: string;
  readonly view: MatchView;
  readonly employer: string;
  readonly count: number;
  /** The jobs that are listed already. */
  readonly listed: ReadonlySet<string>;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly clock: VisitorClock;
}

/** One line for the other jobs of an employer, '7 more at Acme', which lists them in its place. */
export function MoreOfEmployer({ employer, count, ...rest }: MoreOfEmployerProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <EmployerMatches employer={employer} {...rest} />;
  return (
    <MoreLine onClick={() => setOpen(true)}>
      {count} more at {employer}
    </MoreLine>
  );
}

function EmployerMatches({ email, view, employer, listed, now, clock }: Omit<MoreOfEmployerProps, 'count'>) {
  const matches = useMatches(email, clock, { ...view, employer });
  const { data, error, hasNextPage, isFetching } = matches;
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const others = items.filter(({ job }) => !listed.has(job.jobID));
  return (
    <>
      <ul aria-label={`More at ${employer}`}>
        {others.map((match) => (
          <li key={match.job.jobID}>
            <MatchCard match={match} now={now} clock={clock} />
          </li>
        ))}
      </ul>
      {isFetching ? (
        <BoardSkeleton label={`Loading more at ${employer}`} rows={2} />
      ) : error ? (
        <MoreLine onClick={() => void matches.refetch()}>{toFailure(error).message} Try again</MoreLine>
      ) : (
        hasNextPage && (
          <MoreLine onClick={() => void matches.fetchNextPage()}>Show more at {employer}</MoreLine>
        )
      )}
    </>
  );
}

interface MoreLineProps {
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function MoreLine({ onClick, children }: MoreLineProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-11 w-full border-b border-line py-2.5 text-left text-small font-[550] text-muted tabular-nums transition-colors duration-150 hover:text-ink"
    >
      {children}
    </button>
  );
}
