import { adapterOf } from '../../../functions/ingestion/adapters/adapters.ts';
import { seededRandom } from '../random.ts';
import { FOLDER_HELP } from '../recorded-rows.ts';
import { formatNumber } from '../statistics.ts';
import { type Histogram, tally } from './histogram.ts';
import { MODEL, recordedHabits } from './posting-habits.ts';
import { simulatePolling } from './simulate-polling.ts';
import { simulatedPolicy } from './simulated-policy.ts';
import { simulatedRegistry, type Vendor } from './simulated-registry.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const BOARDS = 10_000;
const FAVORITES = 500;
const FAILING = 200;
const DAYS = 3;

/** Must match infra/feeds.ts. */
const AT_ONCE = 50;

/** Milliseconds per reading for queue, function and table, measured on a warm function and rounded up. */
const OVERHEAD = 50;

/** Equals a board with 50 openings that stay open for ten weeks. */
const PER_WEEK = 5;

/** A Monday. Boards learn their posting patterns from the `KNOWN` weeks before it. */
const START = Date.UTC(2026, 5, 1);
const KNOWN = 3;

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

/**
 * Simulates three days of polling 10,000 boards by the product's rules. Reports the age of readings and the
 * request rate per vendor.
 */
export const bench = {
  name: 'freshness',
  help: `Simulates three days of polling 10,000 boards: how old readings get, and how often each ATS is asked.

  pnpm bench freshness            postings come when a model says
  pnpm bench freshness FOLDER     postings come when those of a recording did; needs jobs/lifecycle.json.gz alone

${FOLDER_HELP}`,
  async run({ folder }: { folder?: string }) {
    const habits = folder === undefined ? MODEL : recordedHabits(folder);
    const random = seededRandom(3);
    const boards = simulatedRegistry({
      boards: BOARDS,
      favorites: FAVORITES,
      failing: FAILING,
      vendors: VENDORS,
      habits,
      random,
      perWeek: PER_WEEK,
      from: START - KNOWN * 7 * DAY,
      weeks: KNOWN + 1,
    });
    const policy = simulatedPolicy(boards, START, adapterOf);
    const world = { boards, from: START, to: START + DAYS * DAY, atOnce: AT_ONCE, overhead: OVERHEAD };
    const ages = perGroup(() => tally(0.1));
    const delays = perGroup(() => tally(0.1));
    const outsideIt = tally(0.1);
    const perSecond = new Map<number, number>();
    const requests = new Map<string, number>();
    const held = new Map<string, number>();
    const readAt = new Float64Array(BOARDS).fill(START);
    let bytes = 0;
    let oldest = 0;
    simulatePolling({ ...world, outage: OUTAGE, random }, policy, {
      request(place, at, length) {
        const vendor = boards[place]?.vendor;
        if (!vendor) return;
        bytes += vendor.bytes;
        requests.set(vendor.ats, (requests.get(vendor.ats) ?? 0) + 1);
        held.set(vendor.ats, (held.get(vendor.ats) ?? 0) + length);
        const second = Math.floor(at / 1000);
        perSecond.set(second, (perSecond.get(second) ?? 0) + 1);
      },
      read(place, at) {
        oldest = Math.max(oldest, (at - (readAt[place] ?? START)) / MINUTE);
        readAt[place] = at;
      },
      seen(place, delay) {
        const board = boards[place];
        if (board) delays.add(board.vendor.ats, board.favorite, delay / MINUTE);
      },
      minute(now) {
        if ((now - START) % (6 * HOUR) === 0) console.error(`  ${(now - START) / HOUR} hours simulated`);
        // Samples each board every 7 minutes. No polling interval is a multiple of 7, so samples and readings
        // don't align.
        for (let place = (now / MINUTE) % 7; place < boards.length; place += 7) {
          const board = boards[place];
          if (!board || board.fails) continue;
          const age = (now - (readAt[place] ?? START)) / MINUTE;
          ages.add(board.vendor.ats, board.favorite, age);
          const caughtUp = OUTAGE.to + 30 * MINUTE;
          if (board.vendor.ats !== OUTAGE.ats || now < OUTAGE.from || now > caughtUp) outsideIt.add(age);
        }
      },
    });
    const all = [...requests.values()].reduce((sum, count) => sum + count, 0);
    const seconds = (DAYS * DAY) / 1000;
    const never = policy.rows.filter(({ checkedAt }) => checkedAt === null).length;
    return {
      rows: [
        ...ageRows('age of all boards', ages.all, 25),
        { metric: 'age of all boards, oldest without the outage', value: minutes(outsideIt.most()) },
        { metric: 'longest between two readings, in the outage', value: minutes(oldest) },
        ...ageRows('age of favorites', ages.favorites, 5),
        ...VENDORS.map(({ ats }) => ({
          metric: `age, ${ats}`,
          value: three(ages.of(ats)),
        })),
        { metric: 'boards never read', value: `${never}`, budget: '0', ok: never === 0 },
        { metric: 'posted to seen, median and 95 %', value: two(delays.all) },
        { metric: 'posted to seen, favorites', value: two(delays.favorites) },
        {
          metric: 'requests a second, mean and peak',
          value: `${formatNumber(all / seconds, 1)}, ${[...perSecond.values()].reduce((most, one) => Math.max(most, one), 0)}`,
        },
        ...VENDORS.map(({ ats }) => ({
          metric: `requests a second, ${ats}`,
          value: `${formatNumber((requests.get(ats) ?? 0) / seconds, 2)}, ${formatNumber((held.get(ats) ?? 0) / 1000 / seconds, 1)} at a time`,
        })),
        { metric: 'requests a board and day', value: formatNumber(all / BOARDS / DAYS) },
        { metric: 'answers a second', value: `${formatNumber(bytes / seconds / 1e6, 1)} MB` },
      ],
      notes: [
        `${formatNumber(delays.all.count())} postings seen; when and how often they come: ${habits.source}.`,
        `${OUTAGE.ats} asks everybody to wait for an hour on the second day; ${FAILING} boards fail throughout and have no age.`,
        'Each board in a lane is asked after the one before it: “at a time” is what a vendor has of us at once.',
        ...VENDORS.map((vendor) =>
          capacity(vendor, boards.filter((board) => board.vendor.ats === vendor.ats).length),
        ),
      ],
    };
  },
};

