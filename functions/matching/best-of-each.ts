import { sizeOf, type WatcherPage } from './watcher-page.ts';

/** A page of watchers, and the outcome for each distinct thing that they want; undefined for no match. */
export interface JudgedPage<Outcome> {
  readonly page: WatcherPage;
  readonly outcomes: readonly (Outcome | undefined)[];
}

/**
 * Calls `visit` with everyone in the pages who has an outcome, once, in the order of the people's hashes and then of
 * their subs, and with the best one; the first of equals. Leaves out those who watch only since after `latest`, in epoch
 * seconds.
 */
export function bestOfEach<Outcome>(
  pages: readonly JudgedPage<Outcome>[],
  latest: number,
  isBetter: (one: Outcome, other: Outcome) => boolean,
  visit: (sub: string, best: Outcome) => void,
): void {
  const matching = collectMatching(pages, latest);
  const subOf = (place: number) => matching.subs[place] ?? '';
  const order = sortPlaces(matching.hashes, subOf);
  for (let at = 0; at < order.length; ) {
    const place = order[at] ?? 0;
    const hash = matching.hashes[place];
    const sub = subOf(place);
    let best = matching.outcomes[place];
    for (at += 1; at < order.length; at += 1) {
      const next = order[at] ?? 0;
      if (matching.hashes[next] !== hash || subOf(next) !== sub) break;
      const outcome = matching.outcomes[next];
      if (outcome !== undefined && best !== undefined && isBetter(outcome, best)) best = outcome;
    }
    if (best !== undefined) visit(sub, best);
  }
}

/** Watchers with an outcome in columns, page by page. */
interface Matching<Outcome> {
  readonly hashes: Uint32Array;
  readonly subs: readonly string[];
  readonly outcomes: readonly Outcome[];
}

function collectMatching<Outcome>(
  pages: readonly JudgedPage<Outcome>[],
  latest: number,
): Matching<Outcome> {
  const matching = pages.filter(({ outcomes }) => outcomes.some((outcome) => outcome !== undefined));
  const hashes = new Uint32Array(matching.reduce((sum, { page }) => sum + sizeOf(page), 0));
  const subs: string[] = [];
  const outcomes: Outcome[] = [];
  for (const { page, outcomes: judged } of matching) {
    const { columns, start, end } = page;
    for (let at = start; at < end; at += 1) {
      const outcome = judged[columns.wants[at] ?? 0];
      if (outcome === undefined || (columns.since[at] ?? 0) > latest) continue;
      hashes[subs.length] = columns.hashes[at] ?? 0;
      subs.push(columns.subs[at] ?? '');
      outcomes.push(outcome);
    }
  }
  return { hashes: hashes.subarray(0, subs.length), subs, outcomes };
}

/**
 * Returns the places of hashes in their order; equal ones in the order of their subs, or as they came. Hashes are spread
 * evenly, so each of as many buckets has about one, and only neighbors remain to be sorted.
 */
function sortPlaces(hashes: Uint32Array, subOf: (place: number) => string): Uint32Array {
  const order = distribute(hashes);
  for (let at = 1; at < order.length; at += 1) {
    const place = order[at] ?? 0;
    const hash = hashes[place] ?? 0;
    let to = at;
    for (; to > 0; to -= 1) {
      const before = order[to - 1] ?? 0;
      const other = hashes[before] ?? 0;
      if (other < hash || (other === hash && !isAfter(subOf(before), subOf(place)))) break;
      order[to] = before;
    }
    order[to] = place;
  }
  return order;
}

/** Most equal hashes are of one person, and to ask whether texts are the same is faster than to order them. */
const isAfter = (one: string, other: string): boolean => one !== other && one > other;

/** Returns the places of hashes in the order of buckets, each a part of the range from the least to the greatest. */
function distribute(hashes: Uint32Array): Uint32Array {
  const count = hashes.length;
  let [least, greatest] = [Number.POSITIVE_INFINITY, 0];
  for (const hash of hashes) {
    if (hash < least) least = hash;
    if (hash > greatest) greatest = hash;
  }
  const scale = (count - 1) / Math.max(1, greatest - least);
  const starts = new Uint32Array(count + 1);
  for (const hash of hashes) {
    const bucket = Math.floor((hash - least) * scale) + 1;
    starts[bucket] = (starts[bucket] ?? 0) + 1;
  }
  for (let bucket = 1; bucket <= count; bucket += 1)
    starts[bucket] = (starts[bucket] ?? 0) + (starts[bucket - 1] ?? 0);
  const order = new Uint32Array(count);
  for (let place = 0; place < count; place += 1) {
    const bucket = Math.floor(((hashes[place] ?? 0) - least) * scale);
    const to = starts[bucket] ?? 0;
    order[to] = place;
    starts[bucket] = to + 1;
  }
  return order;
}
