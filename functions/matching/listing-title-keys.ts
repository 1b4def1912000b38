import type { TitleTable } from '../board/index/interner.ts';
import { Interner } from '../board/index/interner.ts';
import { jobTitleKeys } from '../titles/keys.ts';
import { parseTitle } from '../titles/parse.ts';

/** The keys of titles one after another, as numbers, and where each title's end. */
interface Keys {
  readonly keys: number[];
  readonly ends: number[];
}

/**
 * Finds the titles of a listing that saved titles with given keys may name: for each title 1 or 0. A title's keys are
 * made when it is first met, which takes some microseconds; looked up, almost none.
 */
export function titleKeys(): (titles: TitleTable, wanted: ReadonlySet<string>) => Uint8Array {
  const numbers = new Interner<string>();
  const known = new WeakMap<TitleTable, Keys>();
  return (titles, wanted) => {
    const all = known.get(titles) ?? { keys: [], ends: [] };
    known.set(titles, all);
    for (let title = all.ends.length; title < titles.size; title += 1) {
      for (const key of jobTitleKeys(parseTitle(titles.at(title))))
        all.keys.push(numbers.intern(key, () => key));
      all.ends.push(all.keys.length);
    }
    return having(all, new Set([...wanted].map((key) => numbers.intern(key, () => key))));
  };
}

function having({ keys, ends }: Keys, wanted: ReadonlySet<number>): Uint8Array {
  const found = new Uint8Array(ends.length);
  let at = 0;
  ends.forEach((end, title) => {
    for (; at < end; at += 1) if (wanted.has(keys[at] ?? -1)) found[title] = 1;
  });
  return found;
}
