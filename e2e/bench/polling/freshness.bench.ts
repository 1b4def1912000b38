import { adapterOf } from '../../../functions/ingestion/adapters/adapters.ts';
import { seededRandom } from '../random.ts';
import { FOLDER_HELP } from '../recorded-rows.ts';
import { formatNumber } from '../statistics.ts';
import { createHistogram, type Histogram } from './create-histogram.ts';
import { deriveHabits, MODEL } from './posting-habits.ts';
import { simulatePolling } from './simulate-polling.ts';
import { createPolicy } from './simulated-policy.ts';
import { createRegistry, type Vendor } from './simulated-registry.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const BOARDS = 10_000;
const FAVORITES = 500;
const FAILING = 200;
const DAYS = 3;

/** Must match infra/feeds.ts. */
const MAX_CONCURRENCY = 50;

/** Time per reading for the queue, function and table, measured on a warm function and rounded up. */
const OVERHEAD_MS = 50;

/** Matches a board with 50 openings that stay open for ten weeks. */
const POSTINGS_PER_WEEK = 5;

/** A Monday. Boards learn their posting patterns from the `KNOWN_WEEKS` weeks before it. */
const START = Date.UTC(2026, 5, 1);
const KNOWN_WEEKS = 3;

const OUTAGE = { ats: 'smartrecruiters', from: START + DAY + 14 * HOUR, to: START + DAY + 15 * HOUR };

/**
 * Weights are the board counts in the company lists when this was written. Response times and gzipped sizes
 * come from API references and trial requests.
 */
const VENDORS: readonly Vendor[] = [
  { ats: 'greenhouse', weight: 4_966, seconds: 0.3, bytes: 150_000 },
  { ats: 'lever', weight: 2_113, seconds: 0.4, bytes: 150_000 },
  { ats: 'ashby', weight: 2_856, seconds: 10, bytes: 150_000 },
  { ats: 'smartrecruiters', weight: 2_214, seconds: 0.5, bytes: 15_000, paged: 0.15 },
  { ats: 'workable', weight: 4_269, seconds: 0.4, bytes: 100_000 },
  { ats: 'recruitee', weight: 888, seconds: 0.3, bytes: 100_000 },
];

