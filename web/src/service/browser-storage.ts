/** `permanent` outlives the browser session: localStorage. */
export type StorageSpan = 'permanent' | 'session';

const storageOf = (span: StorageSpan) => (span === 'session' ? sessionStorage : localStorage);

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

/** Returns everything under keys with the prefix. */
export function readItems(span: StorageSpan, prefix: string): [key: string, text: string][] {
  try {
    return Object.entries(storageOf(span)).filter(([key]) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Removes everything under keys with the prefix. */
export function removeItems(span: StorageSpan, prefix: string): void {
  try {
    for (const key of Object.keys(storageOf(span))) if (key.startsWith(prefix)) removeItem(span, key);
  } catch {
    // Nothing is stored if storage is blocked.
  }
}
