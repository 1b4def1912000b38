import { hasSubscription } from '../members/entitlements.ts';
import { ContentionError } from '../platform/queue.ts';
import type { User } from '../table/user.ts';
import type { Watcher } from '../table/watcher.ts';
import type { WantedWatcher } from './watchers.ts';

/** What a profile's rows are, or are about to be: each 'pk / sk' with its content as a text. */
export type Rows = Readonly<Record<string, string>>;

/** The list of a profile's rows, by which a half-done change is found and finished. */
export interface List {
  readonly rows: Rows;
  readonly revision: number;
  /** When the run began that has not come to its end, in milliseconds; 0 for none. */
  readonly busySince: number;
  /** The `subscribedAt` of the subscription for which the person has been told what was missed; null for none. */
  readonly caughtUp: string | null;
}

/** Where watchers are kept. */
export interface WatcherStore {
  user(sub: string): Promise<User | undefined>;
  list(sub: string): Promise<List>;
  /** Writes the list as the revision after `list.revision`; false where another run has changed it since. */
  saveList(sub: string, list: List): Promise<boolean>;
  put(watchers: readonly Watcher[]): Promise<void>;
  remove(keys: readonly { pk: string; sk: string }[]): Promise<void>;
  /** Takes back the mark of a profile whose watchers are behind, unless it changed again meanwhile. */
  settled(sub: string, version: number): Promise<void>;
}

/**
 * After this long a run is certain to have ended, in milliseconds: the function's longest time (30 s in the template)
 * and as much again for its last write to arrive.
 */
export const LONGEST_RUN = 60_000;

/** How long before a subscription began it reaches back, in milliseconds: what was seen since then is still told. */
export const CATCH_UP_WINDOW_MS = 2 * 86_400_000;

/** Tells what was missed before the person's subscription began, at this time (ISO); repeating it changes nothing. */
export type CatchUp = (user: User, begun: string) => Promise<void>;

const nameOf = ({ pk, sk }: { pk: string; sk: string }) => `${pk} / ${sk}`;
const keyOf = (name: string) => {
  const at = name.lastIndexOf(' / ');
  return { pk: name.slice(0, at), sk: name.slice(at + ' / '.length) };
};
const contentOf = ({ title, company, jobType }: WantedWatcher) => `${jobType ?? '-'} ${company ?? title}`;

/**
 * Brings a person's watchers in line with what `wantedOf` says of the profile, writing only what differs. The list is
 * widened before a row is written and narrowed after the last was removed, so a crash leaves nothing that a later run
 * cannot find; and one run at a time, so that no late write of one brings back what another has removed. Throws
 * `Contended` while another run of the same profile may be under way. Once the watchers of a new subscription
 * stand, and not before, `catchUp` tells what was missed: of a job at any time one of the two knows.
 */
export async function syncWatchers(
  store: WatcherStore,
  sub: string,
  now: Date,
  wantedOf: (user: User, now: Date) => readonly WantedWatcher[],
  catchUp: CatchUp = async () => undefined,
): Promise<void> {
  const { rows: before, revision, busySince, caughtUp } = await store.list(sub);
  if (now.getTime() - busySince < LONGEST_RUN)
    throw new ContentionError('Another run is syncing the watchers of this profile.');
  // Read after the list: then the list's owner has seen this profile, or a later one.
  const user = await store.user(sub);
  const wanted = new Map((user ? wantedOf(user, now) : []).map((row) => [nameOf(row), row]));
  const after = Object.fromEntries([...wanted].map(([name, row]) => [name, contentOf(row)]));
  const write = [...wanted].flatMap(([name, row]) => (before[name] === after[name] ? [] : [row]));
  const remove = Object.keys(before).filter((name) => !wanted.has(name));
  const begun = user && subscriptionToTell(user, caughtUp, now);
  let last = revision;
  if (write.length > 0 || remove.length > 0) {
    // What is about to be written or removed is listed as unsettled ('?'): after a crash nobody takes it for settled.
    const unsettled = [...write.map(nameOf), ...remove].map((name) => [name, '?'] as const);
    const during = { ...before, ...Object.fromEntries(unsettled) };
    if (!(await store.saveList(sub, { rows: during, revision, busySince: now.getTime(), caughtUp })))
      throw new ContentionError('Another run is syncing the watchers of this profile.');
    const changed = user?.changedAt ? Date.parse(user.changedAt) : now.getTime();
    const from = begun ? Date.parse(begun) - CATCH_UP_WINDOW_MS : changed;
    await store.put(write.map((row) => ({ ...row, since: Math.floor(from / 1000) })));
    await store.remove(remove.map(keyOf));
    if (!(await store.saveList(sub, { rows: after, revision: revision + 1, busySince: 0, caughtUp })))
      throw new ContentionError('Another run changed the list of watchers.');
    last = revision + 2;
  }
  if (user && begun) {
    await catchUp(user, begun);
    const list = { rows: after, revision: last, busySince: 0, caughtUp: begun };
    if (!(await store.saveList(sub, list)))
      throw new ContentionError('Another run changed the list of watchers.');
  }
  if (user) await store.settled(sub, user.version);
}

/** When the subscription began that runs and with which it is still to be told what was missed; undefined for none. */
function subscriptionToTell(user: User, caughtUp: string | null, now: Date): string | undefined {
  if (user.subscribedAt === null || user.subscribedAt === caughtUp) return undefined;
  return hasSubscription(user, now) ? user.subscribedAt : undefined;
}
