import { numberPeople } from './number-people.ts';
import type { WatcherPage } from './watcher-page.ts';

/** A page of watchers, and the outcome for each distinct thing that they want; undefined for no match. */
export interface JudgedPage<Outcome> {
  readonly page: WatcherPage;
  readonly outcomes: readonly (Outcome | undefined)[];
}

/** Everyone who has an outcome, once and with the best one. */
export interface BestOfEach<Outcome> {
  /** Calls `visit` once for each person. Nobody is listed before, since a list takes longer than the search. */
  visitPeople(visit: (sub: string, best: Outcome) => void): void;
}

/**
 * Finds the best outcome of everyone on the pages; the first of equals. Skips watchers whose `since` is after `latest`, in
 * epoch seconds.
 */
export function bestOfEach<Outcome>(
  pages: readonly JudgedPage<Outcome>[],
  latest: number,
  isBetter: (one: Outcome, other: Outcome) => boolean,
): BestOfEach<Outcome> {
  const { numbers, end, perRange } = numberPeople(pages.map(({ page }) => page));
  const { places, bests, slots } = emptyTables(perRange);
  /** The first index on each page that isn't merged. */
  const next = pages.map(({ page }) => page.start);
  /** The best watchers of each range. The lowest bits of a watcher's number are those of its page, the rest its index there. */
  const ranges: (readonly number[])[] = [];
  const bits = Math.ceil(Math.log2(Math.max(1, pages.length)));
  const pageOf = (watcher: number) => pages[watcher & ((1 << bits) - 1)];
  const indexOf = (watcher: number) => watcher >>> bits;
  const outcomeOf = (watcher: number) => {
    const judged = pageOf(watcher);
    return judged?.outcomes[judged.page.columns.wants[indexOf(watcher)] ?? 0];
  };

  function mergeRange(from: number): readonly number[] {
    let count = 0;
    for (let n = 0; n < pages.length; n += 1) {
      const [judged, people] = [pages[n], numbers[n]];
      if (judged === undefined || people === undefined) continue;
      const { page, outcomes } = judged;
      const { wants, since } = page.columns;
      let at = next[n] ?? page.end;
      for (; at < page.end; at += 1) {
        const slot = (people[at] ?? 0) - from;
        if (slot >= perRange) break;
        const outcome = outcomes[wants[at] ?? 0];
        if (outcome === undefined || (since[at] ?? 0) > latest) continue;
        const watcher = ((at << bits) | n) >>> 0;
        const place = places[slot] ?? 0;
        if (place === 0) {
          bests[count] = watcher;
          slots[count] = slot;
          count += 1;
          places[slot] = count;
        } else {
          const best = outcomeOf(bests[place - 1] ?? 0);
          if (best !== outcome && best !== undefined && isBetter(outcome, best)) bests[place - 1] = watcher;
        }
      }
      next[n] = at;
    }
    const winners: number[] = [];
    for (let place = 0; place < count; place += 1) {
      winners.push(bests[place] ?? 0);
      places[slots[place] ?? 0] = 0;
    }
    return winners;
  }

  for (let from = 0; from < end; from += perRange) ranges.push(mergeRange(from));
  return {
    visitPeople(visit) {
      for (const watchers of ranges)
        for (const watcher of watchers) {
          const outcome = outcomeOf(watcher);
          if (outcome !== undefined)
            visit(pageOf(watcher)?.page.columns.subs[indexOf(watcher)] ?? '', outcome);
        }
    },
  };
}

/** The scratch tables of a merge, for one range of people. */
interface Tables {
  /** The place of each person's best watcher in `bests`, counted from 1; 0 for none. */
  readonly places: Uint32Array;
  readonly bests: Uint32Array;
  /** Whose place each of `bests` is. */
  readonly slots: Uint32Array;
}

const createTables = (people: number): Tables => ({
  places: new Uint32Array(people),
  bests: new Uint32Array(people),
  slots: new Uint32Array(people),
});

/** Shared by all jobs: a merge never waits, so no two overlap, and it clears the places it filled. */
let lastTables = createTables(1_024);

function emptyTables(people: number): Tables {
  if (people > lastTables.places.length) lastTables = createTables(2 * people);
  return lastTables;
}
