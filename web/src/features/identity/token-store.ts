import {
  readItem,
  removeItem,
  removeItems,
  type StorageSpan,
  saveItem,
} from '../../service/browser-storage.ts';
import { rememberedSpan } from './remembered.ts';

let chosen: StorageSpan | null = null;

/** Where tokens lie from now on: until the browser closes, or for good. Null: where this browser remembers somebody. */
export function setTokenSpan(span: StorageSpan | null): void {
  chosen = span;
}

const span = () => chosen ?? rememberedSpan() ?? 'session';

/** The browser's memory as Amplify asks for it. It is never cleared whole, since other things lie there. */
export const tokenStore = {
  getItem: async (key: string) => readItem(span(), key),
  setItem: async (key: string, value: string) => saveItem(span(), key, value),
  removeItem: async (key: string) => removeItem(span(), key),
  clear: async () => undefined,
};

/** Amplify's own name for what it keeps. */
const TOKEN_PREFIX = 'CognitoIdentityServiceProvider.';

/** Leaves no token in this browser: Amplify's own signing out does not wait until they are gone. */
export function clearTokens(): void {
  removeItems('session', TOKEN_PREFIX);
  removeItems('permanent', TOKEN_PREFIX);
}
