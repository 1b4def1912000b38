import type { CompletionPayload } from '../../llm/completion.ts';
import type { SavedTitle, SimilarTitles } from '../../llm/features/suggest-titles.ts';
import { Fault } from '../../platform/fault.ts';
import type { User } from '../../table/user.ts';
import type { DailyLimit } from '../daily-quota.ts';
import { savedTitles } from '../saved-titles.ts';
import { accepted, roomUnder, savedTitle, type Titles } from './accept.ts';

/** What suggesting titles to one person needs. `Profile` is whatever is read along with the record. */
export interface Desk<Profile extends { readonly user: User }> {
  profile(): Promise<Profile | undefined>;
  /** Stores a changed record, with whatever others changed meanwhile; undefined changes nothing. */
  change(by: (user: User) => User | undefined): Promise<Profile | undefined>;
  /** Takes one of today's askings; false where none is left. */
  take(): Promise<boolean>;
  /** Gives back what was taken. */
  giveBack(): Promise<void>;
}

/** A question for the model, and the titles as they were when it was asked. */
export interface Asking {
  readonly question: SavedTitle;
  readonly before: Titles;
}

/** How often one person may ask for suggestions in a UTC day: for each of 40 titles, and again for half of them. */
export const SUGGESTIONS: DailyLimit = { name: 'suggest_titles', max: 60 };

/** More are asked for than are kept, as some will be known or be none. */
const SPARE = 4;

/**
 * What is to be asked for one of a person's saved titles; the profile as it is where there is no room for more. Faults:
 * NotFound, BadInput (a title that is not saved; the day's limit).
 */
export async function begin<Profile extends { readonly user: User }>(
  desk: Desk<Profile>,
  position: string,
): Promise<Asking | { readonly profile: Profile }> {
  const profile = await desk.profile();
  if (!profile) throw new Fault('NotFound', NO_ACCOUNT);
  const { positions, generatedPositions } = profile.user;
  const title = savedTitle(profile.user, position);
  if (title === undefined)
    throw new Fault('BadInput', 'position: This is none of your job titles. Please save it first.');
  const room = roomUnder(title, profile.user);
  if (room === 0) return { profile };
  if (!(await desk.take())) throw new Fault('BadInput', TOO_OFTEN);
  return {
    question: { title, known: savedTitles(profile.user), most: room + SPARE },
    before: { positions, generatedPositions },
  };
}

/**
 * Adds what came of the question to the profile, and gives the profile. Faults: NotFound, Unavailable (nothing came;
 * nothing is changed), Conflict.
 */
export async function keep<Profile extends { readonly user: User }>(
  desk: Desk<Profile>,
  { question, before }: Asking,
  asked: CompletionPayload<SimilarTitles>,
): Promise<Profile> {
  if ('failed' in asked) {
    // A model that declines has been asked and paid; who makes it decline has had an answer.
    if (asked.failed !== 'declined') await desk.giveBack();
    const cause = new Error(`The provider is not answering (${asked.failed}): ${asked.why}`);
    throw new Fault('Unavailable', NOTHING_CAME, { cause });
  }
  const changed = await desk.change((user) => {
    const more = accepted(user, before, question.title, asked.answer);
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
const TOO_OFTEN = `Your title is saved. We suggest titles ${SUGGESTIONS.max} times a day; please ask again tomorrow.`;
