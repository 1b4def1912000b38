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
  const people = new OrderedPeople(isBetter);
  for (const { parts, firstHash, hashes, watchers } of splitByHash(pages)) {
    people.clear(firstHash, hashes, watchers);
    for (const { page, outcomes, start, end } of parts) {
      const { subs, hashes, since, wants } = page.columns;
      for (let at = start; at < end; at += 1) {
        const outcome = outcomes[wants[at] ?? 0];
        if (outcome === undefined || (since[at] ?? 0) > latest) continue;
        people.add(hashes[at] ?? 0, subs[at] ?? '', outcome);
      }
    }
    people.visit(visit);
  }
}

/** The watchers of a page from `start` up to `end`. */
interface Part<Outcome> extends JudgedPage<Outcome> {
  start: number;
  end: number;
}

/** The watchers of all pages whose hashes are in one range. */
interface Chunk<Outcome> {
  readonly parts: readonly Part<Outcome>[];
  readonly firstHash: number;
  /** How many hashes the range has. */
  readonly hashes: number;
  readonly watchers: number;
}

/** About how many watchers are merged at a time, so that all of them are in the processor's cache. */
const CHUNK_SIZE = 512;

/** Splits pages into chunks with about as many watchers each, since hashes are spread evenly. */
function* splitByHash<Outcome>(pages: readonly JudgedPage<Outcome>[]): Generator<Chunk<Outcome>> {
  let [watchers, first, last] = [0, Number.POSITIVE_INFINITY, 0];
  for (const { page } of pages) {
    const { hashes } = page.columns;
    watchers += page.end - page.start;
    first = Math.min(first, hashes[page.start] ?? first);
    last = Math.max(last, hashes[page.end - 1] ?? last);
  }
  const chunks = Math.ceil(watchers / CHUNK_SIZE);
  const hashes = (last - first + 1) / chunks;
  const parts = pages.map(({ page, outcomes }) => ({ page, outcomes, start: page.start, end: page.start }));
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    const firstHash = first + chunk * hashes;
    const bound = chunk === chunks - 1 ? Number.POSITIVE_INFINITY : firstHash + hashes;
    let size = 0;
    for (const part of parts) {
      part.start = part.end;
      part.end = endBelow(part.page, part.start, bound);
      size += part.end - part.start;
    }
    if (size > 0) yield { parts, firstHash, hashes, watchers: size };
  }
}

/** Returns where the watchers of a page end whose hashes are below a bound. */
function endBelow({ columns: { hashes }, end }: WatcherPage, start: number, bound: number): number {
  let at = start;
  while (at < end && (hashes[at] ?? 0) < bound) at += 1;
  return at;
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
  readonly #hashes: number[] = [];
  readonly #subs: string[] = [];
  readonly #bests: Outcome[] = [];
  #size = 0;
  /** The numbers of people, counted from 1, in the order of their keys. */
  #slots = new Int32Array();
  #firstHash = 0;
  #slotsPerHash = 0;

  constructor(isBetter: IsBetter<Outcome>) {
    this.#isBetter = isBetter;
  }

  /** Makes room for so many watchers in a range of hashes, and forgets the people before. */
  clear(firstHash: number, hashes: number, watchers: number): void {
    // The last people may have to move on behind the slots of their hashes.
    const slots = (SLOTS_PER_WATCHER + 1) * watchers + 1;
    if (slots > this.#slots.length) this.#slots = new Int32Array(slots);
    else this.#slots.fill(EMPTY);
    this.#size = 0;
    this.#firstHash = firstHash;
    this.#slotsPerHash = (SLOTS_PER_WATCHER * watchers) / hashes;
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
