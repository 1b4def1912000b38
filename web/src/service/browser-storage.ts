/** `permanent` outlives the browser session: localStorage. */
export type StorageSpan = 'permanent' | 'session';

export const storageOf = (span: StorageSpan) => (span === 'session' ? sessionStorage : localStorage);

/** Returns null if nothing is stored, or if the browser blocks storage. */
export function readItem(span: StorageSpan, key: string): string | null {
  try {
    return storageOf(span).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, unless the browser blocks storage. */
export function saveItem(span: StorageSpan, key: string, text: string): void {
  try {
    storageOf(span).setItem(key, text);
  } catch {
    // The site works without storage; it just asks again on the next visit.
  }
}

export function removeItem(span: StorageSpan, key: string): void {
  try {
    storageOf(span).removeItem(key);
  } catch {
    // Nothing is stored if storage is blocked.
  }
}
