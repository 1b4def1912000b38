import { readItem, removeItem, type StorageSpan, saveItem } from '../../service/browser-storage.ts';

/** The key that says that this browser knows somebody; the tokens lie beside it. Its text tells one login from the next. */
export const rememberedKey = 'signed-in';

/** How long this browser keeps who is signed in; null where nobody is. */
export function rememberedSpan(): StorageSpan | null {
  if (readItem('session', rememberedKey) !== null) return 'session';
  return readItem('permanent', rememberedKey) === null ? null : 'permanent';
}

/** Notes that somebody is signed in from now on. */
export function rememberPerson(span: StorageSpan): void {
  removeItem(span === 'session' ? 'permanent' : 'session', rememberedKey);
  saveItem(span, rememberedKey, String(Date.now()));
}

/** Forgets that somebody was. */
export function forgetPerson(): void {
  const span = rememberedSpan();
  if (span !== null) removeItem(span, rememberedKey);
}