/** Simulates three days of polling 10,000 boards by the product's rules. Reports data ages and request rates. */
export const bench = {
  name: 'freshness',
  help: `Simulates three days of polling 10,000 boards. Reports the age of their data and the request rate per ATS.

  pnpm bench freshness            posting times from a model
  pnpm bench freshness FOLDER     posting times from a recording; needs only jobs/lifecycle.json.gz

${FOLDER_HELP}`,
  async run({ folder }: { folder?: string }) {
    const habits = folder === undefined ? MODEL : deriveHabits(folder);
    const random = seededRandom(3);
    const boards = createRegistry({
      boards: BOARDS,
      favorites: FAVORITES,
      failing: FAILING,
      vendors: VENDORS,
      habits,
      random,
      perWeek: POSTINGS_PER_WEEK,
      from: START - KNOWN_WEEKS * 7 * DAY,
      weeks: KNOWN_WEEKS + 1,
    });
    const policy = createPolicy(boards, START, adapterOf);
    const options = {
      boards,
      from: START,
      to: START + DAYS * DAY,
      maxConcurrency: MAX_CONCURRENCY,
      overhead: OVERHEAD_MS,
    };
    const ages = groupHistograms(() => createHistogram(0.1));
    const delays = groupHistograms(() => createHistogram(0.1));
    const withoutOutage = createHistogram(0.1);
    const perSecond = new Map<number, number>();
    const requests = new Map<string, number>();
    const inFlightMs = new Map<string, number>();
    const readAt = new Float64Array(BOARDS).fill(START);
    let bytes = 0;
    let oldest = 0;
    simulatePolling({ ...options, outage: OUTAGE, random }, policy, {
      onRequest(place, at, length) {
        const vendor = boards[place]?.vendor;
        if (!vendor) return;
        bytes += vendor.bytes;
        requests.set(vendor.ats, (requests.get(vendor.ats) ?? 0) + 1);
        inFlightMs.set(vendor.ats, (inFlightMs.get(vendor.ats) ?? 0) + length);
        const second = Math.floor(at / 1000);
        perSecond.set(second, (perSecond.get(second) ?? 0) + 1);
      },
      onRead(place, at) {
        oldest = Math.max(oldest, (at - (readAt[place] ?? START)) / MINUTE);
        readAt[place] = at;
      },
      onPosting(place, delay) {
        const board = boards[place];
        if (board) delays.add(board.vendor.ats, board.favorite, delay / MINUTE);
      },
      onMinute(now) {
        if ((now - START) % (6 * HOUR) === 0) console.error(`  ${(now - START) / HOUR} hours simulated`);
        // Samples each board every 7 minutes. No polling interval is a multiple of 7, so samples and readings
        // don't align.
        for (let place = (now / MINUTE) % 7; place < boards.length; place += 7) {
          const board = boards[place];
          if (!board || board.fails) continue;
          const age = (now - (readAt[place] ?? START)) / MINUTE;
          ages.add(board.vendor.ats, board.favorite, age);
          const caughtUp = OUTAGE.to + 30 * MINUTE;
          if (board.vendor.ats !== OUTAGE.ats || now < OUTAGE.from || now > caughtUp) withoutOutage.add(age);
        }
      },
    });
    const all = [...requests.values()].reduce((sum, count) => sum + count, 0);
    const seconds = (DAYS * DAY) / 1000;
    const never = policy.rows.filter(({ checkedAt }) => checkedAt === null).length;
    return {
      rows: [
        ...ageRows('data age, all boards', ages.all, 25),
        { metric: 'data age, all boards, max outside the outage', value: formatMinutes(withoutOutage.max()) },
        { metric: 'interval between readings, max', value: formatMinutes(oldest) },
        ...ageRows('data age, favorites', ages.favorites, 5),
        ...VENDORS.map(({ ats }) => ({
          metric: `data age, ${ats}, p50 / p95 / max`,
          value: formatAges(ages.of(ats)),
        })),
        { metric: 'boards never read', value: `${never}`, budget: '0', ok: never === 0 },
        { metric: 'posting to detection, all boards, p50 / p95', value: formatPercentiles(delays.all) },
        { metric: 'posting to detection, favorites, p50 / p95', value: formatPercentiles(delays.favorites) },
        {
          metric: 'rps, mean / max',
          value: `${formatNumber(all / seconds, 1)} / ${[...perSecond.values()].reduce((most, one) => Math.max(most, one), 0)}`,
        },
        ...VENDORS.map(({ ats }) => ({
          metric: `rps / concurrent requests, ${ats}`,
          value: `${formatNumber((requests.get(ats) ?? 0) / seconds, 2)} / ${formatNumber((inFlightMs.get(ats) ?? 0) / 1000 / seconds, 1)}`,
        })),
        { metric: 'requests per board and day', value: formatNumber(all / BOARDS / DAYS) },
        { metric: 'response traffic, gzip', value: `${formatNumber(bytes / seconds / 1e6, 1)} MB/s` },
      ],
      notes: [
        `${formatNumber(delays.all.count())} postings detected. Their times come from ${habits.source}.`,
        `On the second day, ${OUTAGE.ats} sends Retry-After for an hour. ${FAILING} boards always fail and don’t count in the ages.`,
        'Boards in a lane are read one after the other. Concurrent requests are the mean number in flight to a vendor.',
        ...VENDORS.map((vendor) =>
          describeCapacity(vendor, boards.filter((board) => board.vendor.ats === vendor.ats).length),
        ),
      ],
    };
  },
};

/** Describes how many boards a vendor's lanes can read within 25 minutes, and favorites within 5. */
function describeCapacity({ ats, seconds, paged = 0 }: Vendor, have: number): string {
  const { lanes } = adapterOf(ats);
  const perMinute = (lanes * 60) / (seconds * (1 + 3 * paged) + OVERHEAD_MS / 1000);
  const share = FAVORITES / BOARDS;
  const max = Math.floor(perMinute / (share / 5 + (1 - share) / 25));
  const used = formatNumber((100 * have) / max);
  return `${ats}: ${lanes} lanes can keep ${formatNumber(max)} boards below 25 minutes and favorites below 5. The ${formatNumber(have)} boards are ${used}% of that.`;
}

function groupHistograms(make: () => Histogram) {
  const [all, favorites] = [make(), make()];
  const vendors = new Map<string, Histogram>();
  const of = (ats: string) => {
    const known = vendors.get(ats) ?? make();
    vendors.set(ats, known);
    return known;
  };
  return {
    all,
    favorites,
    of,
    add(ats: string, favorite: boolean, value: number) {
      all.add(value);
      of(ats).add(value);
      if (favorite) favorites.add(value);
    },
  };
}

const formatMinutes = (value: number): string => `${formatNumber(value, 1)} min`;
const formatPercentiles = (one: Histogram): string =>
  `${formatMinutes(one.percentile(0.5))} / ${formatMinutes(one.percentile(0.95))}`;
const formatAges = (one: Histogram): string => `${formatPercentiles(one)} / ${formatMinutes(one.max())}`;

const ageRows = (label: string, ages: Histogram, budget: number) => [
  { metric: `${label}, p50`, value: formatMinutes(ages.percentile(0.5)) },
  {
    metric: `${label}, p95`,
    value: formatMinutes(ages.percentile(0.95)),
    budget: `< ${budget} min`,
    ok: ages.percentile(0.95) < budget,
  },
  { metric: `${label}, max`, value: formatMinutes(ages.max()) },
];
