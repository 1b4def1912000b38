import { removeItem, type StorageSpan, storageOf } from './browser-storage.ts';

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
