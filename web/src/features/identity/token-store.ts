import { forget, forgetAll, keep, recall, type Span } from '../../service/browser-memory.ts';
import { rememberedSpan } from './remembered.ts';

let chosen: Span | null = null;

/** Where tokens lie from now on: until the browser closes, or for good. Null: where this browser remembers somebody. */
export function keepTokens(span: Span | null): void {
  chosen = span;
}

const span = () => chosen ?? rememberedSpan() ?? 'session';

/** The browser's memory as Amplify asks for it. It is never cleared whole, since other things lie there. */
export const tokenStore = {
  getItem: async (key: string) => recall(span(), key),
  setItem: async (key: string, value: string) => keep(span(), key, value),
  removeItem: async (key: string) => forget(span(), key),
  clear: async () => undefined,
};

/** Amplify's own name for what it keeps. */
const TOKENS = 'CognitoIdentityServiceProvider.';

/** Leaves no token in this browser: Amplify's own signing out does not wait until they are gone. */
export function forgetTokens(): void {
  forgetAll('session', TOKENS);
  forgetAll('for good', TOKENS);
}
