import { canBeAlerted } from '../members/entitlements.ts';
import { savedTitles } from '../members/saved-titles.ts';
import { filingKeys } from '../places/place-keys.ts';
import { watcherPk } from '../table/keys.ts';
import type { User } from '../table/user.ts';
import type { WatcherRow } from '../table/watcher.ts';
import { savedTitleKeys } from '../titles/keys.ts';
import { parseTitle } from '../titles/parse-title.ts';
import { dreamCompanies } from './dream-companies.ts';
import { watcherSk, watcherSkPrefix } from './watcher.ts';

/** A watcher's row without the time of its writing. */
export type WantedWatcher = Omit<WatcherRow, 'since'>;

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
  const rows = (key: string, wanted: string) =>
    places.map(({ key: placeKey, place }) => ({
      pk: watcherPk(key, placeKey),
      // With one wide row for each place, `since` is that of the place.
      sk: watcherSk(prefix, wanted, place),
      ...jobType,
    }));
  const titles = savedTitles(user).flatMap((title) =>
    savedTitleKeys(parseTitle(title)).flatMap((key) => rows(key, title)),
  );
  const companies = [...dreamCompanies(user, now)].flatMap(([key, company]) => rows(key, company));
  return [...titles, ...companies];
}
