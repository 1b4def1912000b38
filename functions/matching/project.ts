import { type CatchUp, syncWatchers, type WatcherStore } from './sync-watchers.ts';
import { wantedWatchers } from './watchers.ts';

/** Brings a person's watchers in line with the profile, as `bringInLine` does. */
export const project = (store: WatcherStore, sub: string, now: Date, catchUp?: CatchUp): Promise<void> =>
  syncWatchers(store, sub, now, wantedWatchers, catchUp);
