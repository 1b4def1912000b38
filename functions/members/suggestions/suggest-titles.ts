import type { CompletionPayload } from '../../llm/completion.ts';
import type { SavedTitle, SimilarTitles } from '../../llm/features/suggest-titles.ts';
import { Fault } from '../../platform/fault.ts';
import type { User } from '../../table/user.ts';
import type { DailyLimit } from '../daily-quota.ts';
import { savedTitles } from '../saved-titles.ts';
import {
  acceptSuggestions,
  findSavedTitle,
  type ProfileTitles,
  remainingSuggestions,
} from './accept-suggestions.ts';

/** `Profile` is the person's record and what is read with it. */
export interface Deps<Profile extends { readonly user: User }> {
  readProfile(): Promise<Profile | undefined>;
  /** Applies a change to the current record; undefined leaves it unchanged. */
  changeProfile(by: (user: User) => User | undefined): Promise<Profile | undefined>;
  /** Uses one request of the day's quota; returns false if none is left. */
  consumeQuota(): Promise<boolean>;
  refundQuota(): Promise<void>;
}

/** A question for the model, and the titles of the profile at that time. */
export interface SuggestionRequest {
  readonly question: SavedTitle;
  readonly before: ProfileTitles;
}

/** Once a day for each of 40 titles, and again for half of them. */
export const SUGGESTION_LIMIT: DailyLimit = { name: 'suggest_titles', max: 60 };

/** Requested in addition, because some suggestions will be known or implausible. */
const SPARE_SUGGESTIONS = 4;

/**
 * Returns the question for one of a person's saved titles, or the profile if it can't have more suggestions. Faults:
 * NotFound, BadInput (a title that is not saved, or the daily limit).
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
  const room = remainingSuggestions(title, profile.user);
  if (room === 0) return { profile };
  if (!(await deps.consumeQuota())) throw new Fault('BadInput', LIMIT_REACHED);
  return {
    question: { title, known: savedTitles(profile.user), most: room + SPARE_SUGGESTIONS },
    before: { positions, generatedPositions },
  };
}

/**
 * Adds the suggestions of a completion to the profile and returns the profile. Faults: NotFound, Unavailable (the request
 * failed; nothing is changed), Conflict.
 */
export async function saveSuggestions<Profile extends { readonly user: User }>(
  deps: Deps<Profile>,
  { question, before }: SuggestionRequest,
  completion: CompletionPayload<SimilarTitles>,
): Promise<Profile> {
  if ('failed' in completion) {
    // A request that the model declined was billed, so it is not refunded.
    if (completion.failed !== 'declined') await deps.refundQuota();
    const cause = new Error(`The model returned no suggestions (${completion.failed}): ${completion.why}`);
    throw new Fault('Unavailable', NO_SUGGESTIONS, { cause });
  }
  const changed = await deps.changeProfile((user) => {
    const added = acceptSuggestions(user, before, question.title, completion.answer);
    return added.length === 0
      ? undefined
      : { ...user, generatedPositions: [...user.generatedPositions, ...added] };
  });
  if (!changed) throw new Fault('NotFound', NO_ACCOUNT);
  return changed;
}

const NO_ACCOUNT = "There's no account for this email yet. Please register.";
const NO_SUGGESTIONS =
  "Your title is saved. We couldn't find similar titles right now. Please try again later.";
const LIMIT_REACHED = `Your title is saved. We suggest titles ${SUGGESTION_LIMIT.max} times a day; please try again tomorrow.`;
