import { sampleOf } from '@daybreak/contract/fixtures/sampling.ts';
import { describe, expect, test } from '@jest/globals';
import { readRealBoards } from '../ingestion/reading/fixtures/replay/real-boards.ts';
import { replayBoards } from '../ingestion/reading/fixtures/replay/replay.ts';
import type {
  ReplayedBoard,
  ReplayedPosting,
  Shown,
} from '../ingestion/reading/fixtures/replay/replayed-board.ts';
import { readVendorBoards } from '../ingestion/reading/fixtures/replay/vendor-boards.ts';
import { getWriter, WRITERS } from '../ingestion/reading/fixtures/replay/vendor-formats.ts';
import type { Posting } from '../postings/posting.ts';
import { aUser } from '../table/fixtures/user.ts';
import type { Job } from '../table/job.ts';
import { userKey } from '../table/keys.ts';
import type { User } from '../table/user.ts';
import { TEST_DATA_FOLDER } from '../test-data/test-data.ts';
import { fanOut } from './fan-out.ts';
import { memoryIndex, memoryLedger } from './fixtures/memory-index.ts';
import { jobMatches } from './match-rule.ts';
import { FULL_RANGE } from './slice.ts';

const HOUR = 3_600_000;
const DAY_1 = Date.parse('2026-06-01T09:00:00.000Z');
const DAY_2 = DAY_1 + 24 * HOUR;

/** Employers of the recorded sample. */
const BOARDS = 40;
/** Boards that `npm test` replays. */
const SAMPLE = 12;

const boise = { city: 'Boise', state: 'ID', country: 'US' };

/** An employer's change of a posting between the two days. */
const EDITS: readonly ((posting: Content) => Content)[] = [
  (same) => same,
  ({ title, places }) => ({ title: `${title}, Platform`, places }),
  ({ title, places }) => ({ title, places: places.slice(0, 1) }),
  ({ title, places }) => ({ title, places: [...places, 'Boise, ID'] }),
  ({ places }) => ({ title: 'Senior Data Engineer', places }),
  ({ title, places }) => ({ title: `${title} II`, places: [...places.slice(1), 'Boise, ID'] }),
];

interface Content {
  readonly title: string;
  readonly places: readonly string[];
}

/** A recorded posting in two cities, on a board that is edited after a day. */
function editedPosting(recorded: Posting, n: number): ReplayedPosting {
  const { entry, expected } = getWriter('greenhouse');
  const show = (at: number, { title, places }: Content): Shown => {
    const content = { ...recorded, title, location: places.join('; '), publishedAt: '' };
    return {
      at,
      wire: [entry(content, recorded.company)],
      expected: { ...recorded, ...expected(content) },
    };
  };
  const first: Content = { title: recorded.title, places: ['Austin, TX', 'Denver, CO'] };
  const second = EDITS[n % EDITS.length]?.(first) ?? first;
  return {
    id: recorded.id,
    shown: [show(DAY_1, first), show(DAY_2, second)],
    goneAt: undefined,
    detail: undefined,
  };
}

/** Some of the boards; all of them in the nightly run, since each person is compared with each job. */
const editedBoards = (): ReplayedBoard[] =>
  sampleOf(
    [
      ...readVendorBoards(Object.keys(WRITERS), DAY_1),
      ...readRealBoards(TEST_DATA_FOLDER).boards.slice(0, BOARDS),
    ],
    SAMPLE,
  ).map(({ ats, slug, company, postings }) => ({
    ats: 'greenhouse',
    slug: `${ats}${slug}`,
    company,
    // Its ids are numbers.
    postings: postings.map(({ shown: [{ expected }] }, n) =>
      editedPosting({ ...expected, id: `${n + 1}` }, n),
    ),
  }));

/**
 * For every title and place of these jobs, someone who wants just that since before the first day, and since after it.
 */
function watchersOf(jobs: readonly Job[]): { user: User; since: number }[] {
  const wants = new Map(
    jobs.flatMap(({ jobTitle, locations }) =>
      [...locations, boise].map((place) => [JSON.stringify([jobTitle, place]), { jobTitle, place }] as const),
    ),
  );
  return [...wants.values()].flatMap(({ jobTitle, place }, n) =>
    [DAY_1 - HOUR, DAY_1 + 12 * HOUR].map((since) => {
      const sub = `person-${n}-${since}`;
      const profile = { positions: [jobTitle], locations: [place], sub, ...userKey(sub) };
      const userPrefs = { ...aUser().userPrefs, includeRemote: false };
      return { user: aUser({ ...profile, userPrefs }), since: Math.floor(since / 1000) };
    }),
  );
}

/** The last version of each job in a list of versions. */
const lastVersions = (versions: readonly Job[]): Job[] => [
  ...new Map(versions.map((job): [string, Job] => [job.jobID, job])).values(),
];

/** The matches of the second day, and each of their jobs as people knew it on the first. */
async function replayTwoDays() {
  const { matchings } = await replayBoards(editedBoards());
  const isDay1 = ({ matchedFrom }: Job) => Date.parse(matchedFrom) < DAY_2;
  const before = lastVersions(matchings.filter(isDay1));
  const after = lastVersions(matchings.filter((job) => !isDay1(job)));
  const jobOf = new Map(
    before.flatMap((job) => job.postings.map(({ board, id }) => [`${board} ${id}`, job] as const)),
  );
  const known = (job: Job) => job.postings.flatMap(({ board, id }) => jobOf.get(`${board} ${id}`) ?? []);
  return { matchings, before, after, known };
}

/**
 * Matches these versions of jobs in order, and returns the alerts that the second day adds, as '<sub> <job>: <news>'.
 */
async function alertsOfDay2(
  matchings: readonly Job[],
  people: ReturnType<typeof watchersOf>,
): Promise<string[]> {
  const ledger = memoryLedger();
  const index = memoryIndex(people, new Date(DAY_1));
  for (const job of matchings)
    await fanOut({ index, ledger }, job, FULL_RANGE, new Date(job.matchedFrom), { limit: Infinity });
  return [...ledger.alerts.values()]
    .filter(({ matchedAt }) => Date.parse(matchedAt) >= DAY_2)
    .map(({ pk, sk, reason }) => `${pk.slice('ALERT#'.length)} ${sk}: ${reason.change}`);
}

const withoutNews = (alert: string): string => alert.split(':')[0] ?? '';

describe('two days of recorded boards whose postings are edited in between', () => {
  test('MATCH-05 alert on the second day exactly those whom a job did not match on the first, and say where it is new', async () => {
    // given
    const { matchings, before, after, known } = await replayTwoDays();
    expect([before.length > 40, after.length > 20]).toEqual([true, true]);
    const people = watchersOf([...before, ...after]);
    // when
    const alerts = await alertsOfDay2(matchings, people);
    // then
    const now = new Date(DAY_2);
    const news = after.flatMap((job) =>
      people
        .filter(({ user }) => jobMatches(user, job, now))
        .filter(({ user }) => !known(job).some((old) => jobMatches(user, old, now)))
        .map(({ user }) => `${user.sub} ${job.jobID}`),
    );
    expect(alerts.map(withoutNews).sort()).toEqual(news.sort());
    const inBoise = new Set(
      people.filter(({ user }) => user.locations[0]?.city === 'Boise').map(({ user }) => user.sub),
    );
    const alertsInBoise = alerts.filter((alert) => inBoise.has(alert.split(' ')[0] ?? ''));
    expect(alertsInBoise.length).toBeGreaterThan(20);
    for (const alert of alertsInBoise) expect(alert).toMatch(/: Now also in Boise, ID$/);
  }, 120_000);
});
