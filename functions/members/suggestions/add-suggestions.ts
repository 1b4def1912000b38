import type { SimilarTitles } from '../../llm/features/suggest-titles.ts';
import type { User } from '../../table/user.ts';
import { acceptSuggestions, findSavedTitle, type ProfileTitles } from './accept-suggestions.ts';

/** The model's answer for a saved title. */
export interface AnsweredTitle {
  readonly title: string;
  readonly answer: SimilarTitles;
}

/** Older titles are forgotten, and may get suggestions again if they are saved again. */
const MAX_REMEMBERED = 200;

/** Whether suggestions were requested for a title before. */
export const hadSuggestions = ({ suggestedFor }: Pick<User, 'suggestedFor'>, title: string): boolean =>
  suggestedFor.includes(title.toLowerCase());

/**
 * Returns the record with the accepted suggestions of answers that were requested for the titles `before`, or undefined
 * if nothing changes. Remembers the titles, so that each is asked for once in the background.
 */
export function addSuggestions(
  user: User,
  before: ProfileTitles,
  answered: readonly AnsweredTitle[],
): User | undefined {
  let next = user;
  for (const { title, answer } of answered) {
    if (findSavedTitle(next, title) === undefined) continue;
    const added = acceptSuggestions(next, before, title, answer);
    if (added.length > 0) next = { ...next, generatedPositions: [...next.generatedPositions, ...added] };
    if (!hadSuggestions(next, title)) {
      const suggestedFor = [...next.suggestedFor, title.toLowerCase()].slice(-MAX_REMEMBERED);
      next = { ...next, suggestedFor };
    }
  }
  return next === user ? undefined : next;
}
