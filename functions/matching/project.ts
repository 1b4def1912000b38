import type { User } from '../table/user.ts';
import type { Watcher } from '../table/watcher.ts';
import { type WantedWatcher, wantedWatchers } from './watchers.ts';

/** Where watchers are kept, and the list of them by which a half-done change is found and finished. */
export interface WatcherStore {
  user(sub: string): Promise<User | undefined>;
  /** The rows the profile has or may have, each 'pk / sk' with its content as a text, and the list's revision. */
  list(sub: string): Promise<{ rows: Readonly<Record<string, string>>; revision: number }>;
  /** Writes the list if it still has that revision; false where another run was quicker. */
  saveList(sub: string, rows: Readonly<Record<string, string>>, revision: number): Promise<boolean>;
  put(watchers: readonly Watcher[]): Promise<void>;
  remove(keys: readonly { pk: string; sk: string }[]): Promise<void>;
  /** Takes back the mark of a profile whose watchers are behind, unless it changed again meanwhile. */
  settled(sub: string, version: number): Promise<void>;
}

const nameOf = ({ pk, sk }: { pk: string; sk: string }) => `${pk} / ${sk}`;
const keyOf = (name: string) => {
  const [pk = '', sk = ''] = name.split(' / ');
  return { pk, sk };
};
const contentOf = ({ title, jobType }: WantedWatcher) => `${jobType ?? '-'} ${title}`;

/**
 * Brings a person's watchers in line with the profile, writing only what differs. The list is widened before a row
 * is written and narrowed after the last was removed, so a crash leaves nothing that a later run cannot find.
 * Throws when another run of the same profile is under way: the message comes again.
 */
export async function project(store: WatcherStore, sub: string, now: Date): Promise<void> {
  const user = await store.user(sub);
  const { rows: before, revision } = await store.list(sub);
  const wanted = new Map((user ? wantedWatchers(user, now) : []).map((row) => [nameOf(row), row]));
  const after = Object.fromEntries([...wanted].map(([name, row]) => [name, contentOf(row)]));
  const write = [...wanted].flatMap(([name, row]) => (before[name] === after[name] ? [] : [row]));
  const remove = Object.keys(before).filter((name) => !wanted.has(name));
  if (write.length > 0 || remove.length > 0) {
    // A row about to be written is listed as unsettled ('?'), so that the next run writes it again after a crash.
    const during = { ...before, ...Object.fromEntries(write.map((row) => [nameOf(row), '?'])) };
    if (!(await store.saveList(sub, during, revision)))
      throw new Error('The profile is being projected already.');
    const since = Math.floor(now.getTime() / 1000);
    await store.put(write.map((row) => ({ ...row, since })));
    await store.remove(remove.map(keyOf));
    if (!(await store.saveList(sub, after, revision + 1)))
      throw new Error('The profile was projected meanwhile.');
  }
  if (user) await store.settled(sub, user.version);
}
