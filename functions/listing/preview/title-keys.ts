import { jobTitleKeys } from '../../matching/titles/keys.ts';
import { parseTitle } from '../../matching/titles/parse.ts';
import { Numbered } from '../numbered.ts';
import type { Titles } from '../titles.ts';

/** The keys of a day's titles one after another, as numbers, and where each title's end. */
interface KeysOfDay {
  readonly keys: number[];
  readonly ends: number[];
}

/**
 * Finds the titles of a day that saved titles with given keys may name: for each title 1 or 0. A title's keys are made
 * when a day is first asked about and it has not been read before, which takes some microseconds; looked up, almost none.
 */
export function titleKeys(): (titles: Titles, wanted: ReadonlySet<string>) => Uint8Array {
  const numbers = new Numbered<string>();
  const days = new WeakMap<Titles, KeysOfDay>();
  return (titles, wanted) => {
    const day = days.get(titles) ?? { keys: [], ends: [] };
    days.set(titles, day);
    for (let title = day.ends.length; title < titles.all.length; title += 1) {
      for (const key of jobTitleKeys(parseTitle(titles.all[title] ?? '')))
        day.keys.push(numbers.of(key, () => key));
      day.ends.push(day.keys.length);
    }
    return having(day, new Set([...wanted].map((key) => numbers.of(key, () => key))));
  };
}

function having({ keys, ends }: KeysOfDay, wanted: ReadonlySet<number>): Uint8Array {
  const found = new Uint8Array(ends.length);
  let at = 0;
  ends.forEach((end, title) => {
    for (; at < end; at += 1) if (wanted.has(keys[at] ?? -1)) found[title] = 1;
  });
  return found;
}
