import type { WatcherRow } from '../table/watcher.ts';
import { readWanted, type Wanted, watcherSk, watcherSkPrefix } from './watcher.ts';

/** Hex digits of a hash. */
const HASH_LENGTH = 8;

/**
 * Watchers of one partition in columns, in the order of their sort keys. One index in every column is one
 * watcher, and what several of them want is there once.
 */
export interface WatcherColumns {
  readonly subs: readonly string[];
  /** The numbers of the people, ascending, if the index numbers them: the same ones on all of its pages. */
  readonly people?: Uint32Array;
  /** Epoch seconds. Jobs seen before this don't match. */
  readonly since: Uint32Array;
  /** Each watcher's index in `wanted`. */
  readonly wants: Uint32Array;
  readonly wanted: readonly Wanted[];
}

/** The watchers of one query: those from index `start` up to `end`. */
export interface WatcherPage {
  readonly columns: WatcherColumns;
  readonly start: number;
  readonly end: number;
  /** There may be others in the range of the query. */
  readonly more: boolean;
}

/** Returns how many watchers a page has. */
export const sizeOf = ({ start, end }: WatcherPage): number => end - start;

/** Returns the first watchers of a page, at most `limit`. */
export const firstOf = (page: WatcherPage, limit: number): WatcherPage =>
  sizeOf(page) <= limit ? page : { ...page, end: page.start + limit, more: true };

/** Returns the sort key of a watcher. */
export function sortKeyAt(columns: WatcherColumns, at: number): string {
  const what = columns.wanted[columns.wants[at] ?? 0];
  return watcherSk(watcherSkPrefix(columns.subs[at] ?? ''), what?.company ?? what?.title ?? '', what?.place);
}

/** Returns the sort keys of a page's watchers. */
export const sortKeysOf = ({ columns, start, end }: WatcherPage): string[] =>
  Array.from({ length: end - start }, (_, at) => sortKeyAt(columns, start + at));

/** Returns a page with all of these rows of a partition, which are in the order of their sort keys. */
export function pageOf(pk: string, rows: readonly Omit<WatcherRow, 'pk'>[], more = false): WatcherPage {
  const size = rows.length;
  const subs: string[] = [];
  const since = new Uint32Array(size);
  const wants = new Uint32Array(size);
  const wanted: Wanted[] = [];
  const known = new Map<string, number>();
  for (const [at, row] of rows.entries()) {
    const { sk, demands = '', homes = '' } = row;
    const endOfSub = sk.indexOf('#', HASH_LENGTH + 1);
    subs.push(sk.slice(HASH_LENGTH + 1, endOfSub));
    since[at] = row.since;
    // A title has no line breaks.
    const key = `${sk.slice(endOfSub)}\n${demands}\n${homes}`;
    const index = known.get(key) ?? wanted.push(readWanted({ ...row, pk })) - 1;
    known.set(key, index);
    wants[at] = index;
  }
  return { columns: { subs, since, wants, wanted }, start: 0, end: size, more };
}
