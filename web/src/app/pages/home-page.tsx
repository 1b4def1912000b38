import { useMemo, useRef } from 'react';
import { useNow } from '../../components/use-now.ts';
import { useBoard } from '../../features/listing/api/list-jobs.ts';
import { Announcer } from '../../features/listing/components/announcer.tsx';
import { Board } from '../../features/listing/components/board.tsx';
import { FilterColumn } from '../../features/listing/components/filter-column.tsx';
import { Lede } from '../../features/listing/components/lede.tsx';
import { type VisitorClock, visitorClock } from '../../features/listing/day.ts';
import { type ChangeFilters, useFilters } from '../../features/listing/use-filters.ts';

/** /: today's and yesterday's jobs. */
export function HomePage() {
  const now = useNow();
  const { date, timeZone } = visitorClock(now);
  const clock: VisitorClock = useMemo(() => ({ date, timeZone }), [date, timeZone]);
  const { filters, change } = useFilters();
  const board = useBoard(filters, clock);
  const pages = board.data?.pages;
  const top = useRef<HTMLDivElement>(null);

  // Whoever filters from far down the list wants to see what the filter left.
  const changeFromTop: ChangeFilters = (next, history) => {
    change(next, history);
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
  };

  return (
    <>
      <Lede pages={board.isError ? null : pages} now={now} clock={clock} />
      <Announcer pages={board.isPlaceholderData ? undefined : pages} />
      <div className="grid grid-cols-1 gap-x-14 gap-y-6 pt-5 pb-16 wide:grid-cols-[272px_minmax(0,1fr)] wide:pt-8 wide:pb-24">
        <FilterColumn filters={filters} change={changeFromTop} />
        <div ref={top} className="min-h-svh min-w-0 scroll-mt-6">
          <Board board={board} filters={filters} change={changeFromTop} now={now} clock={clock} />
        </div>
      </div>
    </>
  );
}
