import type { VisitorClock } from '../listing/day.ts';
import { momentText } from '../listing/posted.ts';
import type { Letter } from './api/letters.ts';

/** A letter of which nothing is written: it is just being asked for. */
export const nothingYet = (jobID: string): Letter => ({
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
export function lineOf(letter: Letter, { isOnline, isBehind }: Connection, clock: VisitorClock): string {
  if (letter.state === 'writing') {
    if (!isOnline)
      return 'You are offline. It goes on being written, and stands here when the network is back.';
    if (isBehind)
      return 'The letter cannot be looked at just now. It goes on being written, and we keep trying.';
    return 'It is being written. You can leave this page meanwhile.';
  }
  const from = `ritten from ${letter.resumeFileName}, ${momentText(letter.writtenAt, clock)}.`;
  return letter.edited ? `Your own words, on what was w${from}` : `W${from}`;
}

/** What is read out of a letter: that it is begun and that it is whole, and nothing in between. */
export function newsOf(isGrowing: boolean, cameTo: Letter['state'] | undefined): string {
  if (isGrowing) return 'Your letter is being written.';
  return cameTo === 'ready' ? 'Your letter is ready.' : '';
}
