import { readItem, removeItem, saveItem } from '../../service/browser-storage.ts';

/** The visitor's answer to the cookie notice. */
export type Consent = 'accepted' | 'declined' | 'unanswered';

/** The local storage key of the answer: 'true' or 'false'. */
const consentKey = 'cookies-accepted';

const STORED = { true: 'accepted', false: 'declined' } as const;

/** The answer of this page view, for browsers that refuse storage. */
let current: Consent | undefined;
const listeners = new Set<() => void>();

/** Returns the answer given now or at an earlier visit. */
export function readConsent(): Consent {
  const stored = readItem('permanent', consentKey);
  if (stored === 'true' || stored === 'false') return STORED[stored];
  return current ?? 'unanswered';
}

/** Whether analytics may run. */
export function isAccepted(): boolean {
  return readConsent() === 'accepted';
}

/** Stores the visitor's answer. */
export function setConsent(consent: 'accepted' | 'declined'): void {
  current = consent;
  saveItem('permanent', consentKey, String(consent === 'accepted'));
  for (const listener of listeners) listener();
}

/** Forgets the answer, so that the notice asks again and analytics stop. */
export function resetConsent(): void {
  current = 'unanswered';
  removeItem('permanent', consentKey);
  for (const listener of listeners) listener();
}

/** Calls `listener` when the answer changes, in this tab or another. Returns what stops it. */
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
