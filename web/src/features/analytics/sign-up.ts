import type { Person } from './analytics.ts';
import { identify, track } from './track.ts';

/** Counts a registration, and says who the events of this browser are from. */
export function trackSignUp(person: Person): void {
  identify(person);
  track('Sign Up', person);
}
