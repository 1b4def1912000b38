import { useEffect, useState } from 'react';
import { readItem, saveItem } from '../../service/browser-storage.ts';
import { useSession } from '../session/session.ts';

export type BoardTab = 'you' | 'all';

const KEY = 'board-tab';

/** A link that names filters opens all jobs; the page itself marks the addresses that it writes. */
const isFilterLink = () => location.search !== '' && history.state?.board === undefined;

function firstTab(): BoardTab {
  if (typeof window === 'undefined' || isFilterLink()) return 'all';
  return (readItem('session', KEY) ?? readItem('permanent', KEY)) === 'all' ? 'all' : 'you';
}

/** Makes the home page open with the jobs that match a person's titles. */
export const openForYou = (): void => saveItem('session', KEY, 'you');

export interface BoardTabs {
  /** Undefined while it is unknown whether the person has job titles. */
  readonly shown: BoardTab | undefined;
  /** Only people with job titles have tabs. */
  readonly email: string | undefined;
  /** A user without job titles. */
  readonly hasNone: boolean;
  readonly choose: (tab: BoardTab) => void;
  /** Shows all jobs for the rest of the browser session. */
  readonly showAll: () => void;
}

/** Remembers which tab of the board a person chose. Visitors see all jobs. */
export function useBoardTab(): BoardTabs {
  const session = useSession();
  const [tab, setTab] = useState(firstTab);
  const email = session.state === 'user' && session.user.hasTitles ? session.user.email : undefined;
  const hasNone = session.state === 'user' && email === undefined;
  const isUnknown = session.state === 'loading' && session.failure === undefined;
  const shownBefore = isUnknown && tab === 'you' && readItem('permanent', KEY) === 'you';
  const isForYou = email !== undefined && tab === 'you';
  useEffect(() => {
    if (email === undefined) return;
    // A reload shows the same tab, also one that a link or a filter has chosen.
    saveItem('session', KEY, tab);
    if (tab === 'you') saveItem('permanent', KEY, 'you');
  }, [email, tab]);
  return {
    shown: shownBefore ? undefined : isForYou ? 'you' : 'all',
    email,
    hasNone,
    choose: (chosen) => {
      setTab(chosen);
      saveItem('permanent', KEY, chosen);
    },
    showAll: () => setTab('all'),
  };
}
