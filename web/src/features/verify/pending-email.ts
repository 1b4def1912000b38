import { readItem, removeItem, saveItem } from '../../service/browser-storage.ts';

const key = 'awaited-email';

/**
 * Saves the address that a code was sent to for /verify. It survives a reload, but not closing the browser.
 */
export function savePendingEmail(email: string): void {
  saveItem('session', key, email.trim());
}

export const readPendingEmail = (): string => readItem('session', key) ?? '';

export const clearPendingEmail = (): void => removeItem('session', key);
