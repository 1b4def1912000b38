import type { Asked } from '../ai/asked.ts';
import type { SavedTitle, SimilarTitles } from '../ai/features/suggest-titles.ts';
import { Fault } from '../house/fault.ts';
import { savedTitles } from '../matching/watchers.ts';
import type { User } from '../table/user.ts';
import { accepted, roomUnder, savedTitle } from './accept.ts';
import { MOST_A_DAY } from './daily-limit.ts';

/** What suggesting titles to one person needs. `Profile` is whatever is read along with the record. */
export interface Desk<Profile extends { readonly user: User }> {
  profile(): Promise<Profile | undefined>;
  /** Stores a changed record, with whatever others changed meanwhile; undefined changes nothing. */
  change(by: (user: User) => User | undefined): Promise<Profile | undefined>;
  /** Takes one of today's askings; false where none is left. */
  take(): Promise<boolean>;
  /** Gives back what was taken. */
  giveBack(): Promise<void>;
  ask(saved: SavedTitle): Promise<Asked<SimilarTitles>>;
}

/** More are asked for than are kept, as some will be known or be none. */
const SPARE = 4;

/**
 * Adds suggestions for one of a person's saved titles to the profile, and gives the profile. Nothing is asked where
 * there is no room for more. Faults: NotFound, BadInput (a title that is not saved; the day's limit), Unavailable
 * (nothing came; nothing is changed), Conflict.
 */
export async function suggestTitles<Profile extends { readonly user: User }>(
  desk: Desk<Profile>,
  position: string,
): Promise<Profile> {
  const found = await desk.profile();
  if (!found) throw new Fault('NotFound', NO_ACCOUNT);
  const before = found.user;
  const parent = savedTitle(before, position);
  if (parent === undefined)
    throw new Fault('BadInput', 'position: This is none of your job titles. Please save it first.');
  const room = roomUnder(parent, before);
  if (room === 0) return found;
  if (!(await desk.take())) throw new Fault('BadInput', TOO_OFTEN);
  const asked = await desk.ask({ title: parent, known: savedTitles(before), most: room + SPARE });
  if ('failed' in asked) {
    // A model that declines has been asked and paid; who makes it decline has had an answer.
    if (asked.failed !== 'declined') await desk.giveBack();
    const cause = new Error(`The provider is not answering (${asked.failed}): ${asked.why}`);
    throw new Fault('Unavailable', NOTHING_CAME, { cause });
  }
  const changed = await desk.change((user) => {
    const more = accepted(user, before, parent, asked.answer);
    return more.length === 0
      ? undefined
      : { ...user, generatedPositions: [...user.generatedPositions, ...more] };
  });
  if (!changed) throw new Fault('NotFound', NO_ACCOUNT);
  return changed;
}

const NO_ACCOUNT = 'There is no account for this e-mail yet. Please register.';
const NOTHING_CAME =
  'Your title is saved. We could not find similar titles for it just now; please try again later.';
const TOO_OFTEN = `Your title is saved. We suggest titles ${MOST_A_DAY} times a day; please ask again tomorrow.`;
