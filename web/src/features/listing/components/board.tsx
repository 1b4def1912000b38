import type { Filters } from '@daybreak/contract/board-filters.ts';
import { useMemo, useState } from 'react';
import { AccentButton } from '../../../components/button.tsx';
import { lazyComponent, useLazyComponent } from '../../../components/lazy-component.ts';
import { Notice } from '../../../components/notice.tsx';
import { OfflineNotice } from '../../../components/offline-notice.tsx';
import { useOnline } from '../../../components/use-online.ts';
import { type Failure, isTransient } from '../../../service/failure.ts';
import { HiddenLine, ShowsHidden } from '../../hidden-jobs/components/hidden-line.tsx';
import { useIsHidden } from '../../hidden-jobs/hidden-jobs.ts';
import { ChosenPlace } from '../../session/readers-places.ts';
import { jobGroups } from '../board.ts';
import type { VisitorClock } from '../day.ts';
import { isFiltered } from '../filters.ts';
import type { Board } from '../use-board.ts';
import type { ChangeFilters } from '../use-filters.ts';
import { AlertLink } from './alert-link.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import { JobSection } from './job-section.tsx';
import { MoreJobs } from './more-jobs.tsx';
import type { NoJobsProps } from './no-jobs.tsx';
import { SlowNotice } from './slow-notice.tsx';

const noJobs = lazyComponent(() => import('./no-jobs.tsx').then(({ NoJobs }) => NoJobs));

/** Preloads what the board shows if no job passes the filters. */
export const fetchNoJobs = noJobs.load;

export interface JobBoardProps {
  readonly board: Board;
  readonly filters: Filters;
  readonly change: ChangeFilters;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly clock: VisitorClock;
}

export function JobBoard(props: JobBoardProps) {
  const isOnline = useOnline();
  return (
    <>
      {!isOnline && <OfflineNotice things="jobs" />}
      <ChosenPlace value={props.filters.place}>
        <Jobs {...props} isOnline={isOnline} />
      </ChosenPlace>
    </>
  );
}

function Jobs({
  board,
  filters,
  change,
  now,
  clock,
  isOnline,
}: JobBoardProps & { readonly isOnline: boolean }) {
  const { shown, reading, isStale, tryAgain } = board;
  const isHidden = useIsHidden();
  const [showsHidden, setShowsHidden] = useState(false);
  const hiddenCount = useMemo(
    () => shown.parts.reduce((count, { jobs }) => count + jobs.filter(isHidden).length, 0),
    [shown.parts, isHidden],
  );
  const hasFailed = reading.counts === null && reading.failure !== null;
  if (hasFailed && reading.failure !== null) {
    if (!isOnline) return null;
    return <BoardFailure heading="Couldn't load jobs" failure={reading.failure} onTryAgain={tryAgain} />;
  }
  if (shown.counts === null) return isOnline ? <FirstJobs /> : null;
  // The jobs of another search would contradict "You're offline".
  if (isStale && !isOnline) return null;
  const groups = jobGroups(shown.parts, shown.counts, {
    clock,
    remoteFirst: filters.isRemote,
    isSearch: filters.title !== '',
  });
  if (groups.length === 0 && shown.nextToken === null && !isStale)
    return <NoJobsSlot filters={filters} alternatives={shown.counts.alternatives} change={change} />;
  return (
    <div
      aria-busy={isStale}
      className="grid grid-cols-1 gap-8 transition-opacity delay-200 duration-150 aria-busy:opacity-60"
    >
      {shown.counts.correctedTitle !== null && <Correction title={shown.counts.correctedTitle} />}
      {isFiltered(filters) && (
        <div className="-mb-4 max-wide:hidden">
          <AlertLink filters={filters}>Alert me about this search</AlertLink>
        </div>
      )}
      <HiddenLine count={hiddenCount} isShowing={showsHidden} onToggle={() => setShowsHidden(!showsHidden)} />
      <ShowsHidden value={showsHidden}>
        {groups.map((group) => (
          <JobSection key={group.key} group={group} now={now} clock={clock} />
        ))}
      </ShowsHidden>
      {!isStale && <BoardEnd board={board} />}
    </div>
  );
}

function NoJobsSlot(props: NoJobsProps) {
  const { Component: NoJobs, hasFailed } = useLazyComponent(noJobs, true);
  if (NoJobs) return <NoJobs {...props} />;
  return hasFailed && <Notice role="status">There are no jobs matching your filters.</Notice>;
}

function Correction({ title }: { readonly title: string }) {
  return (
    <p role="status" className="text-small text-muted">
      Showing results for <strong className="text-ink">{title}</strong>
    </p>
  );
}

function FirstJobs() {
  return (
    <div className="relative">
      <SlowNotice />
      <BoardSkeleton label="Loading jobs" rows={6} heading />
    </div>
  );
}

function BoardEnd({ board }: Pick<JobBoardProps, 'board'>) {
  const { reading, readOn, tryAgain } = board;
  if (reading.failure !== null)
    return <BoardFailure heading="Couldn't load more jobs" failure={reading.failure} onTryAgain={tryAgain} />;
  // Reserves room, so that the footer doesn't jump.
  if (reading.isReading || reading.nextToken !== null)
    return (
      <div className="min-h-svh">
        {reading.isReading ? (
          <BoardSkeleton label="Loading more jobs" rows={6} />
        ) : (
          <MoreJobs key={reading.nextToken} onNear={readOn} />
        )}
      </div>
    );
  return <p className="py-2 text-center text-small text-muted">That's everything since yesterday.</p>;
}

export interface BoardFailureProps {
  readonly heading: string;
  readonly failure: Failure;
  readonly onTryAgain: () => void;
}

export function BoardFailure({ heading, failure, onTryAgain }: BoardFailureProps) {
  return (
    <Notice
      role="alert"
      heading={heading}
      action={<AccentButton onClick={onTryAgain}>Try again</AccentButton>}
    >
      {failure.message}
      {isTransient(failure) && ' Retrying automatically.'}
    </Notice>
  );
}
