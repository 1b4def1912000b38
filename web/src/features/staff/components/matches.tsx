import { Link } from 'wouter';
import { QuietButton } from '../../../components/button.tsx';
import { LoadError } from '../../../components/load-error.tsx';
import { Notice } from '../../../components/notice.tsx';
import { paths } from '../../../config/paths.ts';
import { toFailure } from '../../../service/failure.ts';
import type { MatchFilters as Filters, MatchKey } from '../api/matches.ts';
import { matchKey, useMatches } from '../use-matches.ts';
import { FittingJobs } from './fitting-jobs.tsx';
import { MatchCard } from './match-card.tsx';
import { MatchExplanation } from './match-explanation.tsx';
import { MatchFilters } from './match-filters.tsx';
import { NotifyButton } from './notify-button.tsx';
import { Spinner } from './spinner.tsx';

export interface MatchesProps {
  readonly filters: Filters;
  readonly onFilter: (filters: Filters) => void;
}

export function Matches({ filters: { email, job }, onFilter }: MatchesProps) {
  const filters = { email, job };
  return (
    <>
      <MatchFilters key={`${email} ${job}`} filters={filters} onFilter={onFilter} />
      <p className="flex min-h-11 flex-wrap items-center gap-x-4 py-2 text-small text-muted">
        {email === '' && job === '' ? (
          'Failed and withheld alerts, newest first, then pending ones.'
        ) : (
          <>
            <ClearFilters />
            {email === '' &&
              'Shows people whose profile matches this job today. To find anyone else, search by email.'}
          </>
        )}
      </p>
      {email !== '' && job === '' && <FittingJobs key={email} email={email} />}
      {/* Reserves space so that the footer does not jump while the list loads. */}
      <div className="min-h-svh">
        <MatchList key={`${email} ${job} list`} filters={filters} />
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

function MatchList({ filters }: { readonly filters: Filters }) {
  const { query, matches } = useMatches(filters);
  const { email, job } = filters;
  if (query.isPending) return <Spinner label="Loading matches" />;
  if (query.isError && query.data === undefined)
    return (
      <LoadError
        heading="Couldn't load matches"
        error={query.error}
        onTryAgain={() => void query.refetch()}
      />
    );
  if (matches.length === 0 && email !== '' && job !== '') return <NoMatch pair={{ id: email, jobId: job }} />;
  if (matches.length === 0)
    return (
      <Notice role="status" heading="No matches" action={<ClearFilters />}>
        {email === '' && job === ''
          ? 'Nothing is pending, withheld or failed.'
          : 'No matches for these filters.'}
      </Notice>
    );
  return (
    <>
      <ul aria-label="Matches" aria-busy={query.isFetching} className="grid grid-cols-1">
        {matches.map((match) => (
          <MatchCard key={matchKey(match)} match={match} />
        ))}
      </ul>
      {query.isFetchingNextPage ? (
        <Spinner label="Loading more matches" />
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

interface NoMatchProps {
  readonly pair: MatchKey;
}

function NoMatch({ pair }: NoMatchProps) {
  return (
    <section className="grid justify-items-start gap-3 border-t border-line py-6">
      <h2 className="font-head text-title font-semibold tracking-tight">This person and job don't match</h2>
      <MatchExplanation pair={pair} />
      <NotifyButton pair={pair} label={`${pair.id}, ${pair.jobId}`} />
    </section>
  );
}
