import { forget, keep, recall, type Span } from '../../service/browser-memory.ts';

/** The key that says that this browser knows somebody; the tokens lie beside it. Its text tells one login from the next. */
export const rememberedKey = 'signed-in';

/** How long this browser keeps who is signed in; null where nobody is. */
export function rememberedSpan(): Span | null {
  if (recall('session', rememberedKey) !== null) return 'session';
  return recall('for good', rememberedKey) === null ? null : 'for good';
}

/** Notes that somebody is signed in from now on. */
export function rememberPerson(span: Span): void {
  forget(span === 'session' ? 'for good' : 'session', rememberedKey);
  keep(span, rememberedKey, String(Date.now()));
}

/** Forgets that somebody was. */
export function forgetPerson(): void {
  const span = rememberedSpan();
  if (span !== null) forget(span, rememberedKey);
}
