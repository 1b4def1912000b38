import type { ReactNode } from 'react';
import { Queries } from '../../../service/queries.tsx';
import type { BoardTab } from '../../listing/use-board-tab.ts';
import { BoardTabList, PANEL_ID, tabId } from './board-tabs.tsx';
import { ForYou, type ForYouProps } from './for-you.tsx';

export interface OwnBoardProps extends ForYouProps {
  readonly shown: BoardTab;
  readonly onChoose: (tab: BoardTab) => void;
  /** All jobs. */
  readonly children: ReactNode;
}

export function OwnBoard({ shown, onChoose, children, ...props }: OwnBoardProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <BoardTabList shown={shown} onChoose={onChoose} />
      <div id={PANEL_ID} role="tabpanel" aria-labelledby={tabId(shown)} className="relative min-w-0">
        {shown === 'all' ? (
          children
        ) : (
          <Queries>
            <ForYou {...props} />
          </Queries>
        )}
      </div>
    </div>
  );
}
