import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { decodePart } from '../service/decode-part.ts';

const readHash = () => location.hash;

/** Scrolls to the top on a new path and to the target of a hash. Leaves Back and Forward to the browser. */
export function useScroll(): void {
  const [path] = useLocation();
  const hash = useLocationProperty(readHash, () => '');
  const shownPath = useRef<string>(undefined);
  const isReturning = useRef(false);

  useEffect(() => {
    const markReturning = () => {
      isReturning.current = true;
    };
    // Capture phase, so that it runs before the router's listener.
    addEventListener('popstate', markReturning, { capture: true });
    return () => removeEventListener('popstate', markReturning, { capture: true });
  }, []);

  useEffect(() => {
    const isFirst = shownPath.current === undefined;
    const isNewPath = shownPath.current !== path;
    const returning = isReturning.current;
    shownPath.current = path;
    isReturning.current = false;
    const target = hash === '' ? null : document.getElementById(decodePart(hash.slice(1)));
    if (target !== null) target.scrollIntoView();
    else if (isNewPath && !isFirst && !returning) {
      scrollTo(0, 0);
      // A page of one field gives that the focus.
      if (!(document.activeElement instanceof HTMLInputElement))
        document.getElementById('main')?.focus({ preventScroll: true });
    }
  }, [path, hash]);
}
