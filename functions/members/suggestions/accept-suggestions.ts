import { MAX_TITLES, titleCase } from '@daybreak/contract/titles.ts';
import type { SimilarTitles } from '../../llm/features/suggest-titles.ts';
import type { User } from '../../table/user.ts';
import { isPlausibleTitle } from '../../titles/is-plausible-title.ts';
import { includesLevels } from '../../titles/levels.ts';
import { parseTitle } from '../../titles/parse-title.ts';
import type { Title } from '../../titles/title.ts';
import { titleMatches } from '../../titles/title-match.ts';
import { savedTitles } from '../saved-titles.ts';

export const MAX_PER_TITLE = 6;

/** Leaves room for 10 titles that the person types. */
export const MAX_SUGGESTED = MAX_TITLES - 10;

export type ProfileTitles = Pick<User, 'positions' | 'generatedPositions'>;

/** Returns the saved title with its own spelling, if there is one. */
export const findSavedTitle = (user: ProfileTitles, position: string): string | undefined =>
  user.positions.find((saved) => isSameTitle(saved, position));

const isSameTitle = (one: string, other: string): boolean =>
  titleCase(one).toLowerCase() === titleCase(other).toLowerCase();

/** Returns how many more suggestions a title of the profile can have. */
export function remainingSuggestions(
  parent: string,
  { positions, generatedPositions }: ProfileTitles,
): number {
  const own = generatedPositions.filter(({ parentPosition }) => isSameTitle(parentPosition, parent)).length;
  const suggested = generatedPositions.length;
  const all = positions.length + suggested;
  return Math.max(0, Math.min(MAX_PER_TITLE - own, MAX_SUGGESTED - suggested, MAX_TITLES - all));
}

/**
 * Returns the suggestions of an answer to add to a profile, in Title Case and up to its limits: plausible titles of the
 * parent's level that match no title of the profile, now or `before` the request, and that don't match the parent
 * themselves. Returns none if the parent is no longer saved.
 */
export function acceptSuggestions(
  now: ProfileTitles,
  before: ProfileTitles,
  parent: string,
  answer: SimilarTitles,
): User['generatedPositions'] {
  if (findSavedTitle(now, parent) === undefined) return [];
  const parentTitle = parseTitle(parent);
  const known = [...savedTitles(now), ...savedTitles(before)].map(parseTitle);
  const added: Title[] = [];
  for (const title of answer.titles.map(titleCase).filter(isPlausibleTitle)) {
    if (added.length >= remainingSuggestions(parent, now)) break;
    const other = parseTitle(title);
    const isKnown = [...known, ...added].some(
      (one) => isSameTitle(one.text, title) || titleMatches(one, other),
    );
    if (!isKnown && !titleMatches(other, parentTitle) && includesLevels(other.levels, parentTitle.levels))
      added.push(other);
  }
  const corePosition = corePositionOf(parentTitle, answer.core);
  return added.map(({ text }) => ({ corePosition, parentPosition: parent, position: text }));
}

/** The model's core title if it matches the parent, else the parent. */
function corePositionOf(parent: Title, core: string): string {
  const title = titleCase(core);
  return isPlausibleTitle(title) && titleMatches(parseTitle(title), parent) ? title : parent.text;
}
