/**
 * Counts letters to insert, delete, replace or swap with their neighbor (optimal string alignment distance,
 * https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance).
 */
export function countTypos(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const typos = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
      next.push(typos);
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}
