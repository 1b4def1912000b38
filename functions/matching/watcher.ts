import { hashPrefix } from '../table/shards.ts';
import type { WatcherRow } from '../table/watcher.ts';
import { isCompanyPartition } from './dream-companies.ts';
import { readSavedTitle, type SavedTitle } from './saved-title.ts';
import { type Demands, readDemands } from './watcher-demands.ts';

/** A want that many watchers share. */
export interface Wanted {
  /** The saved title as the person sees it; empty for a company. */
  readonly title: string;
  /** The saved title as jobs are compared with it; undefined for a company. */
  readonly saved: SavedTitle | undefined;
  /** The dream company as the person sees it, whose jobs match whatever their titles. */
  readonly company: string | undefined;
  /** In a wide row, the key of the watched city or state. */
  readonly place: string | undefined;
  /** Watchers with equal demands share them. */
  readonly demands: Demands;
  readonly homes: string | undefined;
}

/** The start of the sort keys of a person's watchers, which orders people by hash. */
export const watcherSkPrefix = (sub: string): string => `${hashPrefix(sub)}#${sub}#`;

/** Returns the sort key of a watcher of a title or company. `place` is that of a wide row. */
export const watcherSk = (prefix: string, wanted: string, place = ''): string =>
  `${prefix}${place}#${wanted}`;

/** Takes a row's keys apart. */
export function readWanted({ pk, sk, demands: code = '', homes }: Omit<WatcherRow, 'since'>): Wanted {
  const [, , place, ...wanted] = sk.split('#');
  // 'C# Developer' has a '#' of its own.
  const name = wanted.join('#');
  const isCompany = isCompanyPartition(pk);
  const demands = readDemands(code);
  return {
    title: isCompany ? '' : name,
    saved: isCompany ? undefined : readSavedTitle(name, demands.areLevelsChosen),
    company: isCompany ? name : undefined,
    place: place === '' ? undefined : place,
    demands,
    homes,
  };
}
