import { type KeyboardEvent, useRef } from 'react';
import type { BoardTab } from '../../listing/use-board-tab.ts';

export interface BoardTabListProps {
  readonly shown: BoardTab;
  readonly onChoose: (tab: BoardTab) => void;
}

const names = { you: 'For you', all: 'All jobs' } as const;
const tabs = ['you', 'all'] as const;

export const tabId = (tab: BoardTab): string => `board-tab-${tab}`;
export const PANEL_ID = 'board-panel';

/** Follows the WAI-ARIA tabs pattern: the arrow keys move between the tabs and show them. */
export function BoardTabList({ shown, onChoose }: BoardTabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const other = shown === 'you' ? 'all' : 'you';
    onChoose(other);
    list.current?.querySelector<HTMLElement>(`#${tabId(other)}`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label="Jobs" className="flex gap-6 border-b border-line">
      {tabs.map((tab) => (
        <button
          key={tab}
          id={tabId(tab)}
          type="button"
          role="tab"
          aria-selected={tab === shown}
          aria-controls={PANEL_ID}
          tabIndex={tab === shown ? 0 : -1}
          onClick={() => onChoose(tab)}
          onKeyDown={onKeyDown}
          className="-mb-px min-h-11 border-b-2 border-transparent font-[550] text-muted transition-colors duration-150 hover:text-ink aria-selected:border-ink aria-selected:text-ink"
        >
          {names[tab]}
        </button>
      ))}
    </div>
  );
}
