import type { WatcherPage } from './watcher-page.ts';

/** A page of watchers, and the outcome for each distinct thing that they want; undefined for no match. */
export interface JudgedPage<Outcome> {
  readonly page: WatcherPage;
  readonly outcomes: readonly (Outcome | undefined)[];
}

/**
 * Merges pages, each in the order of its people, and calls `visit` with everyone who has an outcome, once, in
 * that order, and with the best one; the first of equals. Leaves out those who watch only since after
 * `latest`, in epoch seconds.
 */
export function bestOfEach<Outcome>(
  pages: readonly JudgedPage<Outcome>[],
  latest: number,
  isBetter: (one: Outcome, other: Outcome) => boolean,
  visit: (sub: string, best: Outcome) => void,
): void {
  const cursors = pages.map((judged, order) => new Cursor(judged, order, latest));
  // A sorted list is a heap.
  const heap = cursors.filter(({ outcome }) => outcome !== undefined).sort(compare);
  for (let first = heap[0]; first?.outcome !== undefined; first = heap[0]) {
    const { hash, sub } = first;
    let best = first.outcome;
    while (first?.outcome !== undefined && first.hash === hash && first.sub === sub) {
      if (isBetter(first.outcome, best)) best = first.outcome;
      first.advance();
      siftDown(heap, first);
      first = heap[0];
    }
    visit(sub, best);
  }
}

/** Makes an unsigned hash a signed number with the same order: V8 stores it without allocating. */
const SIGN = -(2 ** 31);

/** After everyone. */
const LAST_HASH = 2 ** 31 - 1;
const LAST_SUB = '\uffff';

/** A walk through a page that stops at watchers with an outcome. At the end it has none. */
class Cursor<Outcome> {
  outcome: Outcome | undefined;
  sub = '';
  /** Signed. */
  hash = 0;
  readonly order: number;
  readonly #judged: JudgedPage<Outcome>;
  readonly #latest: number;
  #next: number;

  constructor(judged: JudgedPage<Outcome>, order: number, latest: number) {
    this.order = order;
    this.#judged = judged;
    this.#latest = latest;
    this.#next = judged.page.start;
    this.advance();
  }

  advance(): void {
    const { page, outcomes } = this.#judged;
    const { subs, hashes, since, wants } = page.columns;
    for (let at = this.#next; at < page.end; at += 1) {
      const outcome = outcomes[wants[at] ?? 0];
      if (outcome === undefined || (since[at] ?? 0) > this.#latest) continue;
      this.outcome = outcome;
      this.sub = subs[at] ?? '';
      this.hash = (hashes[at] ?? 0) ^ SIGN;
      this.#next = at + 1;
      return;
    }
    this.outcome = undefined;
    this.sub = LAST_SUB;
    this.hash = LAST_HASH;
  }
}

/** Orders cursors by person, and those at the same one as they came. */
function compare(one: Cursor<unknown>, other: Cursor<unknown>): number {
  if (one.hash !== other.hash) return one.hash < other.hash ? -1 : 1;
  if (one.sub !== other.sub) return one.sub < other.sub ? -1 : 1;
  return one.order - other.order;
}

/** Moves the first cursor of a heap, which has advanced, to its place. */
function siftDown(heap: Cursor<unknown>[], moved: Cursor<unknown>): void {
  let at = 0;
  for (;;) {
    const left = heap[2 * at + 1];
    if (left === undefined) break;
    const right = heap[2 * at + 2];
    const isRight = right !== undefined && compare(right, left) < 0;
    const child = isRight ? right : left;
    if (compare(moved, child) < 0) break;
    heap[at] = child;
    at = 2 * at + (isRight ? 2 : 1);
  }
  heap[at] = moved;
}
