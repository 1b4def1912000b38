import { useEffect } from 'react';
import type { PageHeadInput } from './head.ts';

/**
 * Sets the document's head. The route sets it first; a page that knows more, such as a job's title, overrides
 * it. Null changes nothing.
 */
export function useHead(head: PageHeadInput | null): void {
  const text = JSON.stringify(head);
  useEffect(() => {
    // `text` is the JSON of a head or null.
    const shown = JSON.parse(text) as PageHeadInput | null;
    if (shown === null) return;
    // Loaded later: the prerendered head is already right for the first page.
    void import('./apply-head.ts').then(({ applyHead }) => applyHead(shown));
  }, [text]);
}
