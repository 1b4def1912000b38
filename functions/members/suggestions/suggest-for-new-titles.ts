import type { Completion } from '../../llm/completion.ts';
import type { SavedTitle, SimilarTitles } from '../../llm/features/suggest-titles.ts';
import { retryDelaySeconds } from '../../llm/question.ts';
import { log } from '../../platform/log.ts';
import type { User } from '../../table/user.ts';
import { isPlausibleTitle } from '../../titles/is-plausible-title.ts';
import { remainingSuggestions } from './accept-suggestions.ts';
import { type AnsweredTitle, addSuggestions, hadSuggestions } from './add-suggestions.ts';
import { type Deps as RequestDeps, SUGGESTIONS_TO_ASK } from './suggest-titles.ts';

export interface Deps extends RequestDeps<{ readonly user: User }> {
  ask(question: SavedTitle): Promise<Completion<SimilarTitles>>;
}

interface FailedTitle {
  readonly title: string;
  /** In seconds; 0 if the provider did not say. */
  readonly retryAfter: number;
}

/** Attempts over 20 minutes, fewer than the queue allows. A message given up leaves the titles to the next change. */
const MAX_ATTEMPTS = 9;

/** How long to wait for a title that another worker is asking about. */
const CLAIMED_DELAY_SECONDS = 20;

/**
 * Adds suggestions to every saved title of a person for which none were requested, in one change. Idempotent: an answer
 * is cached before it is saved, so a repeated attempt asks the model only about titles that failed. Returns the seconds
 * to wait before the next attempt, or undefined if nothing is left to do.
 */
export async function suggestForNewTitles(deps: Deps, attempt: number): Promise<number | undefined> {
  const profile = await deps.readProfile();
  if (!profile) return undefined;
  const { user } = profile;
  const results = await Promise.all(titlesToAsk(user).map((title) => answerTitle(deps, title)));
  const answered = results.filter((result) => result !== undefined && 'answer' in result);
  if (answered.length > 0)
    await deps.changeProfile((now) => {
      // The page may have asked for a title in the meantime, and the person may have removed what it got.
      const open = answered.filter(({ title }) => !hadSuggestions(now, title));
      return addSuggestions(now, user, open);
    });
  const failed = results.filter((result) => result !== undefined && 'retryAfter' in result);
  if (failed.length === 0) return undefined;
  if (attempt < MAX_ATTEMPTS)
    return retryDelaySeconds(attempt, Math.max(...failed.map(({ retryAfter }) => retryAfter)));
  log.warn('saved titles get no suggestions', { titles: failed.length, attempts: attempt });
  return undefined;
}

/** A text that can't be a title has no similar titles and is not sent to the model. */
const titlesToAsk = (user: User): string[] =>
  user.positions.filter(
    (title) =>
      !hadSuggestions(user, title) && isPlausibleTitle(title) && remainingSuggestions(title, user) > 0,
  );

/** Returns undefined if the day's quota is used up. */
async function answerTitle(deps: Deps, title: string): Promise<AnsweredTitle | FailedTitle | undefined> {
  const claim = await deps.similarTitles.claim(title);
  if (typeof claim === 'object') return { title, answer: claim.answer };
  if (claim === 'claimed') return { title, retryAfter: CLAIMED_DELAY_SECONDS };
  if (!(await deps.consumeQuota())) {
    await deps.similarTitles.release(title);
    return undefined;
  }
  const completion = await deps.ask({ title, most: SUGGESTIONS_TO_ASK });
  if ('answer' in completion) {
    await deps.similarTitles.complete(title, completion.answer);
    return { title, answer: completion.answer };
  }
  await deps.similarTitles.release(title);
  if (completion.failed === 'declined') return { title, answer: { core: title, titles: [] } };
  await deps.refundQuota();
  log.warn('the model returned no suggestions', { failed: completion.failed, why: completion.why });
  return { title, retryAfter: completion.retryAfter ?? 0 };
}
