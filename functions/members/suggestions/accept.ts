import { MAX_TITLES, titleCase } from '@daybreak/contract/titles.ts';
import type { SimilarTitles } from '../../llm/features/suggest-titles.ts';
import type { User } from '../../table/user.ts';
import { isPlausible } from '../../titles/is-plausible-title.ts';
import { holdsLevels } from '../../titles/levels.ts';
import { names } from '../../titles/names.ts';
import { parseTitle } from '../../titles/parse.ts';
import type { Title } from '../../titles/title.ts';
import { savedTitles } from '../saved-titles.ts';

/** The most suggestions for one saved title. */
export const MOST_PER_TITLE = 6;

/** The most of all: they leave room for ten titles of the person's own. */
export const MOST_SUGGESTED = MAX_TITLES - 10;

/** The titles of a profile. */
export type Titles = Pick<User, 'positions' | 'generatedPositions'>;

/** The saved title that is meant, as it was saved; undefined where there is none. */
export const savedTitle = (user: Titles, position: string): string | undefined =>
  user.positions.find((saved) => sameTitle(saved, position));

const sameTitle = (one: string, other: string): boolean =>
  titleCase(one).toLowerCase() === titleCase(other).toLowerCase();

/** How many suggestions a profile has room for under one of its titles. */
export function roomUnder(parent: string, { positions, generatedPositions }: Titles): number {
  const own = generatedPositions.filter(({ parentPosition }) => sameTitle(parentPosition, parent)).length;
  const suggested = generatedPositions.length;
  const all = positions.length + suggested;
  return Math.max(0, Math.min(MOST_PER_TITLE - own, MOST_SUGGESTED - suggested, MAX_TITLES - all));
}

/**
 * What of an answer is taken into a profile, in Title Case: plausible titles of the parent's level that neither the
 * profile nor `before`, as it was when the question was asked, has or covers by the rule of matching, and that do not
 * cover the parent themselves; as many as there is room for. None where the parent has gone.
 */
export function accepted(
  now: Titles,
  before: Titles,
  parent: string,
  answer: SimilarTitles,
): User['generatedPositions'] {
  if (savedTitle(now, parent) === undefined) return [];
  const wanted = parseTitle(parent);
  const known = [...savedTitles(now), ...savedTitles(before)].map(parseTitle);
  const taken: Title[] = [];
  for (const title of answer.titles.map(titleCase).filter(isPlausible)) {
    if (taken.length >= roomUnder(parent, now)) break;
    const other = parseTitle(title);
    const isKnown = [...known, ...taken].some((one) => sameTitle(one.text, title) || names(one, other));
    if (!isKnown && !names(other, wanted) && holdsLevels(other.levels, wanted.levels)) taken.push(other);
  }
  const corePosition = coreOf(wanted, answer.core);
  return taken.map(({ text }) => ({ corePosition, parentPosition: parent, position: text }));
}

/** The role alone, if what is said to be it names the parent; else the parent. */
function coreOf(parent: Title, core: string): string {
  const title = titleCase(core);
  return isPlausible(title) && names(parseTitle(title), parent) ? title : parent.text;
}
