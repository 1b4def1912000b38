import type { CompletionPayload } from '../../llm/completion.ts';
import type { SavedTitle, SimilarTitles } from '../../llm/features/suggest-titles.ts';
import { Fault } from '../../platform/fault.ts';
import type { User } from '../../table/user.ts';
import type { DailyLimit } from '../daily-quota.ts';
import {
  findSavedTitle,
  MAX_PER_TITLE,
  type ProfileTitles,
  remainingSuggestions,
} from './accept-suggestions.ts';
import { addSuggestions } from './add-suggestions.ts';
import type { SimilarTitlesStore } from './similar-titles-store.ts';

/** `Profile` is the person's record and what is read with it. */
export interface Deps<Profile extends { readonly user: User }> {
  readProfile(): Promise<Profile | undefined>;
  /** Applies a change to the current record; undefined leaves it unchanged. */
  changeProfile(by: (user: User) => User | undefined): Promise<Profile | undefined>;
  /** Uses one request of the day's quota; returns false if none is left. */
  consumeQuota(): Promise<boolean>;
  refundQuota(): Promise<void>;
  readonly similarTitles: SimilarTitlesStore;
}

/** A question for the model, and the titles of the profile at that time. */
export interface SuggestionRequest {
  readonly question: SavedTitle;
  readonly before: ProfileTitles;
}

/** Once a day for each of 40 titles, and again for half of them. */
export const SUGGESTION_LIMIT: DailyLimit = { name: 'suggest_titles', max: 60 };

/** More than a title can have, because some suggestions will be known or implausible. */
export const SUGGESTIONS_TO_ASK = MAX_PER_TITLE + 4;

/**
 * Returns the question for one of a person's saved titles, or the profile if no question is needed: it can't
 * have more suggestions, or the answer is cached and has been added. Faults: NotFound, BadInput (a title that
 * is not saved, or the daily limit), Conflict.
 */
export async function requestSuggestions<Profile extends { readonly user: User }>(
  deps: Deps<Profile>,
  position: string,
): Promise<SuggestionRequest | { readonly profile: Profile }> {
  const profile = await deps.readProfile();
  if (!profile) throw new Fault('NotFound', NO_ACCOUNT);
  const { positions, generatedPositions } = profile.user;
  const title = findSavedTitle(profile.user, position);
  if (title === undefined)
    throw new Fault('BadInput', 'position: This is not one of your job titles. Please save it first.');
  if (remainingSuggestions(title, profile.user) === 0) return { profile };
  const before = { positions, generatedPositions };
  // A person waits, so a title that someone else is asking about is asked again.
  const claim = await deps.similarTitles.claim(title);
  if (typeof claim === 'object') return { profile: await saveAnswer(deps, before, title, claim.answer) };
  if (!(await deps.consumeQuota())) {
    await deps.similarTitles.release(title);
    throw new Fault('BadInput', LIMIT_REACHED);
  }
  return { question: { title, most: SUGGESTIONS_TO_ASK }, before };
}

/**
 * Adds the suggestions of a completion to the profile and returns the profile. Faults: NotFound, Unavailable
 * (the request failed; nothing is changed), Conflict.
 */
export async function saveSuggestions<Profile extends { readonly user: User }>(
  deps: Deps<Profile>,
  { question: { title }, before }: SuggestionRequest,
  completion: CompletionPayload<SimilarTitles>,
): Promise<Profile> {
  if ('failed' in completion) {
    await deps.similarTitles.release(title);
    // A request that the model declined was billed, so it is not refunded.
    if (completion.failed !== 'declined') await deps.refundQuota();
    const cause = new Error(`The model returned no suggestions (${completion.failed}): ${completion.why}`);
    throw new Fault('Unavailable', NO_SUGGESTIONS, { cause });
  }
  await deps.similarTitles.complete(title, completion.answer);
  return saveAnswer(deps, before, title, completion.answer);
}

async function saveAnswer<Profile extends { readonly user: User }>(
  deps: Deps<Profile>,
  before: ProfileTitles,
  title: string,
  answer: SimilarTitles,
): Promise<Profile> {
  const changed = await deps.changeProfile((user) => addSuggestions(user, before, [{ title, answer }]));
  if (!changed) throw new Fault('NotFound', NO_ACCOUNT);
  return changed;
}

const NO_ACCOUNT = "There's no account for this email yet. Please register.";
const NO_SUGGESTIONS =
  "Your title is saved. We couldn't find similar titles right now. Please try again later.";
const LIMIT_REACHED = `Your title is saved. We suggest titles ${SUGGESTION_LIMIT.max} times a day; please try again tomorrow.`;
