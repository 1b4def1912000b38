import type { RemovedTitle } from '../table/learned.ts';
import type { User } from '../table/user.ts';

type Titles = Pick<User, 'positions' | 'generatedPositions'>;
type Removed<Item> = { at: number; item: Item }[];

/** Returns the titles without one, in any spelling of case, and without those that were suggested for it. */
export function withoutTitle({ positions, generatedPositions }: Titles, title: string): Titles {
  const isOther = (one: string) => one.toLowerCase() !== title.toLowerCase();
  return {
    positions: positions.filter(isOther),
    generatedPositions: generatedPositions.filter(
      ({ position, parentPosition }) => isOther(position) && isOther(parentPosition),
    ),
  };
}

/** Returns which titles a change removed, and from where. */
export const removedTitles = (before: Titles, after: Titles, title: string): RemovedTitle => ({
  title,
  typed: removedFrom(before.positions, after.positions),
  suggested: removedFrom(before.generatedPositions, after.generatedPositions),
});

/** Puts removed titles back where they were. Those that are there again stay once. */
export const reinsertTitles = (titles: Titles, { typed, suggested }: RemovedTitle): Titles => ({
  positions: reinsert(titles.positions, typed, (title) => title),
  generatedPositions: reinsert(titles.generatedPositions, suggested, ({ position }) => position),
});

const removedFrom = <Item>(before: readonly Item[], after: readonly Item[]): Removed<Item> =>
  before.flatMap((item, at) => (after.includes(item) ? [] : [{ at, item }]));

function reinsert<Item>(list: readonly Item[], entries: Removed<Item>, nameOf: (item: Item) => string) {
  const names = new Set(list.map(nameOf));
  const next = [...list];
  for (const { at, item } of entries) if (!names.has(nameOf(item))) next.splice(at, 0, item);
  return next;
}
