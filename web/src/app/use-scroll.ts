import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';

const hashOf = () => location.hash;

/**
 * A new path begins at the top of its page, a hash at the element it names. Back and Forward are left to the
 * browser, which knows where the reader was.
 */
export function useScroll(): void {
  const [path] = useLocation();
  const hash = useLocationProperty(hashOf, () => '');
  const shown = useRef<string>(undefined);
  const isReturning = useRef(false);

  useEffect(() => {
    const note = () => {
      isReturning.current = true;
    };
    // In the capture phase, so that it is known before the router draws the page.
    addEventListener('popstate', note, { capture: true });
    return () => removeEventListener('popstate', note, { capture: true });
  }, []);

  useEffect(() => {
    const isFirst = shown.current === undefined;
    const isNewPath = shown.current !== path;
    const returning = isReturning.current;
    shown.current = path;
    isReturning.current = false;
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target !== null) target.scrollIntoView();
    else if (isNewPath && !isFirst && !returning) {
      scrollTo(0, 0);
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  }, [path, hash]);
}
