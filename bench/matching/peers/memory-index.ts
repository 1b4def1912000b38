import { pkOf } from '../../../functions/matching/partition.ts';
import { readSavedTitle } from '../../../functions/matching/saved-title.ts';
import type { Wanted } from '../../../functions/matching/watcher.ts';
import { NO_DEMANDS } from '../../../functions/matching/watcher-demands.ts';
import type { WatcherIndex } from '../../../functions/matching/watcher-index.ts';
import { pageOf, sortKeyAt, type WatcherPage } from '../../../functions/matching/watcher-page.ts';
import { isRemoteKey } from '../../../functions/places/place-keys.ts';
import { savedTitleKeys } from '../../../functions/titles/keys.ts';
import { parseTitle } from '../../../functions/titles/parse-title.ts';
import { itemBytes, readUnits } from '../../measure/item-bytes.ts';
import type { Population } from '../create-population.ts';

const NOBODY = pageOf('', []);

/**
 * Builds the reverse index in memory, a page for each partition. Its rows are those of the table. Queries
 * read whole partitions.
 */
export function createMemoryIndex(population: Population): WatcherIndex {
  const columns = new Map<string, Map<string, Columns>>();
  const keysOf = new Map<string, readonly string[]>();
  const known = new Map<string, Wanted>();
  const wantedOf = (title: string, place: string | undefined, homes: string | undefined): Wanted => {
    const key = `${title}\n${place ?? ''}\n${homes ?? ''}`;
    const wanted = known.get(key) ?? {
      title,
      saved: readSavedTitle(title, false),
      company: undefined,
      place,
      demands: NO_DEMANDS,
      homes,
    };
    known.set(key, wanted);
    return wanted;
  };
  const subs = population.people.map((person) => person.split('#')[1] ?? '');
  for (const at of population.people.keys()) {
    for (const title of population.titlesOf(at)) {
      const keys = keysOf.get(title) ?? savedTitleKeys(parseTitle(title));
      keysOf.set(title, keys);
      for (const key of keys) {
        const ofKey = columns.get(key) ?? new Map<string, Columns>();
        columns.set(key, ofKey);
        for (const { key: placeKey, place } of population.filingKeysOf(at)) {
          const watchers = ofKey.get(placeKey) ?? new Columns();
          ofKey.set(placeKey, watchers);
          const homes = isRemoteKey(placeKey) ? population.homesOf(at) : undefined;
          watchers.add(at, wantedOf(title, place, homes));
        }
      }
    }
  }
  const pages = new Map<string, ReadonlyMap<string, WatcherPage>>();
  for (const [key, ofKey] of columns) {
    pages.set(key, new Map(Array.from(ofKey, ([place, watchers]) => [place, watchers.toPage(subs)])));
    columns.delete(key);
  }
  // A job asks for all places of a key in a row.
  let [lastKey, ofLastKey] = ['', pages.get('')];
  return {
    followersOf: async () => new Set<string>(),
    query: ({ key, place }) => {
      if (key !== lastKey) [lastKey, ofLastKey] = [key, pages.get(key)];
      return ofLastKey?.get(place) ?? NOBODY;
    },
  };
}

/** The columns of a partition, to which watchers are added in the order of their sort keys. */
class Columns {
  readonly #people: number[] = [];
  readonly #wants: number[] = [];
  readonly #wanted: Wanted[] = [];
  readonly #known = new Map<Wanted, number>();

  add(person: number, wanted: Wanted): void {
    const index = this.#known.get(wanted) ?? this.#wanted.push(wanted) - 1;
    this.#known.set(wanted, index);
    this.#people.push(person);
    this.#wants.push(index);
  }

  toPage(subs: readonly string[]): WatcherPage {
    const size = this.#people.length;
    return {
      columns: {
        subs: this.#people.map((person) => subs[person] ?? ''),
        people: Uint32Array.from(this.#people),
        since: new Uint32Array(size),
        wants: Uint32Array.from(this.#wants),
        wanted: this.#wanted.slice(),
      },
      start: 0,
      end: size,
      more: false,
    };
  }
}

/** Wraps an index to count the read units of its queries, which it adds to `total.readUnits`. */
export const countReadUnits = (index: WatcherIndex, total: { readUnits: number }): WatcherIndex => ({
  ...index,
  async query(partition, ...rest) {
    const page = await index.query(partition, ...rest);
    total.readUnits += readUnits(bytesOf(pkOf(partition), page));
    return page;
  },
});

function bytesOf(pk: string, { columns, start, end }: WatcherPage): number {
  let bytes = 0;
  for (let at = start; at < end; at += 1) {
    const { homes } = columns.wanted[columns.wants[at] ?? 0] ?? {};
    bytes += itemBytes({ pk, sk: sortKeyAt(columns, at), since: columns.since[at], homes });
  }
  return bytes;
}
