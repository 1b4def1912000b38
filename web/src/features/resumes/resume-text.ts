import type { AccountResume } from '../account/api/account.ts';

/** What a list shows a resume as: also 'lost', when its file can no longer come. */
export type DisplayState = AccountResume['state'] | 'lost';

/** After how long a file that has not come no longer will: links end after five minutes; the rest is for slow checks. */
const LOST_AFTER_MS = 15 * 60_000;

/** The state of a resume at a moment, in epoch milliseconds. */
export function displayState({ state, resumeDate }: AccountResume, now: number): DisplayState {
  return state === 'checking' && now - Date.parse(resumeDate) > LOST_AFTER_MS ? 'lost' : state;
}

/** A file's size as people read it: '840 kB', '2.4 MB'. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  if (bytes < 999_500) return `${Math.round(bytes / 1_000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** The day on which a resume was added, where the reader is. */
export const dayText = (instant: string): string => day.format(new Date(instant));

/** What is to be said of a resume's state beside its name; empty where all is well. */
export function stateText(state: DisplayState, why: string): string {
  if (state === 'checking') return 'Checking the file…';
  if (state === 'lost') return 'The file did not arrive. Please add it again.';
  return why;
}
