import { watcherPk } from '../table/keys.ts';
import { spread } from '../table/shards.ts';
import type { User } from '../table/user.ts';
import type { Watcher } from '../table/watcher.ts';
import { watcherPlaceKeys } from './places.ts';
import { canBeAlerted } from './reachable.ts';
import { savedTitleKeys } from './titles/keys.ts';
import { parseTitle } from './titles/parse.ts';

/** A watcher without the time of its writing. */
export type WantedWatcher = Omit<Watcher, 'since'>;

/** Every title the person watches, typed and generated, once each. */
export function savedTitles(user: Pick<User, 'positions' | 'generatedPositions'>): string[] {
  return [...new Set([...user.positions, ...user.generatedPositions.map((one) => one.position)])];
}

/** The rows of the reverse index that a profile asks for: its titles times its places; none if unreachable. */
export function wantedWatchers(user: User, now: Date): WantedWatcher[] {
  if (!canBeAlerted(user, now)) return [];
  const { includeRemote, preferredJobType } = user.userPrefs;
  const places = watcherPlaceKeys({ locations: user.locations, includeRemote });
  return savedTitles(user).flatMap((title) =>
    savedTitleKeys(parseTitle(title)).flatMap((titleKey) =>
      places.map((place) => ({
        pk: watcherPk(titleKey, place),
        // By the title itself and not its number: removing one leaves the rows of the others as they are.
        sk: `${spread(user.sub)}#${user.sub}#${spread(title)}`,
        title,
        ...(preferredJobType ? { jobType: preferredJobType } : {}),
      })),
    ),
  );
}

/** The person a watcher row belongs to. */
export const subOf = (watcher: Pick<Watcher, 'sk'>): string => watcher.sk.split('#')[1] ?? '';
