import { keep, recall } from '../../service/browser-memory.ts';

/** The local storage key of the acceptance. */
const consentKey = 'cookies-accepted';

let isAcceptedNow = false;
const listeners = new Set<() => void>();

/** Whether the cookie notice was accepted, now or at an earlier visit. */
export function isAccepted(): boolean {
  return isAcceptedNow || recall('for good', consentKey) === 'true';
}

/** Accepts the cookie notice, for good. */
export function accept(): void {
  isAcceptedNow = true;
  keep('for good', consentKey, 'true');
  for (const listener of listeners) listener();
}

/** Calls `listener` when the notice is accepted, in this tab or another; gives what ends it. */
export function onAccept(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => key === consentKey && listener();
  listeners.add(listener);
  addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', follow);
  };
}
