import { type FeedPosting, writeBoard } from '../support/feeds.ts';

/** How many jobs of one role there are: more than two pages of the board hold. */
export const MANY = 75;

const lampPosting = (n: number): FeedPosting => ({
  id: 900 + n,
  title: `Account Executive, District ${n}`,
  place: 'Chicago, IL',
  department: 'Sales',
  html: `<p>Light the ${n} lamps of district ${n}, from ${n * 31} Quay Street to ${n * 47} Harbour Lane.</p>`,
});

const chartPosting = (title: string, n: number): FeedPosting => ({
  ...{ id: 700 + n, title, place: 'Oslo, Norway', department: 'Product' },
  html: `<p>Chart number ${n + 1} of the northern waters, with ${n * 13 + 7} soundings.</p>`,
});

/** Puts jobs of these titles, and no others, on the board that changes while the home page is open. */
export async function giveCharts(feedsDir: string, titles: readonly string[]): Promise<void> {
  await writeBoard(feedsDir, 'northchart', 'North Chart', titles.map(chartPosting));
}

/** Boards for the home page: one with many jobs of a role, and one that changes. */
export async function giveHomeBoards(feedsDir: string): Promise<void> {
  await writeBoard(
    feedsDir,
    'manylamps',
    'Many Lamps',
    Array.from({ length: MANY }, (_, n) => lampPosting(n)),
  );
  await giveCharts(feedsDir, ['Product Manager, Fjords']);
}
