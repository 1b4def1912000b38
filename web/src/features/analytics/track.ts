import { isAccepted } from '../cookies/consent.ts';
import type { Analytics, Events, Person } from './analytics.ts';

let analytics: Analytics | undefined;
let queue: ((analytics: Analytics) => void)[] | undefined = [];

function dispatch(call: (analytics: Analytics) => void): void {
  if (!isAccepted()) return;
  if (analytics) call(analytics);
  else queue?.push(call);
}

/** Sends an event. Drops events from before consent, and all events if the host has no project. */
export function track<Name extends keyof Events>(event: Name, properties: Events[Name]): void {
  dispatch((open) => open.track(event, properties));
}

/** Links this browser's events to an account. Same conditions as `track`. */
export function identify(id: string, person: Person): void {
  dispatch((open) => open.identify(id, person));
}

/** Unlinks this browser's events from the account, even after consent was withdrawn. */
export function resetTracking(): void {
  if (analytics) analytics.reset();
  else queue = queue && [];
}

/** Sends the events queued since consent, and all later ones. With null, drops them all. */
export function openTracking(opened: Analytics | null): void {
  const calls = queue;
  queue = undefined;
  analytics = opened ?? undefined;
  if (opened) for (const call of calls ?? []) call(opened);
}

export function trackSignUp(id: string | undefined, person: Person): void {
  if (id !== undefined) identify(id, person);
  track('Sign Up', person);
}
