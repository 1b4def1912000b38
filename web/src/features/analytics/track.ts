import { isAccepted } from '../cookies/consent.ts';
import type { Analytics, Events, Person } from './analytics.ts';

let analytics: Analytics | undefined;
let waiting: ((analytics: Analytics) => void)[] | undefined = [];

function pass(call: (analytics: Analytics) => void): void {
  if (!isAccepted()) return;
  if (analytics) call(analytics);
  else waiting?.push(call);
}

/** Counts an event if the visitor has accepted and the host has a token. Events from before that are dropped. */
export function track<Name extends keyof Events>(event: Name, properties: Events[Name]): void {
  pass((open) => open.track(event, properties));
}

/** Says whose account the events of this browser belong to, under the same conditions as `track`. */
export function identify(id: string, person: Person): void {
  pass((open) => open.identify(id, person));
}

/** Ends the link between this browser's events and an account, also after consent was taken back. */
export function resetTracking(): void {
  if (analytics) analytics.reset();
  else waiting = waiting && [];
}

/** Opens tracking: what waits since Accept is sent, and all that follows. With null, all of it is dropped. */
export function openTracking(opened: Analytics | null): void {
  const calls = waiting;
  waiting = undefined;
  analytics = opened ?? undefined;
  if (opened) for (const call of calls ?? []) call(opened);
}
