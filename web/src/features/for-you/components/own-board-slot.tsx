import type { ReactNode } from 'react';
import { lazyComponent, useLazyComponent } from '../../../components/lazy-component.ts';
import { BoardSkeleton } from '../../listing/components/board-skeleton.tsx';
import type { VisitorClock } from '../../listing/day.ts';
import type { BoardTabs } from '../../listing/use-board-tab.ts';

const ownBoard = lazyComponent(() => import('./own-board.tsx').then(({ OwnBoard }) => OwnBoard));

export interface OwnBoardSlotProps {
  readonly tabs: BoardTabs;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly clock: VisitorClock;
  /** All jobs. */
  readonly children: ReactNode;
}

/** Shows all jobs to visitors. People with job titles also get their own, whose code loads only for them. */
export function OwnBoardSlot({ tabs, now, clock, children }: OwnBoardSlotProps) {
  const { email, shown, choose, hasNone } = tabs;
  const { Component: OwnBoard, hasFailed } = useLazyComponent(ownBoard, email !== undefined);
  if (email !== undefined && OwnBoard && shown !== undefined)
    return (
      <OwnBoard email={email} shown={shown} onChoose={choose} now={now} clock={clock}>
        {children}
      </OwnBoard>
    );
  return (
    <>
      {/* Room for the tabs, so that they move nothing. */}
      {!hasNone && <div aria-hidden="true" className="mb-6 hidden h-11 [html[data-remembered]_&]:block" />}
      {shown === 'all' || hasFailed ? (
        children
      ) : (
        <BoardSkeleton label="Loading your matches" rows={6} heading />
      )}
    </>
  );
}
