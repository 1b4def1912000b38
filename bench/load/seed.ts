import { connectTable } from '../../e2e/support/connect-table.ts';
import { type FeedPosting, writeBoard } from '../../e2e/support/feeds.ts';
import { readBoardsUntil } from '../../e2e/support/run-until.ts';
import type { Stack } from '../../e2e/support/stack.ts';

const BOARDS = 8;
const POSTINGS_PER_BOARD = 50;

const LEVELS = ['Senior', 'Staff', 'Lead', 'Principal', 'Junior'];
const ROLES = [
  ['Backend Engineer', 'Engineering'],
  ['Data Engineer', 'Engineering'],
  ['Product Manager', 'Product'],
  ['Product Designer', 'Design'],
  ['Account Executive', 'Sales'],
] as const;
const PLACES = [
  'Austin, TX',
  'Remote - US',
  'Berlin, Germany',
  'New York, NY',
  'Toronto, ON, Canada',
  'Denver, CO',
];

const boards = Array.from({ length: BOARDS }, (_, n) => `harbor${n}`);

/** Writes 8 boards with 50 postings each. */
export async function writeSeed(feedsDir: string): Promise<void> {
  for (const [n, board] of boards.entries())
    await writeBoard(
      feedsDir,
      board,
      board,
      Array.from({ length: POSTINGS_PER_BOARD }, (_, at) =>
        createPosting(n * POSTINGS_PER_BOARD + at, at + 1),
      ),
    );
}

/** Reads the boards until every posting of `writeSeed` is a job, and returns the ids of these jobs. */
export async function readSeed(stack: Stack): Promise<string[]> {
  const table = await connectTable(stack);
  return readBoardsUntil(stack, 'the seeded postings are jobs', async () => {
    const rows = await table.rows(['JOB#'], ['jobID', 'jobUrl']);
    const seeded = rows.filter(({ jobUrl }) => /^https:\/\/harbor\d/.test(String(jobUrl)));
    return seeded.length < BOARDS * POSTINGS_PER_BOARD ? undefined : seeded.map(({ jobID }) => String(jobID));
  });
}

function createPosting(n: number, id: number): FeedPosting {
  const [role = '', department = ''] = ROLES[n % ROLES.length] ?? [];
  const team = `Pier ${n}`;
  return {
    id,
    department,
    title: `${LEVELS[Math.floor(n / ROLES.length) % LEVELS.length]} ${role}, ${team}`,
    place: PLACES[n % PLACES.length] ?? '',
    html: `<p>${team} ships ${n * 31} crates from ${n * 47} Quay Street.</p>`.repeat(8),
  };
}
