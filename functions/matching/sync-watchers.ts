import { hasSubscription } from '../members/entitlements.ts';
import type { User } from '../table/user.ts';
import type { WatcherRow } from '../table/watcher.ts';
import { type WantedWatcher, wantedWatchers } from './watchers.ts';

/** A profile's watcher rows, existing or about to be written: 'pk / sk' with the demands and homes, '-' for none. */
export type Rows = Readonly<Record<string, string>>;

/** The list of a profile's watchers, from which an interrupted sync can be finished. */
export interface WatchlistState {
  readonly rows: Rows;
  readonly revision: number;
  /** When the unfinished run began, in milliseconds; 0 for none. */
  readonly busySince: number;
  /** The `subscribedAt` of the last subscription whose catch-up was done; null for none. */
  readonly caughtUp: string | null;
  /** Whether these are the first watchers of an account whose welcome mail is still to be prepared. */
  readonly welcomeDue: boolean;
}

/** Another run is syncing the watchers of the same profile. */
export class ContentionError extends Error {}

export interface WatcherStore {
  user(sub: string): Promise<User | undefined>;
  list(sub: string): Promise<WatchlistState>;
  /** Writes the list as the revision after `list.revision`; returns false if another run has changed it since. */
  saveList(sub: string, list: WatchlistState): Promise<boolean>;
  put(watchers: readonly WatcherRow[]): Promise<void>;
  remove(keys: readonly { pk: string; sk: string }[]): Promise<void>;
  /** Removes the mark of a stale profile, unless the profile has changed since this version. */
  clearStale(sub: string, version: number): Promise<void>;
}

/**
 * After this many milliseconds a run has certainly ended: the function's timeout (30 s in the template), and as much
 * again for its last write to arrive.
 */
export const MAX_RUN_MS = 60_000;

/** How long before the start of a subscription the catch-up reaches back, in milliseconds. */
export const CATCH_UP_WINDOW_MS = 2 * 86_400_000;

/** Alerts a person to what was missed before the subscription that began at an instant (ISO 8601). Idempotent. */
export type CatchUp = (user: User, subscribedAt: string) => Promise<void>;

/** Prepares the welcome mail of an account that has its first watchers. Idempotent. */
export type PrepareWelcome = (user: User) => Promise<void>;

const nothing = async () => undefined;

const nameOf = ({ pk, sk }: { pk: string; sk: string }) => `${pk} / ${sk}`;
/** The key of a row on the list. */
export const keyOf = (name: string): { pk: string; sk: string } => {
  const at = name.indexOf(' / ');
  return { pk: name.slice(0, at), sk: name.slice(at + ' / '.length) };
};
const contentOf = ({ demands, homes }: WantedWatcher) =>
  demands === undefined && homes === undefined ? '-' : `${demands ?? ''} ${homes ?? ''}`;

const isBusy = () => new ContentionError('Another run is syncing the watchers of this profile.');
const hasChanged = () => new ContentionError('Another run changed the watch list. This one is retried.');

/**
 * Syncs a person's watchers with the profile and writes only what differs. The list is extended before the
 * first row is written and reduced after the last one is removed, so that a later run finds everything a
 * crash leaves behind. One run at a time, so that a late write cannot bring back what another run removed:
 * throws `ContentionError` while another run may be active. After the watchers of a new subscription are
 * written, and not before, `catchUp` runs: each job is then known to one of the two. After an account's first
 * watchers, `welcome` runs, unless a catch-up says more.
 */
export async function syncWatchers(
  store: WatcherStore,
  sub: string,
  now: Date,
  { catchUp = nothing, welcome = nothing }: { catchUp?: CatchUp; welcome?: PrepareWelcome } = {},
): Promise<void> {
  const list = await store.list(sub);
  const { rows: before, revision, busySince, caughtUp } = list;
  if (now.getTime() - busySince < MAX_RUN_MS) throw isBusy();
  // Read after the list: the owner of the list has then seen this version of the profile, or a later one.
  const user = await store.user(sub);
  const wanted = new Map((user ? wantedWatchers(user, now) : []).map((row) => [nameOf(row), row]));
  const after = Object.fromEntries([...wanted].map(([name, row]) => [name, contentOf(row)]));
  const toWrite = [...wanted].flatMap(([name, row]) => (before[name] === after[name] ? [] : [row]));
  const toRemove = Object.keys(before).filter((name) => !wanted.has(name));
  const newSubscription = user && subscriptionToCatchUp(user, caughtUp, now);
  let latest = revision;
  let { welcomeDue } = list;
  if (toWrite.length > 0 || toRemove.length > 0) {
    // Rows about to change are listed as unsettled ('?'), so that after a crash no run takes them for done.
    const unsettled = [...toWrite.map(nameOf), ...toRemove].map((name) => [name, '?'] as const);
    const during = { ...before, ...Object.fromEntries(unsettled) };
    welcomeDue ||= revision === 0;
    const facts = { caughtUp, welcomeDue };
    if (!(await store.saveList(sub, { rows: during, revision, busySince: now.getTime(), ...facts })))
      throw isBusy();
    const changedAt = user?.changedAt ? Date.parse(user.changedAt) : now.getTime();
    const since = newSubscription ? Date.parse(newSubscription) - CATCH_UP_WINDOW_MS : changedAt;
    await store.put(toWrite.map((row) => ({ ...row, since: Math.floor(since / 1000) })));
    await store.remove(toRemove.map(keyOf));
    if (!(await store.saveList(sub, { rows: after, revision: revision + 1, busySince: 0, ...facts })))
      throw hasChanged();
    latest = revision + 2;
  }
  if (user && (newSubscription || welcomeDue)) {
    await (newSubscription ? catchUp(user, newSubscription) : welcome(user));
    const done = { caughtUp: newSubscription ?? caughtUp, welcomeDue: false };
    if (!(await store.saveList(sub, { rows: after, revision: latest, busySince: 0, ...done })))
      throw hasChanged();
  }
  if (user) await store.clearStale(sub, user.version);
}

/** When the current subscription began, if its catch-up is still to be done. */
function subscriptionToCatchUp(user: User, caughtUp: string | null, now: Date): string | undefined {
  if (user.subscribedAt === null || user.subscribedAt === caughtUp) return undefined;
  return hasSubscription(user, now) ? user.subscribedAt : undefined;
}
