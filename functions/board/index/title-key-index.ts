import { jobTitleKeys } from '../../titles/keys.ts';
import type { Title } from '../../titles/title.ts';
import { Interner, type TextTable } from './interner.ts';

/** The keys of titles as numbers, one title after the other, and where each title's keys end. */
interface TitleKeys {
  readonly keys: number[];
  readonly ends: number[];
}

/** Returns 1 for each title of a listing that has one of the wanted keys, else 0. */
export type TitleKeyIndex = (titles: TextTable, wanted: ReadonlySet<string>) => Uint8Array;

/**
 * Finds the titles of a listing, parsed so, that saved titles with given keys may name: 1 or 0 for each
 * title. Computing a title's keys takes some microseconds, so they are kept for the next search.
 */
export function titleKeyIndex(parse: (title: string) => Title): TitleKeyIndex {
  const numbers = new Interner<string>();
  const numberOf = (key: string) => numbers.intern(key, () => key);
  const known = new WeakMap<TextTable, TitleKeys>();
  return (titles, wanted) => {
    const { keys, ends } = known.get(titles) ?? { keys: [], ends: [] };
    known.set(titles, { keys, ends });
    for (let title = ends.length; title < titles.size; title += 1) {
      for (const key of jobTitleKeys(parse(titles.at(title)))) keys.push(numberOf(key));
      ends.push(keys.length);
    }
    const wantedNumbers = new Set([...wanted].map(numberOf));
    const found = new Uint8Array(ends.length);
    let at = 0;
    ends.forEach((end, title) => {
      for (; at < end; at += 1) if (wantedNumbers.has(keys[at] ?? -1)) found[title] = 1;
    });
    return found;
  };
}
