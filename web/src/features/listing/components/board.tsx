import { Notice } from '../../../components/notice.tsx';
import { useOnline } from '../../../components/use-online.ts';
import type { useBoard } from '../api/list-jobs.ts';
import { boardJobs, dayGroups } from '../board.ts';
import type { VisitorClock } from '../day.ts';
import { defaultFilters, type Filters } from '../filters.ts';
import type { ChangeFilters } from '../use-filters.ts';
import { BoardFailure } from './board-failure.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import { DaySection } from './day-section.tsx';
import { MoreJobs } from './more-jobs.tsx';
import { NoJobs } from './no-jobs.tsx';

/** Props of `Board`. */
export interface BoardProps {
  readonly board: ReturnType<typeof useBoard>;
  readonly filters: Filters;
  readonly change: ChangeFilters;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly clock: VisitorClock;
}

/** The jobs of today and yesterday, or the state in which they are. */
export function Board(props: BoardProps) {
  const online = useOnline();
  return (
    <>
      {!online && (
        <Notice role="status" heading="You are offline">
          The board goes on by itself as soon as you are connected again.
        </Notice>
      )}
      <Jobs {...props} online={online} />
    </>
  );
}

function Jobs({ board, filters, change, now, clock, online }: BoardProps & { readonly online: boolean }) {
  if (board.isPending) return online ? <BoardSkeleton label="Loading jobs" rows={6} heading /> : null;
  if (board.data === undefined) {
    return (
      <BoardFailure
        heading="The jobs did not load"
        error={board.error}
        onTryAgain={() => void board.refetch()}
      />
    );
  }
  const { pages } = board.data;
  if (boardJobs(pages).length === 0)
    return <NoJobs filters={filters} onClear={() => change(defaultFilters)} />;
  return (
    <div
      aria-busy={board.isPlaceholderData && board.isFetching}
      className="grid grid-cols-1 gap-8 transition-opacity delay-200 duration-150 aria-busy:opacity-60"
    >
      {dayGroups(pages, clock).map((group) => (
        <DaySection key={group.day} group={group} now={now} clock={clock} />
      ))}
      <BoardEnd board={board} />
    </div>
  );
}

function BoardEnd({ board }: Pick<BoardProps, 'board'>) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData, error } = board;
  if (isPlaceholderData) return null;
  if (isFetchingNextPage) return <BoardSkeleton label="Loading more jobs" rows={3} />;
  if (isFetchNextPageError) {
    const again = () => void board.fetchNextPage();
    return <BoardFailure heading="More jobs did not load" error={error} onTryAgain={again} />;
  }
  if (hasNextPage) return <MoreJobs onNear={() => void board.fetchNextPage()} />;
  return <p className="py-2 text-center text-small text-muted">That is everything since yesterday.</p>;
}
