import { canBeAlerted } from '../members/entitlements.ts';
import { savedTitles } from '../members/saved-titles.ts';
import { filingKeys, isRemoteKey } from '../places/place-keys.ts';
import type { Level } from '../table/codes.ts';
import { watcherPk } from '../table/keys.ts';
import type { User } from '../table/user.ts';
import type { WatcherRow } from '../table/watcher.ts';
import { savedTitleKeys } from '../titles/keys.ts';
import { parseTitle } from '../titles/parse-title.ts';
import { termsOf, wantedLevels } from './criteria.ts';
import { dreamCompanies } from './dream-companies.ts';
import { encodeHomes } from './homes.ts';
import { wantedTitle, watchedPlacesOf } from './match-rule.ts';
import { watcherSk, watcherSkPrefix } from './watcher.ts';
import { type Demands, encodeDemands } from './watcher-demands.ts';

/** A watcher's row without the time of its writing. */
export type WantedWatcher = Omit<WatcherRow, 'since'>;

/**
 * Returns the watchers that a profile should have: one for each saved title, and for each of a subscriber's dream
 * companies, in each place; none if the person can't be alerted.
 */
export function wantedWatchers(user: User, now: Date): WantedWatcher[] {
  if (!canBeAlerted(user, now)) return [];
  const watched = watchedPlacesOf(user);
  const places = filingKeys(watched);
  const homes = encodeHomes(watched);
  const prefix = watcherSkPrefix(user.sub);
  const rows = (key: string, wanted: string, levels: readonly Level[]): WantedWatcher[] => {
    const demands = encodeDemands({ ...demandsOf(user), levels });
    return places.map(({ key: placeKey, place }) => ({
      pk: watcherPk(key, placeKey),
      // With one wide row for each place, `since` is that of the place.
      sk: watcherSk(prefix, wanted, place),
      ...(demands === '' ? {} : { demands }),
      ...(homes !== '' && isRemoteKey(placeKey) ? { homes } : {}),
    }));
  };
  const { areLevelsChosen } = demandsOf(user);
  const titles = savedTitles(user).flatMap((title) =>
    savedTitleKeys(wantedTitle(parseTitle(title), areLevelsChosen)).flatMap((key) =>
      rows(key, title, wantedLevels(user, title)),
    ),
  );
  const companies = [...dreamCompanies(user, now)].flatMap(([key, company]) =>
    rows(key, company, wantedLevels(user, '')),
  );
  return [...titles, ...companies];
}

const demandsOf = (user: User): Demands => ({
  levels: [],
  areLevelsChosen: user.criteria.levels !== null,
  terms: termsOf(user),
  includeUnstatedTerritory: user.criteria.includeUnstatedTerritory,
});
