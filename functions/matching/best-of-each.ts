import type { WatcherPage } from './watcher-page.ts';

/** A page of watchers, ascending by hash, and the outcome for each distinct thing that they want; undefined for no match. */
export interface JudgedPage<Outcome> {
  readonly page: WatcherPage;
  readonly outcomes: readonly (Outcome | undefined)[];
}

/**
 * Calls `visit` with everyone on the pages who has an outcome, once and with the best one; the first of equals. Skips
 * watchers whose `since` is after `latest`, in epoch seconds.
 */
export function bestOfEach<Outcome>(
  pages: readonly JudgedPage<Outcome>[],
  latest: number,
  isBetter: (one: Outcome, other: Outcome) => boolean,
  visit: (sub: string, best: Outcome) => void,
): void {
  const { watchers, firstHash, lastHash } = countWatchers(pages);
  const slotsPerHash = (SLOTS_PER_WATCHER * watchers) / (lastHash - firstHash + 1);
  // The last people may be put behind the slot of the last hash.
  const { people, hashes } = emptySlots((SLOTS_PER_WATCHER + 1) * watchers + 1);
  const subs: string[] = [];
  const bests: Outcome[] = [];
  for (const { page, outcomes } of pages) {
    const { columns, start, end } = page;
    for (let at = start; at < end; at += 1) {
      const outcome = outcomes[columns.wants[at] ?? 0];
      if (outcome === undefined || (columns.since[at] ?? 0) > latest) continue;
      const sub = columns.subs[at] ?? '';
      const hash = columns.hashes[at] ?? 0;
      let slot = Math.floor((hash - firstHash) * slotsPerHash);
      let person = people[slot] ?? EMPTY;
      while (person !== EMPTY && !(hashes[slot] === hash && subs[person - 1] === sub)) {
        slot += 1;
        person = people[slot] ?? EMPTY;
      }
      const best = person === EMPTY ? undefined : bests[person - 1];
      if (best === undefined) {
        bests.push(outcome);
        people[slot] = subs.push(sub);
        hashes[slot] = hash;
      } else if (best !== outcome && isBetter(outcome, best)) bests[person - 1] = outcome;
    }
  }
  for (let person = 0; person < bests.length; person += 1) {
    const best = bests[person];
    if (best !== undefined) visit(subs[person] ?? '', best);
  }
}

/** Returns how many watchers are on the pages, and their first and last hash. */
function countWatchers(pages: readonly JudgedPage<unknown>[]) {
  let [watchers, firstHash, lastHash] = [0, Number.POSITIVE_INFINITY, 0];
  for (const { page } of pages) {
    const { hashes } = page.columns;
    watchers += page.end - page.start;
    firstHash = Math.min(firstHash, hashes[page.start] ?? firstHash);
    lastHash = Math.max(lastHash, hashes[page.end - 1] ?? lastHash);
  }
  return { watchers, firstHash, lastHash };
}

const SLOTS_PER_WATCHER = 2;
const EMPTY = 0;

/**
 * The slots of a hash table: the numbers of people, counted from 1, and their hashes. They are in the order of the hashes,
 * which are spread evenly, and pages are in that order too, so the processor reads both in one direction.
 */
interface Slots {
  readonly people: Uint32Array;
  readonly hashes: Uint32Array;
}

const createSlots = (count: number): Slots => ({
  people: new Uint32Array(count),
  hashes: new Uint32Array(count),
});

/** Shared by all jobs, since allocating a table takes longer than most merges. A merge never waits, so no two overlap. */
let lastSlots = createSlots(1_024);

function emptySlots(count: number): Slots {
  if (count > lastSlots.people.length) lastSlots = createSlots(2 * count);
  else lastSlots.people.fill(EMPTY, 0, count);
  return lastSlots;
}
