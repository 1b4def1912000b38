import { useEffect } from 'react';

/** Calls back when the person returns from another window or tab to this one. */
export function useReturn(isAway: boolean, onReturn: () => void): void {
  useEffect(() => {
    if (!isAway) return;
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('focus', onReturn, { signal });
    // Phones show the tab again without a focus event.
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'visible' && onReturn(),
      { signal },
    );
    return () => listening.abort();
  }, [isAway, onReturn]);
}
