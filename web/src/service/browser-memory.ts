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

/** Forgets what is kept under a key. */
export function forget(span: Span, key: string): void {
  try {
    storageOf(span).removeItem(key);
  } catch {
    // Where storage is refused there is nothing to forget.
  }
}

/** Forgets all that is kept under keys that begin so. */
export function forgetAll(span: Span, prefix: string): void {
  try {
    for (const key of Object.keys(storageOf(span))) if (key.startsWith(prefix)) forget(span, key);
  } catch {
    // Where storage is refused there is nothing to forget.
  }
}
