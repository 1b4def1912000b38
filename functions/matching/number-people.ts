import type { WatcherPage } from './watcher-page.ts';

/** A merge takes this many people at a time, so that its tables stay in the processor's cache. */
const MAX_PER_RANGE = 8_192;

/** Numbers for the people on some pages, the same on all of them. */
interface NumberedPeople {
  /** The numbers of each page's watchers. */
  readonly numbers: readonly Uint32Array[];
  /** All numbers are below this. */
  readonly end: number;
  /** The size of a range of numbers. On each page, the ranges come in order. */
  readonly perRange: number;
}

/** Returns the numbers that the index gave to people, or else counts them. */
export function numberPeople(pages: readonly WatcherPage[]): NumberedPeople {
  const numbers = pages.flatMap(({ columns }) => columns.people ?? []);
  if (numbers.length < pages.length) return countPeople(pages);
  let end = 0;
  for (const [at, page] of pages.entries())
    if (page.end > page.start) end = Math.max(end, (numbers[at]?.[page.end - 1] ?? 0) + 1);
  return { numbers, end, perRange: MAX_PER_RANGE };
}

function countPeople(pages: readonly WatcherPage[]): NumberedPeople {
  const known = new Map<string, number>();
  const numbers: Uint32Array[] = [];
  for (const { columns, start, end } of pages) {
    const people = new Uint32Array(end);
    for (let at = start; at < end; at += 1) {
      const sub = columns.subs[at] ?? '';
      const number = known.get(sub) ?? known.size;
      if (number === known.size) known.set(sub, number);
      people[at] = number;
    }
    numbers.push(people);
  }
  return { numbers, end: known.size, perRange: Math.max(1, known.size) };
}
