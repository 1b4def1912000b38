import { titleRule } from '@daybreak/contract/rules.ts';
import { MAX_TITLES, titleCase } from '@daybreak/contract/titles.ts';
import type { GeneratedPosition, User } from '@daybreak/contract/types.ts';

/** The titles of a profile: those the person typed, and those suggested for them. */
export type ProfileTitles = Pick<User, 'positions' | 'generatedPositions'>;

/** What comes of adding a typed text to a profile's titles; `says` is the sentence to show. */
export type AddTitleResult =
  | { readonly kind: 'empty' }
  | { readonly kind: 'refused'; readonly says: string }
  | { readonly kind: 'added'; readonly title: string; readonly titles: ProfileTitles };

const fold = (title: string) => title.toLowerCase();

/** Whether two titles are the same whatever their capitals. */
export const isSameTitle = (one: string, other: string): boolean => fold(one) === fold(other);

/** How many titles a profile watches. */
export const countTitles = ({ positions, generatedPositions }: ProfileTitles): number =>
  positions.length + generatedPositions.length;

/** Whether no further title can be added. */
export const isFull = (titles: ProfileTitles): boolean => countTitles(titles) >= MAX_TITLES;

/** The suggestions for a typed title, in the profile's order. */
export function suggestionsFor(titles: ProfileTitles, title: string): readonly GeneratedPosition[] {
  return titles.generatedPositions.filter(({ parentPosition }) => isSameTitle(parentPosition, title));
}

/** Suggestions whose typed title is no longer among the profile's: older records have some. */
export function orphanSuggestions({
  positions,
  generatedPositions,
}: ProfileTitles): readonly GeneratedPosition[] {
  const typed = new Set(positions.map(fold));
  return generatedPositions.filter(({ parentPosition }) => !typed.has(fold(parentPosition)));
}

/**
 * Adds a typed text as the service will keep it. A title that was only suggested becomes a typed one; one that was
 * typed before is refused, and so is whatever the rule for titles or the limit refuses.
 */
export function addTitle(titles: ProfileTitles, typed: string): AddTitleResult {
  const text = titleCase(typed);
  if (text === '') return { kind: 'empty' };
  const parsed = titleRule.safeParse(text);
  if (!parsed.success) return { kind: 'refused', says: parsed.error.issues[0]?.message ?? '' };
  const same = titles.positions.find((title) => isSameTitle(title, text));
  if (same !== undefined) return { kind: 'refused', says: `${same} is already on your list.` };
  const generatedPositions = titles.generatedPositions.filter(({ position }) => !isSameTitle(position, text));
  const next = { positions: [...titles.positions, text], generatedPositions };
  if (countTitles(next) > MAX_TITLES) {
    const says = `You can have up to ${MAX_TITLES} job titles, including suggestions. Remove one to add another.`;
    return { kind: 'refused', says };
  }
  return { kind: 'added', title: text, titles: next };
}

/** The titles without a typed one and what was suggested for it. */
export function removeTyped(titles: ProfileTitles, title: string): ProfileTitles {
  return {
    positions: titles.positions.filter((other) => !isSameTitle(other, title)),
    generatedPositions: titles.generatedPositions.filter(
      ({ parentPosition }) => !isSameTitle(parentPosition, title),
    ),
  };
}

/** The titles without a suggested one. */
export function removeSuggested(titles: ProfileTitles, title: string): ProfileTitles {
  return {
    positions: titles.positions,
    generatedPositions: titles.generatedPositions.filter(({ position }) => !isSameTitle(position, title)),
  };
}

/**
 * Puts back what was taken out between `before` and `after`, each where it was, into the titles as they are `now`:
 * what has been changed since then stays changed. What no longer fits stays out.
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

/**
 * The titles as they are `now` with what a service's later answer suggests for a title besides. Nothing, where the
 * title has been removed meanwhile.
 */
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
