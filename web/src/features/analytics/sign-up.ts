import type { Person } from './analytics.ts';
import { identify, track } from './track.ts';

/** Counts a registration, and identifies the browser with the new account. */
export function trackSignUp(id: string | undefined, person: Person): void {
  if (id !== undefined) identify(id, person);
  track('Sign Up', person);
}
