import type { VisitorClock } from '../listing/day.ts';
import { momentText } from '../listing/moment-text.ts';
import type { Letter } from './api/letters.ts';

/** Shown while the request is in flight. */
export const emptyLetter = (jobID: string): Letter => ({
  jobID,
  state: 'writing',
  why: '',
  sentences: [],
  text: '',
  edited: false,
  removed: [],
  resumeFileName: '',
  notes: [],
  writtenAt: '',
});

export interface Connection {
  readonly isOnline: boolean;
  /** The last poll failed. */
  readonly hasPollFailed: boolean;
}

export function statusLine(
  letter: Letter,
  { isOnline, hasPollFailed }: Connection,
  clock: VisitorClock,
): string {
  if (letter.state === 'writing') {
    if (!isOnline)
      return "You're offline. We're still writing your letter. It will appear when you're back online.";
    if (hasPollFailed) return "Couldn't check on your letter. We're still writing it. Retrying…";
    return 'This can take a minute. You can leave the page.';
  }
  const source = `Written from ${letter.resumeFileName}, ${momentText(letter.writtenAt, clock)}.`;
  return letter.edited ? `Edited by you. ${source}` : source;
}

/** Screen readers hear only the start and the end. */
export function announcementFor(isInProgress: boolean, finalState: Letter['state'] | undefined): string {
  if (isInProgress) return 'Writing your letter';
  return finalState === 'ready' ? 'Your letter is ready.' : '';
}
