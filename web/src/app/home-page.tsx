import { defaultFilters } from '@daybreak/contract/filter-values.ts';
import { useMemo, useRef } from 'react';
import { useNow } from '../components/use-now.ts';
import { OwnBoardSlot } from '../features/for-you/components/own-board-slot.tsx';
import { Announcer } from '../features/listing/components/announcer.tsx';
import { JobBoard } from '../features/listing/components/board.tsx';
import { BoardHeadline } from '../features/listing/components/board-headline.tsx';
import { FilterColumn } from '../features/listing/components/filter-column.tsx';
import { LiveSlot } from '../features/listing/components/live-slot.tsx';
import { type VisitorClock, visitorClock } from '../features/listing/day.ts';
import { useBoard } from '../features/listing/use-board.ts';
import { useBoardTab } from '../features/listing/use-board-tab.ts';
import { type ChangeFilters, useFilters } from '../features/listing/use-filters.ts';
import { useBoardKeys } from '../features/listing/use-keyboard.ts';
import { useSession } from '../features/session/session.ts';
import { Welcome } from '../features/welcome/welcome.tsx';

export default function HomePage() {
  const now = useNow();
  const { date, timeZone } = visitorClock(now);
  const clock: VisitorClock = useMemo(() => ({ date, timeZone }), [date, timeZone]);
  const session = useSession();
  const preferred = session.state === 'user' ? session.user.preferredJobType : null;
  const { filters: known, change } = useFilters(preferred ?? null);
  const filters = known ?? defaultFilters;
  const query = useMemo(() => (known === null ? null : { filters: known, clock }), [known, clock]);
  const board = useBoard(query);
  const top = useRef<HTMLDivElement>(null);
  useBoardKeys(top);
  const tabs = useBoardTab();

  const showTop = () => {
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
  };

  // Shows the filtered list from its top.
  const changeFromTop: ChangeFilters = (next, history) => {
    tabs.showAll();
    change(next, history);
    showTop();
  };

  const { counts } = board.shown;
  return (
    <>
      <BoardHeadline
        reading={board.isStale ? board.shown : board.reading}
        now={now}
        showsBoard={tabs.shown === 'all'}
        isSearch={filters.title !== ''}
      />
      <Welcome />
      {tabs.shown === 'all' && <Announcer board={board} />}
      <div className="grid grid-cols-1 gap-x-14 gap-y-3 pt-5 pb-16 wide:grid-cols-[272px_minmax(0,1fr)] wide:pt-2 wide:pb-24">
        <FilterColumn
          filters={filters}
          change={changeFromTop}
          specializations={board.shownRole === filters.fRole ? counts?.specializationCounts : undefined}
          clock={clock}
        />
        <div ref={top} className="min-h-svh min-w-0 scroll-mt-6 pt-4 wide:pt-6">
          <OwnBoardSlot tabs={tabs} now={now} clock={clock}>
            <LiveSlot
              query={query}
              asOf={board.reading.counts?.asOf}
              onShown={showTop}
              change={changeFromTop}
            />
            <JobBoard board={board} filters={filters} change={changeFromTop} now={now} clock={clock} />
          </OwnBoardSlot>
        </div>
      </div>
    </>
  );
}
