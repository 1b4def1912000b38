import type { WatcherIndex } from '../matching/match.ts';
import { wantedWatchers } from '../matching/watchers.ts';
import type { User } from '../table/user.ts';
import { itemBytes, readUnits } from './item-bytes.ts';

/** What one page of a query may weigh. */
const PAGE = 1024 * 1024;

/** The rows of one partition: which person, which of the titles. */
interface Partition {
  readonly people: number[];
  readonly titles: number[];
  bytes: number;
}

/** A reverse index that counts what reading it costs. */
export interface CountingIndex extends WatcherIndex {
  /** Read units since it was asked last. */
  spent(): number;
  has(pk: string): boolean;
  /** The distinct saved searches: a title's key in a place. */
  searches(): Iterable<string>;
  readonly rows: number;
  readonly partitions: number;
}

/** The reverse index of people, as the product projects it, with the answers and the costs of the one in the table. */
export function indexInMemory(count: number, personOf: (n: number) => User, now: Date): CountingIndex {
  const partitions = new Map<string, Partition>();
  const hashes: string[] = [];
  const titles: string[][] = [];
  let rows = 0;
  for (let n = 0; n < count; n += 1) {
    const user = personOf(n);
    titles.push(user.positions);
    for (const row of wantedWatchers(user, now)) {
      const partition = partitions.get(row.pk) ?? { people: [], titles: [], bytes: 0 };
      partitions.set(row.pk, partition);
      const [hash, sub] = row.sk.split('#');
      hashes[n] = `${hash}#${sub}`;
      partition.people.push(n);
      partition.titles.push(user.positions.indexOf(row.title));
      partition.bytes += itemBytes({ ...row, since: Math.floor(now.getTime() / 1000) });
      rows += 1;
    }
    if (n % 20_000 === 19_999) console.error(`  ${n + 1} people`);
  }
  let units = 0;
  return {
    rows,
    partitions: partitions.size,
    has: (pk) => partitions.has(pk),
    searches: () => partitions.keys(),
    spent() {
      const spent = units;
      units = 0;
      return spent;
    },
    async query(pk, range, limit) {
      const partition = partitions.get(pk);
      if (!partition) {
        units += readUnits(0);
        return { watchers: [], more: false };
      }
      const found = partition.people
        .map((n, at) => ({ n, title: partition.titles[at] ?? 0, hash: hashes[n] ?? '' }))
        .filter(({ hash }) => hash.startsWith(range))
        .sort((one, other) =>
          one.hash < other.hash ? -1 : one.hash > other.hash ? 1 : one.title - other.title,
        );
      const each = partition.bytes / partition.people.length;
      const perPage = Math.floor(PAGE / each);
      // Page after page is read until there are more than the limit.
      const read = found.slice(0, Math.max(perPage, Math.ceil((limit + 1) / perPage) * perPage));
      for (let start = 0; start < Math.max(read.length, 1); start += perPage)
        units += readUnits(Math.min(perPage, read.length - start) * each);
      const watchers = read.map(({ n, title, hash }) => ({
        ...{ pk, sk: `${hash}#${title}`, since: 0 },
        title: titles[n]?.[title] ?? '',
      }));
      return { watchers, more: read.length < found.length };
    },
  };
}
