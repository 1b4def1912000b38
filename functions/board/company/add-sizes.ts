import type { CompanySize } from '@daybreak/contract/types.ts';
import type { BoardSizes } from '../../table/board.ts';

const DAY = 86_400_000;

/**
 * Adds up how many postings the boards showed on each day on which all of them were counted, oldest first. A
 * board that joined or failed would otherwise look like growth or loss. Empty for a single day, which is no
 * history.
 */
export function addSizes(boards: readonly BoardSizes[]): CompanySize[] {
  const counted = boards.filter(({ counts }) => counts.length > 0).map(byDate);
  const [first, ...others] = counted;
  const sizes = [...(first ?? [])]
    .filter(([date]) => others.every((board) => board.has(date)))
    .map(([date]) => ({ date, postings: counted.reduce((sum, board) => sum + (board.get(date) ?? 0), 0) }));
  return sizes.length < 2 ? [] : sizes;
}

function byDate({ from, counts }: BoardSizes): Map<string, number> {
  const dateAt = (index: number) => new Date(Date.parse(from) + index * DAY).toISOString().slice(0, 10);
  return new Map(
    counts.flatMap((count, index): [string, number][] => (count === null ? [] : [[dateAt(index), count]])),
  );
}
