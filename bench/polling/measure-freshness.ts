import { adapterOf } from '../../functions/ingestion/adapters/adapters.ts';
import { seededRandom } from '../measure/random.ts';
import { createHistogram, type Histogram } from './create-histogram.ts';
import type { PostingHabits } from './posting-habits.ts';
import { simulatePolling } from './simulate-polling.ts';
import { createPolicy } from './simulated-policy.ts';
import { createRegistry, type Vendor } from './simulated-registry.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Must match functions/ingestion/reading/read-lanes.ts. */
const ROUND_MS = 55_000;

/** Time per reading for the function and the table, measured on a warm function and rounded up. */
export const OVERHEAD_MS = 50;

export const FAVORITE_SHARE = 0.05;
const FAILING_SHARE = 0.02;

/** Matches a board with 50 openings that stay open for ten weeks. */
const POSTINGS_PER_WEEK = 5;

/** A Monday. Boards learn their posting patterns from the `KNOWN_WEEKS` weeks before it. */
const START = Date.UTC(2026, 5, 1);
const KNOWN_WEEKS = 3;

export const OUTAGE = {
  ats: 'smartrecruiters',
  from: START + DAY + 14 * HOUR,
  to: START + DAY + 15 * HOUR,
};

/** The results of some simulated days of polling. Ages and delays are in minutes. */
export interface Freshness {
  readonly ages: Groups;
  readonly delays: Groups;
  readonly ageWithoutOutage: Histogram;
  readonly longestInterval: number;
  readonly neverRead: number;
  /** The number of boards by ATS. */
  readonly boards: ReadonlyMap<string, number>;
  /** The number of requests by ATS. */
  readonly requests: ReadonlyMap<string, number>;
  /** The mean number of concurrent requests by ATS. */
  readonly concurrent: ReadonlyMap<string, number>;
  /** Requests to one board in one hour, by ATS. */
  readonly hourly: Groups;
  readonly seconds: number;
  readonly maxPerSecond: number;
  readonly bytes: number;
  readonly readingsPerBoardAndDay: number;
  /** The mean number of busy readers. */
  readonly readersAtWork: number;
}

export function measureFreshness(
  { size, days }: { readonly size: number; readonly days: number },
  vendors: readonly Vendor[],
  habits: PostingHabits,
  onProgress: (hours: number) => void,
): Freshness {
  const random = seededRandom(3);
  const boards = createRegistry({
    boards: size,
    favorites: size * FAVORITE_SHARE,
    failing: size * FAILING_SHARE,
    vendors,
    habits,
    random,
    perWeek: POSTINGS_PER_WEEK,
    from: START - KNOWN_WEEKS * 7 * DAY,
    weeks: KNOWN_WEEKS + 1,
  });
  const policy = createPolicy(boards, START, adapterOf);
  const options = { boards, from: START, to: START + days * DAY, round: ROUND_MS, overhead: OVERHEAD_MS };
  const ages = groupHistograms();
  const delays = groupHistograms();
  const hourly = groupHistograms(1);
  const ageWithoutOutage = createHistogram(0.1);
  const perSecond = new Map<number, number>();
  const requests = new Map<string, number>();
  const inFlight = new Map<string, number>();
  const inThisHour = new Uint16Array(size);
  const readAt = new Float64Array(size).fill(START);
  let [bytes, longestInterval, readings, busy] = [0, 0, 0, 0];
  simulatePolling({ ...options, outage: OUTAGE, random }, policy, {
    onRequest(place, at, length) {
      const vendor = boards[place]?.vendor;
      if (!vendor) return;
      bytes += vendor.bytes;
      inThisHour[place] = (inThisHour[place] ?? 0) + 1;
      requests.set(vendor.ats, (requests.get(vendor.ats) ?? 0) + 1);
      inFlight.set(vendor.ats, (inFlight.get(vendor.ats) ?? 0) + length);
      const second = Math.floor(at / 1000);
      perSecond.set(second, (perSecond.get(second) ?? 0) + 1);
    },
    onRead(place, at) {
      readings += 1;
      longestInterval = Math.max(longestInterval, (at - (readAt[place] ?? START)) / MINUTE);
      readAt[place] = at;
    },
    onPosting(place, delay) {
      const board = boards[place];
      if (board) delays.add(board.vendor.ats, board.favorite, delay / MINUTE);
    },
    onMessage(_, length) {
      busy += length;
    },
    onMinute(now) {
      if ((now - START) % (6 * HOUR) === 0) onProgress((now - START) / HOUR);
      if ((now - START) % HOUR === 0)
        for (const [place, board] of boards.entries()) {
          // The first hours read all boards as a whole.
          if (now - START > 6 * HOUR) hourly.add(board.vendor.ats, board.favorite, inThisHour[place] ?? 0);
          inThisHour[place] = 0;
        }
      // Samples each board every 7 minutes. No polling interval is a multiple of 7, so samples and readings
      // don't align.
      for (let place = (now / MINUTE) % 7; place < boards.length; place += 7) {
        const board = boards[place];
        if (!board || board.fails) continue;
        const age = (now - (readAt[place] ?? START)) / MINUTE;
        ages.add(board.vendor.ats, board.favorite, age);
        const caughtUp = OUTAGE.to + 30 * MINUTE;
        if (board.vendor.ats !== OUTAGE.ats || now < OUTAGE.from || now > caughtUp) ageWithoutOutage.add(age);
      }
    },
  });
  const ms = days * DAY;
  return {
    ages,
    delays,
    hourly,
    ageWithoutOutage,
    longestInterval,
    neverRead: policy.rows.filter(({ checkedAt }) => checkedAt === null).length,
    boards: new Map(
      vendors.map(({ ats }) => [ats, boards.filter(({ vendor }) => vendor.ats === ats).length]),
    ),
    requests,
    concurrent: new Map([...inFlight].map(([ats, length]) => [ats, length / ms])),
    seconds: ms / 1000,
    maxPerSecond: [...perSecond.values()].reduce((most, one) => Math.max(most, one), 0),
    bytes,
    readingsPerBoardAndDay: readings / size / days,
    readersAtWork: busy / ms,
  };
}

/** A histogram of all boards, one of the favorites, and one for each ATS. */
export interface Groups {
  readonly all: Histogram;
  readonly favorites: Histogram;
  of(ats: string): Histogram;
  add(ats: string, isFavorite: boolean, value: number): void;
}

function groupHistograms(width = 0.1): Groups {
  const make = () => createHistogram(width);
  const [all, favorites] = [make(), make()];
  const byAts = new Map<string, Histogram>();
  const of = (ats: string) => {
    const known = byAts.get(ats) ?? make();
    byAts.set(ats, known);
    return known;
  };
  return {
    all,
    favorites,
    of,
    add(ats, isFavorite, value) {
      all.add(value);
      of(ats).add(value);
      if (isFavorite) favorites.add(value);
    },
  };
}
