import type { WatcherPage } from './watcher-page.ts';

/** A merge takes this many people at a time, so that what it notes about them stays in the processor's cache. */
const MAX_PER_RANGE = 8_192;

/** Numbers for the people on some pages, the same on all of them. */
interface NumberedPeople {
  /** The numbers of each page's watchers. */
  readonly numbers: readonly Uint32Array[];
  /** All numbers are below this. */
  readonly end: number;
  /** Numbers ascend on each page from one range of this many to the next. */
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
  const numberOf = (sub: string) => {
    const number = known.get(sub) ?? known.size;
    known.set(sub, number);
    return number;
  };
  const numbers = pages.map(({ columns }) => Uint32Array.from(columns.subs, numberOf));
  return { numbers, end: known.size, perRange: Math.max(1, known.size) };
}
