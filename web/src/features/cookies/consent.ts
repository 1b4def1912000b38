import { readItem, removeItem, saveItem } from '../../service/browser-storage.ts';

export type Consent = 'accepted' | 'declined' | 'unanswered';

/** Local storage: 'true' or 'false'. */
const consentKey = 'cookies-accepted';

const STORED = { true: 'accepted', false: 'declined' } as const;

/** For browsers that block storage. */
let current: Consent | undefined;
const listeners = new Set<() => void>();

export function readConsent(): Consent {
  const stored = readItem('permanent', consentKey);
  if (stored === 'true' || stored === 'false') return STORED[stored];
  return current ?? 'unanswered';
}

export function isAccepted(): boolean {
  return readConsent() === 'accepted';
}

export function setConsent(consent: 'accepted' | 'declined'): void {
  current = consent;
  saveItem('permanent', consentKey, String(consent === 'accepted'));
  for (const listener of listeners) listener();
}

/** Makes the notice ask again and stops analytics. */
export function resetConsent(): void {
  current = 'unanswered';
  removeItem('permanent', consentKey);
  for (const listener of listeners) listener();
}

/** Also called for changes in other tabs. Returns a function that unsubscribes. */
export function onConsentChange(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key !== consentKey) return;
    current = undefined;
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', follow);
  };
}
