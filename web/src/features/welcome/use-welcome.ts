import { useEffect, useState } from 'react';
import { readItem, saveItem } from '../../service/browser-storage.ts';

const SHOWN_KEY = 'welcome-shown';

/** Shows the welcome once, on the home page only, and remembers it as soon as it is shown. */
export function useWelcome(isHomePage: boolean): { readonly isShown: boolean; readonly close: () => void } {
  const [isOpen, setOpen] = useState(() => readItem('permanent', SHOWN_KEY) === null);
  const isShown = isOpen && isHomePage;
  useEffect(() => {
    if (isShown) saveItem('permanent', SHOWN_KEY, 'true');
    // It does not come back after the visitor has left the page.
    else if (readItem('permanent', SHOWN_KEY) !== null) setOpen(false);
  }, [isShown]);
  return { isShown, close: () => setOpen(false) };
}
