import type { WatcherPage } from './watcher-page.ts';

/** A page of watchers, and the outcome for each distinct thing that they want; undefined for no match. */
export interface JudgedPage<Outcome> {
  readonly page: WatcherPage;
  readonly outcomes: readonly (Outcome | undefined)[];
}

type IsBetter<Outcome> = (one: Outcome, other: Outcome) => boolean;

/**
 * Calls `visit` with everyone on the pages who has an outcome, once, in the order of their keys and with the best
 * outcome; the first of equals. Skips watchers whose `since` is after `latest`, in epoch seconds.
 */
export function bestOfEach<Outcome>(
  pages: readonly JudgedPage<Outcome>[],
  latest: number,
  isBetter: IsBetter<Outcome>,
  visit: (sub: string, best: Outcome) => void,
): void {
  const people = new OrderedPeople(pages, isBetter);
  for (const { page, outcomes } of pages) {
    const { subs, hashes, since, wants } = page.columns;
    for (let at = page.start; at < page.end; at += 1) {
      const outcome = outcomes[wants[at] ?? 0];
      if (outcome === undefined || (since[at] ?? 0) > latest) continue;
      people.add(hashes[at] ?? 0, subs[at] ?? '', outcome);
    }
  }
  people.visit(visit);
}

const SLOTS_PER_WATCHER = 2;
const EMPTY = 0;

/**
 * A hash table that keeps people in the order of their keys. Hashes are spread evenly, so each predicts roughly where its
 * person sorts, and nothing has to be sorted.
 */
class OrderedPeople<Outcome> {
  readonly #isBetter: IsBetter<Outcome>;
  /** The people as they came, one column for each field. */
  readonly #hashes: Uint32Array;
  readonly #subs: string[];
  readonly #bests: Outcome[];
  #size = 0;
  /** The numbers of people, counted from 1, in the order of their keys. */
  readonly #slots: Int32Array;
  readonly #firstHash: number;
  readonly #slotsPerHash: number;

  constructor(pages: readonly JudgedPage<Outcome>[], isBetter: IsBetter<Outcome>) {
    let [watchers, first, last] = [0, Number.POSITIVE_INFINITY, 0];
    for (const { page } of pages) {
      const { hashes } = page.columns;
      watchers += page.end - page.start;
      first = Math.min(first, hashes[page.start] ?? first);
      last = Math.max(last, hashes[page.end - 1] ?? last);
    }
    this.#isBetter = isBetter;
    this.#hashes = new Uint32Array(watchers);
    this.#subs = new Array(watchers);
    this.#bests = new Array(watchers);
    // The last people may have to move on behind the slots of their hashes.
    this.#slots = new Int32Array((SLOTS_PER_WATCHER + 1) * watchers + 1);
    this.#firstHash = first;
    this.#slotsPerHash = (SLOTS_PER_WATCHER * watchers) / (last - first + 1);
  }

  /** Adds a person, or an outcome of one who is there. Those who come later in the order move on by a slot. */
  add(hash: number, sub: string, outcome: Outcome): void {
    const slots = this.#slots;
    let at = Math.floor((hash - this.#firstHash) * this.#slotsPerHash);
    for (let number = slots[at] ?? EMPTY; number !== EMPTY; number = slots[at] ?? EMPTY) {
      const order = this.#compare(number - 1, hash, sub);
      if (order === 0) {
        this.#improve(number - 1, outcome);
        return;
      }
      if (order > 0) break;
      at += 1;
    }
    this.#hashes[this.#size] = hash;
    this.#subs[this.#size] = sub;
    this.#bests[this.#size] = outcome;
    this.#size += 1;
    for (let moved = this.#size; moved !== EMPTY; at += 1) {
      const next = slots[at] ?? EMPTY;
      slots[at] = moved;
      moved = next;
    }
  }

  visit(visit: (sub: string, best: Outcome) => void): void {
    for (let at = 0; at < this.#slots.length; at += 1) {
      const number = this.#slots[at] ?? EMPTY;
      if (number === EMPTY) continue;
      const best = this.#bests[number - 1];
      if (best !== undefined) visit(this.#subs[number - 1] ?? '', best);
    }
  }

  #improve(person: number, outcome: Outcome): void {
    const best = this.#bests[person];
    if (best === undefined || this.#isBetter(outcome, best)) this.#bests[person] = outcome;
  }

  #compare(person: number, hash: number, sub: string): number {
    const other = this.#hashes[person] ?? 0;
    if (other !== hash) return other - hash;
    const known = this.#subs[person] ?? '';
    if (known === sub) return 0;
    return known < sub ? -1 : 1;
  }
}
