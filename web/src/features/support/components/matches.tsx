import { Link } from 'wouter';
import { AccentButton, QuietButton } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { paths } from '../../../config/paths.ts';
import { toFailure } from '../../../service/failure.ts';
import type { MatchFilters as Filters } from '../api/matches.ts';
import { keyOf, useMatches } from '../use-matches.ts';
import { HeldBack } from './held-back.tsx';
import { MatchCard } from './match-card.tsx';
import { MatchFilters } from './match-filters.tsx';
import { NoMatch } from './no-match.tsx';
import { Spinner } from './spinner.tsx';

export interface MatchesProps {
  readonly filters: Filters;
  readonly onFilter: (filters: Filters) => void;
}

/** What wants to be looked at, or the matches of a person or a job. */
export function Matches({ filters: { email, job }, onFilter }: MatchesProps) {
  const filters = { email, job };
  return (
    <>
      <MatchFilters key={`${email} ${job}`} filters={filters} onFilter={onFilter} />
      <p className="flex min-h-11 flex-wrap items-center gap-x-4 py-2 text-small text-muted">
        {email === '' && job === '' ? (
          'What has failed or is held back, newest first, then what is due.'
        ) : (
          <>
            <ClearFilters />
            {email === '' &&
              'Shows those whose profile fits this job now. Who has changed it since is found by e-mail.'}
          </>
        )}
      </p>
      {email !== '' && job === '' && <HeldBack key={email} email={email} />}
      {/* The room of what comes, so that the page's end does not move. */}
      <div className="min-h-svh">
        <List key={`${email} ${job} list`} filters={filters} />
      </div>
    </>
  );
}

function ClearFilters() {
  return (
    <Link
      href={paths.staff}
      className="inline-flex min-h-11 items-center text-dusk underline underline-offset-4"
    >
      Clear Filters
    </Link>
  );
}

function List({ filters }: { readonly filters: Filters }) {
  const { query, matches } = useMatches(filters);
  const { email, job } = filters;
  if (query.isPending) return <Spinner says="Loading matches" />;
  if (query.isError && query.data === undefined)
    return (
      <Notice
        role="alert"
        heading="The matches did not load"
        action={<AccentButton onClick={() => void query.refetch()}>Try again</AccentButton>}
      >
        {toFailure(query.error).message}
      </Notice>
    );
  if (matches.length === 0 && email !== '' && job !== '') return <NoMatch pair={{ id: email, jobId: job }} />;
  if (matches.length === 0)
    return (
      <Notice role="status" heading="No matches" action={<ClearFilters />}>
        {email === '' && job === ''
          ? 'Nothing is due, held back or failed.'
          : 'There is none that fits these filters.'}
      </Notice>
    );
  return (
    <>
      <ul aria-label="Matches" aria-busy={query.isFetching} className="grid grid-cols-1">
        {matches.map((match) => (
          <MatchCard key={keyOf(match)} match={match} />
        ))}
      </ul>
      {query.isFetchingNextPage ? (
        <Spinner says="Loading more matches" />
      ) : (
        query.hasNextPage && <QuietButton onClick={() => void query.fetchNextPage()}>Show more</QuietButton>
      )}
      {query.isError && (
        <p role="alert" className="text-small text-alarm">
          {toFailure(query.error).message}
        </p>
      )}
    </>
  );
}
