/** Where the browser keeps a text: 'local' for good, 'session' until it is closed. */
export type Area = 'local' | 'session';

const storageOf = (area: Area) => (area === 'local' ? localStorage : sessionStorage);

/** The text kept under a key; null where there is none, or where the browser refuses storage. */
export function recall(area: Area, key: string): string | null {
  try {
    return storageOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text under a key; where the browser refuses storage, it is forgotten when the page is left. */
export function keep(area: Area, key: string, text: string): void {
  try {
    storageOf(area).setItem(key, text);
  } catch {
    // Whoever refuses storage is asked again at the next visit.
  }
}
