import { titleRule } from '@daybreak/contract/rules.ts';
import { MAX_TITLES, titleCase } from '@daybreak/contract/titles.ts';
import type { GeneratedPosition, User } from '@daybreak/contract/types.ts';

export type ProfileTitles = Pick<User, 'positions' | 'generatedPositions'>;

export type AddTitleResult =
  | { readonly kind: 'empty' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'added'; readonly title: string; readonly titles: ProfileTitles };

const fold = (title: string) => title.toLowerCase();

/** Ignores case. */
export const isSameTitle = (one: string, other: string): boolean => fold(one) === fold(other);

export const countTitles = ({ positions, generatedPositions }: ProfileTitles): number =>
  positions.length + generatedPositions.length;

export const isFull = (titles: ProfileTitles): boolean => countTitles(titles) >= MAX_TITLES;

export function suggestionsFor(titles: ProfileTitles, title: string): readonly GeneratedPosition[] {
  return titles.generatedPositions.filter(({ parentPosition }) => isSameTitle(parentPosition, title));
}

/** Older accounts have suggestions whose title is gone. */
export function orphanSuggestions({
  positions,
  generatedPositions,
}: ProfileTitles): readonly GeneratedPosition[] {
  const typed = new Set(positions.map(fold));
  return generatedPositions.filter(({ parentPosition }) => !typed.has(fold(parentPosition)));
}

/**
 * Normalizes and adds a typed title. A suggested title becomes a typed one. Rejects duplicates, invalid titles and
 * titles over the limit.
 */
export function addTitle(titles: ProfileTitles, typed: string): AddTitleResult {
  const text = titleCase(typed);
  if (text === '') return { kind: 'empty' };
  const parsed = titleRule.safeParse(text);
  if (!parsed.success) return { kind: 'refused', message: parsed.error.issues[0]?.message ?? '' };
  const same = titles.positions.find((title) => isSameTitle(title, text));
  if (same !== undefined) return { kind: 'refused', message: `${same} is already on your list.` };
  const generatedPositions = titles.generatedPositions.filter(({ position }) => !isSameTitle(position, text));
  const next = { positions: [...titles.positions, text], generatedPositions };
  if (countTitles(next) > MAX_TITLES) {
    const message = `You can have up to ${MAX_TITLES} job titles, including suggestions. Remove one to add another.`;
    return { kind: 'refused', message };
  }
  return { kind: 'added', title: text, titles: next };
}

export function removeTyped(titles: ProfileTitles, title: string): ProfileTitles {
  return {
    positions: titles.positions.filter((other) => !isSameTitle(other, title)),
    generatedPositions: titles.generatedPositions.filter(
      ({ parentPosition }) => !isSameTitle(parentPosition, title),
    ),
  };
}

export function removeSuggested(titles: ProfileTitles, title: string): ProfileTitles {
  return {
    positions: titles.positions,
    generatedPositions: titles.generatedPositions.filter(({ position }) => !isSameTitle(position, title)),
  };
}

/**
 * Restores what was removed between `before` and `after` at its old position, keeping changes made since. Leaves out
 * what no longer fits.
 */
export function restoreTitles(
  now: ProfileTitles,
  before: ProfileTitles,
  after: ProfileTitles,
): ProfileTitles {
  const isHere = (titles: ProfileTitles, title: string) =>
    titles.positions.some((other) => isSameTitle(other, title)) ||
    titles.generatedPositions.some(({ position }) => isSameTitle(position, title));
  const gone = (title: string) => !isHere(after, title) && !isHere(now, title);
  const positions = [...now.positions];
  before.positions.forEach((title, place) => {
    if (gone(title)) positions.splice(place, 0, title);
  });
  const generatedPositions = [...now.generatedPositions];
  before.generatedPositions.forEach((suggestion, place) => {
    if (gone(suggestion.position)) generatedPositions.splice(place, 0, suggestion);
  });
  const room = Math.max(MAX_TITLES - positions.length, 0);
  return {
    positions: positions.slice(0, MAX_TITLES),
    generatedPositions: generatedPositions.slice(0, room),
  };
}

/** Adds new suggestions for a title, or none if the title has been removed. */
export function addSuggestions(
  now: ProfileTitles,
  title: string,
  suggested: readonly GeneratedPosition[],
): ProfileTitles {
  if (!now.positions.some((other) => isSameTitle(other, title))) return now;
  const known = new Set(
    [...now.positions, ...now.generatedPositions.map(({ position }) => position)].map(fold),
  );
  const fresh = suggested.filter(
    ({ parentPosition, position }) => isSameTitle(parentPosition, title) && !known.has(fold(position)),
  );
  const room = Math.max(MAX_TITLES - countTitles(now), 0);
  return { ...now, generatedPositions: [...now.generatedPositions, ...fresh.slice(0, room)] };
}
