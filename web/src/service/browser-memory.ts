/** How long the browser keeps a text: for good, or until it is closed. */
export type Span = 'for good' | 'session';

const storageOf = (span: Span) => (span === 'session' ? sessionStorage : localStorage);

/** The text kept under a key; null where there is none, or where the browser refuses storage. */
export function recall(span: Span, key: string): string | null {
  try {
    return storageOf(span).getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text under a key; where the browser refuses storage, it is forgotten when the page is left. */
export function keep(span: Span, key: string, text: string): void {
  try {
    storageOf(span).setItem(key, text);
  } catch {
    // Whoever refuses storage is asked again at the next visit.
  }
}
