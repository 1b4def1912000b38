import type { VisitorClock } from '../listing/day.ts';
import { momentText } from '../listing/posted.ts';
import type { Letter } from './api/letters.ts';

/** A letter of which nothing is written: it is just being asked for. */
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

/** How the page stands to the service. */
export interface Connection {
  readonly isOnline: boolean;
  /** The last look did not reach it. */
  readonly isBehind: boolean;
}

/** What is said of a letter above it: that it is being written, or from what and when it was. */
export function statusLine(letter: Letter, { isOnline, isBehind }: Connection, clock: VisitorClock): string {
  if (letter.state === 'writing') {
    if (!isOnline)
      return "You're offline. We're still writing your letter. It will appear when you're back online.";
    if (isBehind) return "Couldn't check on your letter. We're still writing it. Retrying…";
    return 'This can take a minute. You can leave the page.';
  }
  const source = `Written from ${letter.resumeFileName}, ${momentText(letter.writtenAt, clock)}.`;
  return letter.edited ? `Edited by you. ${source}` : source;
}

/** What is read out of a letter: that it is begun and that it is whole, and nothing in between. */
export function announcementFor(isGrowing: boolean, cameTo: Letter['state'] | undefined): string {
  if (isGrowing) return 'Writing your letter';
  return cameTo === 'ready' ? 'Your letter is ready.' : '';
}
