import type { AccountResume } from '../account/api/account.ts';

/** 'lost': the upload never finished, and its link has expired. */
export type DisplayState = AccountResume['state'] | 'lost';

/** Upload links expire after 5 minutes; the rest leaves time for the check. */
const LOST_AFTER_MS = 15 * 60_000;

/** `now` in epoch milliseconds. */
export function displayState({ state, resumeDate }: AccountResume, now: number): DisplayState {
  return state === 'checking' && now - Date.parse(resumeDate) > LOST_AFTER_MS ? 'lost' : state;
}

export function sizeText(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  if (bytes < 999_500) return `${Math.round(bytes / 1_000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

export const dayText = (instant: string): string => day.format(new Date(instant));

export function stateText(state: DisplayState, why: string): string {
  if (state === 'checking') return 'Checking the file…';
  if (state === 'lost') return "The upload didn't finish. Add the file again.";
  return why;
}