/** Describes how many of a vendor's boards its lanes can keep below 25 minutes, and favorites below 5. */
function capacity({ ats, seconds, paged = 0 }: Vendor, have: number): string {
  const { lanes } = adapterOf(ats);
  const perMinute = (lanes * 60) / (seconds * (1 + 3 * paged) + OVERHEAD / 1000);
  const share = FAVORITES / BOARDS;
  const most = Math.floor(perMinute / (share / 5 + (1 - share) / 25));
  const used = formatNumber((100 * have) / most);
  return `${ats}: ${lanes} at a time could keep ${formatNumber(most)} boards below 25 and favorites below 5 minutes; ${formatNumber(have)} are ${used} % of that.`;
}

function perGroup(make: () => Histogram) {
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

const minutes = (value: number): string => `${formatNumber(value, 1)} min`;
const two = (one: Histogram): string => `${minutes(one.percentile(0.5))}, ${minutes(one.percentile(0.95))}`;
const three = (one: Histogram): string => `${two(one)}, oldest ${minutes(one.most())}`;

const ageRows = (what: string, ages: Histogram, budget: number) => [
  { metric: `${what}, median`, value: minutes(ages.percentile(0.5)) },
  {
    metric: `${what}, 95 %`,
    value: minutes(ages.percentile(0.95)),
    budget: `below ${budget} min`,
    ok: ages.percentile(0.95) < budget,
  },
  { metric: `${what}, oldest`, value: minutes(ages.most()) },
];
