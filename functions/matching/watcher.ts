import { hashPrefix } from '../table/shards.ts';
import type { WatcherRow } from '../table/watcher.ts';
import { isCompanyPartition } from './dream-companies.ts';

/** A row of the reverse index, taken apart. */
export interface Watcher extends Omit<WatcherRow, 'demands'> {
  readonly sub: string;
  /** As encoded: rows with equal demands share their text. */
  readonly demandsCode: string;
  /** The saved title as the person sees it; empty for a company. */
  readonly title: string;
  /** The dream company as the person sees it, whose jobs match whatever their titles. */
  readonly company?: string;
  /** In a wide row, the key of the watched city or state. */
  readonly place?: string;
}

/** The start of the sort keys of a person's watchers, which orders people by hash. */
export const watcherSkPrefix = (sub: string): string => `${hashPrefix(sub)}#${sub}#`;

/** Returns the sort key of a watcher of a title or company. `place` is that of a wide row. */
export const watcherSk = (prefix: string, wanted: string, place = ''): string =>
  `${prefix}${place}#${wanted}`;

/** Takes a row's keys apart. */
export function readWatcher({ demands = '', ...row }: WatcherRow): Watcher {
  const [, sub = '', place = '', ...wanted] = row.sk.split('#');
  // 'C# Developer' has a '#' of its own.
  const name = wanted.join('#');
  const what = isCompanyPartition(row.pk) ? { title: '', company: name } : { title: name };
  return { ...row, sub, demandsCode: demands, ...what, ...(place === '' ? {} : { place }) };
}
