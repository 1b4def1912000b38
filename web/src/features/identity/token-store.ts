import {
  readItem,
  removeItem,
  removeItems,
  type StorageSpan,
  saveItem,
} from '../../service/browser-storage.ts';
import { rememberedSpan } from './remembered.ts';

let chosen: StorageSpan | null = null;

/** Chooses where tokens are stored. Null goes by `rememberedSpan`. */
export function setTokenSpan(span: StorageSpan | null): void {
  chosen = span;
}

const span = () => chosen ?? rememberedSpan() ?? 'session';

/** Amplify's storage interface. `clear` does nothing, because other data shares the storage. */
export const tokenStore = {
  getItem: async (key: string) => readItem(span(), key),
  setItem: async (key: string, value: string) => saveItem(span(), key, value),
  removeItem: async (key: string) => removeItem(span(), key),
  clear: async () => undefined,
};

/** Set by Amplify. */
const TOKEN_PREFIX = 'CognitoIdentityServiceProvider.';

/** Amplify's signOut resolves before the tokens are gone. */
export function clearTokens(): void {
  removeItems('session', TOKEN_PREFIX);
  removeItems('permanent', TOKEN_PREFIX);
}
