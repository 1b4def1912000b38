import { canBeAlerted } from '../members/entitlements.ts';
import { savedTitles } from '../members/saved-titles.ts';
import { watcherPlaceKeys } from '../places/place-keys.ts';
import { watcherPk } from '../table/keys.ts';
import { hashPrefix } from '../table/shards.ts';
import type { User } from '../table/user.ts';
import type { Watcher } from '../table/watcher.ts';
import { savedTitleKeys } from '../titles/keys.ts';
import { parseTitle } from '../titles/parse.ts';
import { dreamCompanies } from './dream-companies.ts';

/** A watcher without the time of its writing. */
export type WantedWatcher = Omit<Watcher, 'since'>;

/**
 * The rows of the reverse index that a profile asks for: its titles, and a subscriber's dream companies, times its
 * places; none if unreachable.
 */
export function wantedWatchers(user: User, now: Date): WantedWatcher[] {
  if (!canBeAlerted(user, now)) return [];
  const { includeRemote, preferredJobType } = user.userPrefs;
  const places = watcherPlaceKeys({ locations: user.locations, includeRemote });
  const jobType = preferredJobType ? { jobType: preferredJobType } : {};
  const person = personOf(user.sub);
  const rows = (key: string, row: Pick<Watcher, 'sk' | 'title' | 'company'>) =>
    places.map((place) => ({ pk: watcherPk(key, place), ...row, ...jobType }));
  const titles = savedTitles(user).flatMap((title) =>
    savedTitleKeys(parseTitle(title)).flatMap((key) =>
      // By the title itself and not its number: removing one leaves the rows of the others as they are.
      rows(key, { sk: `${person}#${hashPrefix(title)}`, title }),
    ),
  );
  const companies = [...dreamCompanies(user, now)].flatMap(([key, company]) =>
    rows(key, { sk: `${person}#~`, title: '', company }),
  );
  return [...titles, ...companies];
}

/** What the sort keys of a person's watchers begin with: people lie in the order of their hash. */
export const personOf = (sub: string): string => `${hashPrefix(sub)}#${sub}`;

/** The person a watcher row belongs to. */
export const subOf = (watcher: Pick<Watcher, 'sk'>): string => watcher.sk.split('#')[1] ?? '';
