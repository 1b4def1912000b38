import { readItem, removeItem, type StorageSpan, saveItem } from '../../service/browser-storage.ts';

/** Set while someone is signed in. The value differs from one login to the next. */
export const rememberedKey = 'signed-in';

/** Where the session is stored; null if signed out. */
export function rememberedSpan(): StorageSpan | null {
  if (readItem('session', rememberedKey) !== null) return 'session';
  return readItem('permanent', rememberedKey) === null ? null : 'permanent';
}

export function rememberPerson(span: StorageSpan): void {
  removeItem(span === 'session' ? 'permanent' : 'session', rememberedKey);
  saveItem(span, rememberedKey, String(Date.now()));
}

export function forgetPerson(): void {
  const span = rememberedSpan();
  if (span !== null) removeItem(span, rememberedKey);
}
