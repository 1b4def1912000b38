import { readItem, removeItem, saveItem } from '../../service/browser-storage.ts';

const key = 'awaited-email';

/** Notes the address that a code was sent to, for /verify: a reload keeps it, closing the browser does not. */
export function awaitCodeOf(email: string): void {
  saveItem('session', key, email.trim());
}

/** The address that a code was sent to; empty where none is known. */
export const awaitedEmail = (): string => readItem('session', key) ?? '';

/** The code has come. */
export const forgetAwaited = (): void => removeItem('session', key);
