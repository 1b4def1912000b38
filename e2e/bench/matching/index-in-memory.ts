import type { WatcherIndex } from '../../../functions/matching/watcher-index.ts';
import { wantedWatchers } from '../../../functions/matching/watchers.ts';
import type { Job } from '../../../functions/table/job.ts';
import { watcherPk } from '../../../functions/table/keys.ts';
import { savedTitleKeys } from '../../../functions/titles/keys.ts';
import { parseTitle } from '../../../functions/titles/parse-title.ts';
import { itemBytes, readUnits } from '../item-bytes.ts';
import { person } from './people.ts';
import { createPopulation, titleHash } from './population.ts';

/** The size limit of a DynamoDB query page, in bytes. */
const PAGE = 1024 * 1024;

/** Upper bound of titles per person, so that one number can encode a person and a title. */
const MOST_TITLES = 16;

/** Checks every 5,000th person against the rows that the product code writes. */
const CHECKED = 5_000;

/** One partition. Each row is `person × MOST_TITLES + title`, in sort key order. */
interface Partition {
  readonly pk: string;
  readonly rows: number[];
}

/** A reverse index that counts the read units of its queries. */
export interface CountingIndex extends WatcherIndex {
  /** Returns the read units since the last call. */
  spent(): number;
  has(pk: string): boolean;
  /** Partition keys, one per distinct saved search (title key and place). */
  searches(): Iterable<string>;
  readonly rows: number;
  readonly partitions: number;
}

/**
 * Builds the reverse index for `count` people, with the keys, rows and read units of the DynamoDB table.
 * Throws if the rows of a checked person differ from those that the product code writes.
 */
export function indexInMemory(count: number, jobs: readonly Job[], now: Date): CountingIndex {
  const crowd = createPopulation(count, jobs);
  const keysOf = remembered((title: string) => savedTitleKeys(parseTitle(title)));
  const partitions = new Map<string, Map<string, Partition>>();
  let rows = 0;
  for (const at of crowd.people.keys()) {
    const names: string[] = [];
    crowd.titlesOf(at).forEach((title, slot) => {
      for (const key of keysOf(title)) {
        const ofKey = partitions.get(key) ?? new Map<string, Partition>();
        partitions.set(key, ofKey);
        for (const place of crowd.placeKeysOf(at)) {
          const partition = ofKey.get(place) ?? { pk: watcherPk(key, place), rows: [] };
          ofKey.set(place, partition);
          partition.rows.push(at * MOST_TITLES + slot);
          if (at % CHECKED === 0) names.push(`${partition.pk} ${skOf(at, slot)}`);
          rows += 1;
        }
      }
    });
    if (at % CHECKED === 0) check(names, crowd.numberOf(at));
    if (at % 100_000 === 99_999) console.error(`  ${(at + 1).toLocaleString('en-US')} people watched`);
  }
  function skOf(at: number, slot: number): string {
    return `${crowd.people[at]}#${titleHash(crowd.titlesOf(at)[slot] ?? '')}`;
  }
  const rowSk = (row: number) => skOf(Math.floor(row / MOST_TITLES), row % MOST_TITLES);
  function check(names: readonly string[], n: number): void {
    const wanted = wantedWatchers(person(n, jobs, now), now).map(({ pk, sk }) => `${pk} ${sk}`);
    if (names.toSorted().join('\n') !== wanted.sort().join('\n'))
      throw new Error(`Person ${n} is watched otherwise here than by the product.`);
  }
  const byPk = new Map<string, Partition>();
  for (const ofKey of partitions.values()) for (const one of ofKey.values()) byPk.set(one.pk, one);
  const since = Math.floor(now.getTime() / 1000);
  const bytesOf = remembered((title: string) => itemBytes({ title }));
  let units = 0;
  return {
    rows,
    partitions: byPk.size,
    has: (pk) => byPk.has(pk),
    searches: () => byPk.keys(),
    spent() {
      const spent = units;
      units = 0;
      return spent;
    },
    async query(pk, { from, to }, limit) {
      const all = byPk.get(pk)?.rows ?? [];
      const rest = itemBytes({ pk, sk: rowSk(all[0] ?? 0), since });
      const watchers: Awaited<ReturnType<WatcherIndex['query']>>['watchers'] = [];
      let bytes = 0;
      for (
        let at = firstFrom(all, from, rowSk);
        at < all.length && watchers.length < limit && bytes < PAGE;
        at += 1
      ) {
        const row = all[at] ?? 0;
        const sk = rowSk(row);
        if (sk > to) break;
        const title = crowd.titlesOf(Math.floor(row / MOST_TITLES))[row % MOST_TITLES] ?? '';
        bytes += rest + bytesOf(title);
        watchers.push({ pk, sk, title, since: 0 });
      }
      units += readUnits(bytes);
      return { watchers, more: watchers.length >= limit || bytes >= PAGE };
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

function remembered<Asked, Answer>(ask: (asked: Asked) => Answer): (asked: Asked) => Answer {
  const known = new Map<Asked, Answer>();
  return (asked) => {
    const answer = known.get(asked) ?? ask(asked);
    known.set(asked, answer);
    return answer;
  };
}
