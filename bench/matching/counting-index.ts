import { pkOf } from '../../functions/matching/partition.ts';
import { watcherSk } from '../../functions/matching/watcher.ts';
import type { WatcherIndex } from '../../functions/matching/watcher-index.ts';
import { pageOf } from '../../functions/matching/watcher-page.ts';
import { wantedWatchers } from '../../functions/matching/watchers.ts';
import { isRemoteKey } from '../../functions/places/place-keys.ts';
import type { Job } from '../../functions/table/job.ts';
import { watcherPk } from '../../functions/table/keys.ts';
import { savedTitleKeys } from '../../functions/titles/keys.ts';
import { parseTitle } from '../../functions/titles/parse-title.ts';
import { itemBytes, readUnits } from '../measure/item-bytes.ts';
import { createPerson } from './create-person.ts';
import { createPopulation } from './create-population.ts';

/** DynamoDB's limit of a query page, in bytes. */
const PAGE_BYTES = 1024 * 1024;

/** Upper limit of titles per person, so that one number can encode a person and a title. */
const MAX_TITLES = 16;

/** Every 5,000th person is checked against the rows that the product code writes. */
const CHECK_EVERY = 5_000;

/** One partition. Each row is `person × MAX_TITLES + title`, in sort key order. */
interface CountedPartition {
  readonly pk: string;
  /** Whether its rows name the watched place. A person of the population has one place, so one row for each title. */
  readonly wide: boolean;
  /** Whether its rows say where their people may work. */
  readonly remote: boolean;
  readonly rows: number[];
}

/** A reverse index that counts the read units of its queries. */
export interface CountingIndex extends WatcherIndex {
  /** Returns the read units since the last call. */
  takeReadUnits(): number;
  has(pk: string): boolean;
  readonly rows: number;
  readonly partitions: number;
}

/**
 * Builds the reverse index for `count` people, with the keys, rows and read units of the DynamoDB table.
 * Throws if the rows of a checked person differ from those that the product code writes.
 */
export function createCountingIndex(count: number, jobs: readonly Job[], now: Date): CountingIndex {
  const population = createPopulation(count, jobs);
  const keysOf = memoize((title: string) => savedTitleKeys(parseTitle(title)));
  const partitions = new Map<string, Map<string, CountedPartition>>();
  const titleOf = (row: number): string =>
    population.titlesOf(Math.floor(row / MAX_TITLES))[row % MAX_TITLES] ?? '';
  const placeOf = (row: number): string | undefined =>
    population.filingKeysOf(Math.floor(row / MAX_TITLES)).find(({ place }) => place !== undefined)?.place;
  let rows = 0;
  for (const at of population.people.keys()) {
    const names: string[] = [];
    population.titlesOf(at).forEach((title, slot) => {
      for (const key of keysOf(title)) {
        const ofKey = partitions.get(key) ?? new Map<string, CountedPartition>();
        partitions.set(key, ofKey);
        for (const { key: placeKey, place } of population.filingKeysOf(at)) {
          const wide = place !== undefined;
          const remote = isRemoteKey(placeKey);
          const partition = ofKey.get(placeKey) ?? { pk: watcherPk(key, placeKey), wide, remote, rows: [] };
          ofKey.set(placeKey, partition);
          const row = at * MAX_TITLES + slot;
          partition.rows.push(row);
          if (at % CHECK_EVERY === 0) names.push(`${partition.pk} ${skOf(row, wide)}`);
          rows += 1;
        }
      }
    });
    if (at % CHECK_EVERY === 0) check(names, population.numberOf(at));
    if (at % 100_000 === 99_999) console.error(`  ${(at + 1).toLocaleString('en-US')} people indexed`);
  }
  function skOf(row: number, wide: boolean): string {
    const prefix = population.people[Math.floor(row / MAX_TITLES)] ?? '';
    return watcherSk(prefix, titleOf(row), wide ? placeOf(row) : undefined);
  }
  function check(names: readonly string[], n: number): void {
    const wanted = wantedWatchers(createPerson(n, jobs, now), now).map(({ pk, sk }) => `${pk} ${sk}`);
    if (names.toSorted().join('\n') !== wanted.sort().join('\n'))
      throw new Error(`The index and the product disagree on the watchers of person ${n}.`);
  }
  const byPk = new Map<string, CountedPartition>();
  for (const ofKey of partitions.values()) for (const one of ofKey.values()) byPk.set(one.pk, one);
  const since = Math.floor(now.getTime() / 1000);
  let units = 0;
  return {
    followersOf: async () => new Set<string>(),
    rows,
    partitions: byPk.size,
    has: (pk) => byPk.has(pk),
    takeReadUnits() {
      const read = units;
      units = 0;
      return read;
    },
    async query(partition, { from, to }, limit) {
      const pk = pkOf(partition);
      const { rows: all = [], wide = false, remote = false } = byPk.get(pk) ?? {};
      const sortKeyOf = (row: number) => skOf(row, wide);
      const found: { sk: string; since: number; homes?: string }[] = [];
      let bytes = 0;
      for (
        let at = firstFrom(all, from, sortKeyOf);
        at < all.length && found.length < limit && bytes < PAGE_BYTES;
        at += 1
      ) {
        const row = all[at] ?? 0;
        const sk = sortKeyOf(row);
        if (sk > to) break;
        const homes = remote ? { homes: population.homesOf(Math.floor(row / MAX_TITLES)) } : {};
        bytes += itemBytes({ pk, sk, since, ...homes });
        found.push({ sk, since: 0, ...homes });
      }
      units += readUnits(bytes);
      return pageOf(pk, found, found.length >= limit || bytes >= PAGE_BYTES);
    },
  };
}

/** Returns the position of the first row whose sort key is at least `from` (binary search). */
function firstFrom(rows: readonly number[], from: string, skOf: (row: number) => string): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (skOf(rows[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}
