import { isAccepted } from '../cookies/consent.ts';
import type { Analytics, Events, Person } from './analytics.ts';

let analytics: Analytics | undefined;
let queue: ((analytics: Analytics) => void)[] | undefined = [];

function dispatch(call: (analytics: Analytics) => void): void {
  if (!isAccepted()) return;
  if (analytics) call(analytics);
  else queue?.push(call);
}

/** Counts an event if the visitor has accepted and the host has a token. Events from before that are dropped. */
export function track<Name extends keyof Events>(event: Name, properties: Events[Name]): void {
  dispatch((open) => open.track(event, properties));
}

/** Says whose account the events of this browser belong to, under the same conditions as `track`. */
export function identify(id: string, person: Person): void {
  dispatch((open) => open.identify(id, person));
}

/** Ends the link between this browser's events and an account, also after consent was taken back. */
export function resetTracking(): void {
  if (analytics) analytics.reset();
  else queue = queue && [];
}

/** Opens tracking: what waits since Accept is sent, and all that follows. With null, all of it is dropped. */
export function openTracking(opened: Analytics | null): void {
  const calls = queue;
  queue = undefined;
  analytics = opened ?? undefined;
  if (opened) for (const call of calls ?? []) call(opened);
}

/** Counts a registration, and identifies the browser with the new account. */
export function trackSignUp(id: string | undefined, person: Person): void {
  if (id !== undefined) identify(id, person);
  track('Sign Up', person);
}
