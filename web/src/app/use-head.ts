import { useEffect } from 'react';
import type { StatedHead } from './head.ts';

/**
 * Keeps the document's head that of the page on the screen. The route's own head comes first; a page that knows
 * more (a job's title) calls it again. Null leaves the head as it is.
 */
export function useHead(head: StatedHead | null): void {
  const text = JSON.stringify(head);
  useEffect(() => {
    // Made of a head two lines above.
    const shown = JSON.parse(text) as StatedHead | null;
    if (shown === null) return;
    // What came with the page says the same; what it takes to say something else comes when the page is there.
    void import('./show-head.ts').then(({ showHead }) => showHead(shown));
  }, [text]);
}
