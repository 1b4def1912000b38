import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { PageHead } from './head.ts';

/** The head that the current page asked for last. */
let latest: PageHead | null = null;

/**
 * Sets the document's head. The route sets it first, on every navigation; a page that knows more, such as a job's
 * title, overrides it. Null changes nothing.
 */
export function useHead(head: PageHead | null): void {
  const [path] = useLocation();
  const text = JSON.stringify({ path, head });
  useEffect(() => {
    // `text` is the JSON of this object.
    const { head: wanted } = JSON.parse(text) as { readonly head: PageHead | null };
    if (wanted === null) return;
    latest = wanted;
    // Loaded later: the prerendered head is already right for the first page.
    void import('./apply-head.ts').then(({ applyHead }) => {
      if (latest === wanted) applyHead(wanted);
    });
  }, [text]);
}
