import type { Analytics, Events, Person } from './analytics.ts';

let analytics: Analytics | undefined;
let waiting: ((analytics: Analytics) => void)[] | undefined = [];

function pass(call: (analytics: Analytics) => void): void {
  if (analytics) call(analytics);
  else waiting?.push(call);
}

/** Counts an event, once the visitor has accepted and where the host has a token; nowhere else does it leave the page. */
export function track<Name extends keyof Events>(event: Name, properties: Events[Name]): void {
  pass((open) => open.track(event, properties));
}

/** Says who the events of this browser are from, under the same conditions as `track`. */
export function identify(person: Person): void {
  pass((open) => open.identify(person));
}

/** Lets what was tracked out, and all that follows; null forgets it and all that follows. */
export function openTracking(opened: Analytics | null): void {
  const calls = waiting;
  waiting = undefined;
  analytics = opened ?? undefined;
  if (opened) for (const call of calls ?? []) call(opened);
}
