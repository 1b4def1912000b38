import { readItem, removeItem, type StorageSpan, saveItem } from '../../service/browser-storage.ts';
import { readItems, removeItems } from '../../service/stored-prefix.ts';
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

/** Returns a function that stores the current tokens again, for a login that may fail. */
export function holdTokens(): () => void {
  const held = (['session', 'permanent'] as const).map(
    (where) => [where, readItems(where, TOKEN_PREFIX)] as const,
  );
  return () => {
    for (const [where, items] of held) for (const [key, text] of items) saveItem(where, key, text);
  };
}

/** Amplify's signOut resolves before the tokens are gone. */
export function clearTokens(): void {
  removeItems('session', TOKEN_PREFIX);
  removeItems('permanent', TOKEN_PREFIX);
}
