import type { Listing } from './listing-index.ts';

/** A specialization and how many jobs of the visitor's two days have it. */
export interface SpecializationCount {
  readonly name: string;
  readonly count: number;
}

/** Counts how often each of numbered things is met, and how many different ones. */
export class Tally {
  readonly counts: Uint32Array;
  different = 0;

  constructor(size: number) {
    this.counts = new Uint32Array(size);
  }

  add(number: number): void {
    const count = this.counts[number] ?? 0;
    if (count === 0) this.different += 1;
    this.counts[number] = count + 1;
  }
}

/** The names in the lists with what they count, the most frequent first; `counts` is of the lists. */
export function mostFrequent(lists: Listing['specializations'], counts: Uint32Array): SpecializationCount[] {
  const byName = new Map<string, number>();
  lists.forEach((names, number) => {
    const count = counts[number] ?? 0;
    if (count > 0) for (const name of names) byName.set(name, (byName.get(name) ?? 0) + count);
  });
  return [...byName]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
}
