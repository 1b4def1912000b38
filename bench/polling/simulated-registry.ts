import { cumulativeSums, drawIndex } from '../measure/random.ts';
import type { PostingHabits } from './posting-habits.ts';

export interface Vendor {
  readonly ats: string;
  /** Number of boards relative to the other vendors. */
  readonly weight: number;
  /** Mean response time in seconds and gzipped size in bytes, per page. */
  readonly seconds: number;
  readonly bytes: number;
  /** Share of boards with more than one page. The others have one. */
  readonly paged?: number;
  /** The most pages that a board has; ten by default. */
  readonly maxPages?: number;
}

export interface SimulatedBoard {
  readonly vendor: Vendor;
  readonly slug: string;
  readonly favorite: boolean;
  readonly fails: boolean;
  readonly pages: number;
  /** Posting times in milliseconds, ascending. */
  readonly posts: readonly number[];
}

export interface RegistryPlan {
  readonly boards: number;
  readonly favorites: number;
  readonly failing: number;
  readonly vendors: readonly Vendor[];
  readonly habits: PostingHabits;
  /** Mean postings per board and week. */
  readonly perWeek: number;
  /** A Monday's midnight in UTC, in milliseconds. Postings cover `weeks` weeks from then on. */
  readonly from: number;
  readonly weeks: number;
  readonly random: () => number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** UTC offsets of the employers' clocks, in hours. `ZONE_SHARES` has their weights. */
const ZONES = [-8, -7, -6, -5, 0, 1, 5.5, 8];
const ZONE_SHARES = cumulativeSums([20, 5, 10, 25, 10, 15, 10, 5]);

/**
 * Creates boards in proportion to the vendors' weights, and draws everything else at random. Throws without
 * vendors.
 */
export function createRegistry(plan: RegistryPlan): SimulatedBoard[] {
  const { boards, favorites, failing, vendors, habits, random } = plan;
  const mean = habits.rates.reduce((sum, rate) => sum + rate, 0) / habits.rates.length;
  const total = vendors.reduce((sum, { weight }) => sum + weight, 0);
  const order = shuffle(boards, random);
  const hours = cumulativeSums(habits.hours);
  const weekdays = cumulativeSums(habits.weekdays);
  const ends = cumulativeSums(vendors.map(({ weight }) => (weight / total) * boards));
  return Array.from({ length: boards }, (_, number) => {
    const vendor = vendors[ends.findIndex((end) => number < end)] ?? vendors[0];
    if (!vendor) throw new Error('A registry needs vendors.');
    const rank = order[number] ?? 0;
    const rate = habits.rates[Math.floor(random() * habits.rates.length)] ?? 0;
    const perWeek = (plan.perWeek * rate) / mean;
    return {
      vendor,
      slug: `board-${number}`,
      favorite: rank < favorites,
      fails: rank >= favorites && rank < favorites + failing,
      pages:
        random() < (vendor.paged ?? 0) ? 2 + Math.floor(((vendor.maxPages ?? 10) - 1) * random() ** 3) : 1,
      posts: drawPostingTimes(plan, perWeek, hours, weekdays),
    };
  });
}

function drawPostingTimes(
  plan: RegistryPlan,
  perWeek: number,
  hours: readonly number[],
  weekdays: readonly number[],
): number[] {
  const { habits, from, weeks, random } = plan;
  const zone = ZONES[drawIndex(ZONE_SHARES, random)] ?? 0;
  const posts: number[] = [];
  const occasions = drawPoisson(perWeek * weeks * (1 - habits.clustered), random);
  for (let occasion = 0; occasion < occasions; occasion += 1) {
    const week = Math.floor(random() * weeks);
    const local =
      (week * 7 + drawIndex(weekdays, random)) * DAY + (drawIndex(hours, random) + random()) * HOUR;
    for (let at = from + local - zone * HOUR; ; at += random() * 0.5 * HOUR) {
      posts.push(at);
      if (random() >= habits.clustered) break;
    }
  }
  return posts.sort((one, other) => one - other);
}

/**
 * Draws from a Poisson distribution by Knuth's method, in steps of 30 so that `Math.exp` doesn't underflow.
 */
function drawPoisson(mean: number, random: () => number): number {
  let count = 0;
  for (let left = mean; left > 0; left -= 30) {
    const floor = Math.exp(-Math.min(left, 30));
    for (let product = random(); product > floor; product *= random()) count += 1;
  }
  return count;
}

function shuffle(length: number, random: () => number): number[] {
  const order = Array.from({ length }, (_, number) => number);
  for (let last = length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  return order;
}
