import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { AccentLink } from '../../../components/accent-link.tsx';
import { AccentButton } from '../../../components/button.tsx';
import { countText } from '../../../components/count-text.ts';
import { LoadError } from '../../../components/load-error.tsx';
import { Notice } from '../../../components/notice.tsx';
import { OfflineNotice } from '../../../components/offline-notice.tsx';
import { useOnline } from '../../../components/use-online.ts';
import { paths } from '../../../config/paths.ts';
import { accountQuery } from '../../account/account-query.ts';
import { HiddenLine } from '../../hidden-jobs/components/hidden-line.tsx';
import { useIsHidden } from '../../hidden-jobs/hidden-jobs.ts';
import { BoardSkeleton } from '../../listing/components/board-skeleton.tsx';
import { MoreJobs } from '../../listing/components/more-jobs.tsx';
import type { VisitorClock } from '../../listing/day.ts';
import { hintText } from '../../preview/preview-text.ts';
import { type MatchPage, type MatchView, useMatches } from '../api/list-matches.ts';
import { MatchControls } from './match-controls.tsx';
import { MatchList } from './match-list.tsx';

export interface ForYouProps {
  readonly email: string;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly clock: VisitorClock;
}

const newest: MatchView = { sort: 'newest' };

/** The jobs of today and yesterday that match the person's profile, with the reasons. */
export function ForYou({ email, now, clock }: ForYouProps) {
  const [view, setView] = useState(newest);
  const matches = useMatches(email, clock, view);
  const isOnline = useOnline();
  const isHidden = useIsHidden();
  const [showsHidden, setShowsHidden] = useState(false);
  const { data, error, hasNextPage, isFetchingNextPage } = matches;
  const [first] = data?.pages ?? [];
  const controls = <MatchControls view={view} onChange={setView} />;
  if (data === undefined || first === undefined) {
    const failure = <MatchFailure error={error} onTryAgain={() => void matches.refetch()} />;
    const loading = <BoardSkeleton label="Loading your matches" rows={6} heading />;
    return (
      <div className="grid grid-cols-1 gap-8">
        {view !== newest && controls}
        {!isOnline ? <OfflineNotice things="your matches" /> : error ? failure : loading}
      </div>
    );
  }
  if (first.total === 0) return <NoMatches hint={first.hint} />;
  const items = data.pages.flatMap((page) => page.items);
  const shown = showsHidden ? items : items.filter(({ job }) => !isHidden(job));
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid gap-4">
        <p role="status" className="text-muted tabular-nums">
          {countText(first.total, 'job')} since yesterday {first.total === 1 ? 'matches' : 'match'} your
          profile. {hintText(first)}
        </p>
        {controls}
        {view.sort === 'fit' && <NoEvidence />}
      </div>
      {!isOnline && <OfflineNotice things="your matches" />}
      <HiddenLine
        count={items.filter(({ job }) => isHidden(job)).length}
        isShowing={showsHidden}
        onToggle={() => setShowsHidden(!showsHidden)}
      />
      {first.shown === 0 && <NoneShown onShowAll={() => setView(newest)} />}
      <MatchList email={email} view={view} matches={shown} now={now} clock={clock} />
      {matches.isFetchNextPageError ? (
        <MatchFailure error={error} onTryAgain={() => void matches.fetchNextPage()} />
      ) : isFetchingNextPage ? (
        <BoardSkeleton label="Loading more matches" rows={6} />
      ) : hasNextPage ? (
        <MoreJobs key={data.pages.length} onNear={() => void matches.fetchNextPage()} />
      ) : (
        first.shown > 0 && (
          <p className="py-2 text-center text-small text-muted">That's everything since yesterday.</p>
        )
      )}
    </div>
  );
}

/** Asks people without known skills for them. */
function NoEvidence() {
  // The session has loaded the account.
  const { data: account } = useQuery({ ...accountQuery, enabled: false });
  if (!account || account.skills.length > 0 || account.resumeEvidence !== null) return null;
  return (
    <p className="text-small text-muted">
      Best fit goes by job titles alone until we know your skills.{' '}
      <Link href={paths.notifications} className="text-dusk underline decoration-1 underline-offset-4">
        Add your skills
      </Link>
    </p>
  );
}

function NoneShown({ onShowAll }: { readonly onShowAll: () => void }) {
  return (
    <Notice
      role="status"
      heading="No matches with these filters"
      action={<AccentButton onClick={onShowAll}>Show all matches</AccentButton>}
    >
      Your other matches are still here.
    </Notice>
  );
}

interface MatchFailureProps {
  readonly error: unknown;
  readonly onTryAgain: () => void;
}

function MatchFailure({ error, onTryAgain }: MatchFailureProps) {
  return <LoadError heading="Couldn't load your matches" error={error} onTryAgain={onTryAgain} />;
}

function NoMatches({ hint }: Pick<MatchPage, 'hint'>) {
  return (
    <Notice
      role="status"
      heading="No matches yet"
      action={
        hint === 'excluded' ? (
          <AccentLink href={paths.notifications}>Change your exclusions</AccentLink>
        ) : (
          <AccentLink href={paths.jobTitles}>Change your job titles</AccentLink>
        )
      }
    >
      {hintText({ hint })}
    </Notice>
  );
}
