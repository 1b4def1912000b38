import { canBeAlerted } from '../members/entitlements.ts';
import { savedTitles } from '../members/saved-titles.ts';
import { filingKeys } from '../places/place-keys.ts';
import { watcherPk } from '../table/keys.ts';
import { hashPrefix } from '../table/shards.ts';
import type { User } from '../table/user.ts';
import type { Watcher } from '../table/watcher.ts';
import { savedTitleKeys } from '../titles/keys.ts';
import { parseTitle } from '../titles/parse-title.ts';
import { dreamCompanies } from './dream-companies.ts';

/** A watcher without the time of its writing. */
export type WantedWatcher = Omit<Watcher, 'since'>;

/**
 * Returns the watchers that a profile should have: one for each saved title, and for each of a subscriber's dream
 * companies, in each place; none if the person can't be alerted.
 */
export function wantedWatchers(user: User, now: Date): WantedWatcher[] {
  if (!canBeAlerted(user, now)) return [];
  const { includeRemote, preferredJobType } = user.userPrefs;
  const places = filingKeys({ locations: user.locations, includeRemote });
  const jobType = preferredJobType ? { jobType: preferredJobType } : {};
  const prefix = watcherSkPrefix(user.sub);
  const rows = (key: string, row: Pick<Watcher, 'sk' | 'title' | 'company'>) =>
    places.map(({ key: placeKey, place }) => {
      const narrow = { pk: watcherPk(key, placeKey), ...row, ...jobType };
      // One wide row for each place, so that `since` is that of the place.
      return place === undefined ? narrow : { ...narrow, sk: wideSk(row.sk, place), place };
    });
  const titles = savedTitles(user).flatMap((title) =>
    savedTitleKeys(parseTitle(title)).flatMap((key) =>
      // Keyed by the title and not by its position: removing one title leaves the rows of the others as they are.
      rows(key, { sk: `${prefix}#${hashPrefix(title)}`, title }),
    ),
  );
  const companies = [...dreamCompanies(user, now)].flatMap(([key, company]) =>
    rows(key, { sk: `${prefix}#~`, title: '', company }),
  );
  return [...titles, ...companies];
}

/** The sort key of a wide row, of which a person has one for each place. */
export const wideSk = (sk: string, place: string): string => `${sk}#${hashPrefix(place)}`;

/** The start of the sort keys of a person's watchers, which orders people by hash. */
export const watcherSkPrefix = (sub: string): string => `${hashPrefix(sub)}#${sub}`;

/** The person a watcher belongs to. */
export function subOf({ sk }: Pick<Watcher, 'sk'>): string {
  const start = sk.indexOf('#') + 1;
  return sk.slice(start, sk.indexOf('#', start));
}
