import { useEffect, useState } from 'react';
import { readItem, saveItem } from '../../service/browser-storage.ts';

/** The local storage key that remembers the first display. */
const shownKey = 'welcome-shown';

/** The welcome of a first visit: shown once, where `isPlace`; remembered as soon as it is seen. */
export function useWelcome(isPlace: boolean): { readonly isShown: boolean; readonly close: () => void } {
  const [isOpen, setOpen] = useState(() => readItem('permanent', shownKey) === null);
  const isShown = isOpen && isPlace;
  useEffect(() => {
    if (isShown) saveItem('permanent', shownKey, 'true');
    // Who has gone on to another page has read it.
    else if (readItem('permanent', shownKey) !== null) setOpen(false);
  }, [isShown]);
  return { isShown, close: () => setOpen(false) };
}
