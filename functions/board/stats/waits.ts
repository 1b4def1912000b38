/** Upper bounds of what is told apart of a wait, in seconds; the last stands for all that took longer too. */
export const BOUNDS = [
  1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75, 90, 120, 180, 300, 600, 1_800, 3_600,
] as const;

/** How often each bound was kept, by bound. */
export type Waits = ReadonlyMap<number, number>;

/** The bound that a wait in milliseconds is counted under. */
export function boundOf(wait: number): number {
  const last = BOUNDS[BOUNDS.length - 1];
  return BOUNDS.find((bound) => wait <= bound * 1000) ?? last ?? 0;
}

/** Adds waits together. */
export function together(all: readonly Waits[]): Waits {
  const sum = new Map<number, number>();
  for (const [bound, count] of all.flatMap((waits) => [...waits]))
    sum.set(bound, (sum.get(bound) ?? 0) + count);
  return sum;
}

/** How many were measured. */
export const measured = (waits: Waits): number => [...waits.values()].reduce((sum, count) => sum + count, 0);

/** The bound within which a share of the waits was over, by nearest rank; null where none was measured. */
export function within(waits: Waits, share: number): number | null {
  const rank = Math.max(1, Math.ceil(measured(waits) * share));
  let counted = 0;
  for (const [bound, count] of [...waits].sort(([one], [other]) => one - other)) {
    counted += count;
    if (counted >= rank) return bound;
  }
  return null;
}
