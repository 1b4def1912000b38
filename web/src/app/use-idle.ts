import { useEffect, useState } from 'react';

/** Returns true once the page has loaded and the browser is idle. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const wait = () => (window.requestIdleCallback ?? setTimeout)(() => setIdle(true));
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    return () => removeEventListener('load', wait);
  }, []);
  return isIdle;
}
