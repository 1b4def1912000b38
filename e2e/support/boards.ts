import { type FeedPosting, writeBoard } from './feeds.ts';

const DUTIES = `<h3>What you will do</h3><ul>
<li>Keep the tide tables of four hundred harbours right to the minute</li>
<li>Answer the pilots' questions with numbers instead of guesses</li></ul>`;

const textOf = (id: number) =>
  `${DUTIES}<p>Berth ${id}: ${Array.from({ length: 20 }, (_, n) => `quay ${id * 37 + n}`).join(', ')}.</p>`;

const posting = (id: number, title: string, facts: Partial<FeedPosting> = {}): FeedPosting => ({
  id,
  title,
  html: textOf(id),
  ...facts,
});

/** The number of sales jobs: more than two pages of results. */
export const SALES_JOBS = 65;

const salesPosting = (n: number): FeedPosting => ({
  id: 900 + n,
  title: `Account Executive, District ${n}`,
  place: 'Chicago, IL',
  department: 'Sales',
  html: `<p>Light the ${n} lamps of district ${n}, from ${n * 31} Quay Street to ${n * 47} Harbour Lane.</p>`,
});

const chartPosting = (title: string, n: number): FeedPosting => ({
  id: 700 + n,
  title,
  place: 'Oslo, Norway',
  department: 'Product',
  html: `<p>Chart number ${n + 1} of the northern waters, with ${n * 13 + 7} soundings.</p>`,
});

/** Writes postings with exactly these titles to the board that changes while the home page is open. */
export async function writeChangingBoard(feedsDir: string, titles: readonly string[]): Promise<void> {
  await writeBoard(feedsDir, 'northchart', 'North Chart', titles.map(chartPosting));
}

/** Writes boards of fictional employers that cover every role, employment type and work mode. */
export async function writeSiteBoards(feedsDir: string): Promise<void> {
  await writeBoard(
    feedsDir,
    'manylamps',
    'Many Lamps',
    Array.from({ length: SALES_JOBS }, (_, n) => salesPosting(n)),
  );
  await writeChangingBoard(feedsDir, ['Product Manager, Fjords']);
  // A test user's dream company. It must exist from the start because suggested companies are cached.
  await writeBoard(feedsDir, 'buoyworks', 'Buoyworks', [{ id: 899, title: 'Hull Engineer' }]);
  await writeBoard(feedsDir, 'tidewright', 'Tidewright', [
    posting(101, 'Senior Backend Engineer, Tides'),
    posting(102, 'Frontend Engineer', { place: 'Remote - US' }),
    posting(103, 'Site Reliability Engineer', { place: 'Berlin, Germany' }),
    posting(104, 'Data Engineer', { place: 'Toronto, ON, Canada' }),
    posting(105, 'Machine Learning Engineer', { place: 'Remote - US' }),
    posting(106, 'Security Engineer', {
      place: 'Denver, CO',
      html: `${textOf(106)}<p>The annual salary range for this role is $150,000 - $180,000.</p>`,
    }),
    posting(107, 'Mobile Engineer (iOS)', { place: 'New York, NY' }),
    posting(108, 'Software Engineer Intern', { place: 'Austin, TX' }),
    posting(109, 'Contract QA Engineer', { place: 'London, UK' }),
  ]);
  await writeBoard(feedsDir, 'lanternfish', 'Lanternfish', [
    posting(201, 'Product Manager, Harbours', { place: 'Remote - US', department: 'Product' }),
    posting(202, 'Product Designer', { place: 'Remote - US', department: 'Design' }),
    posting(203, 'UX Researcher', { place: 'Austin, TX', department: 'Design' }),
    posting(204, 'Account Executive', { place: 'Chicago, IL', department: 'Sales' }),
    posting(205, 'Legal Counsel', { place: 'New York, NY', department: 'Legal' }),
    ...['Austin, TX', 'Denver, CO', 'Boston, MA'].map((place, n) => ({
      ...posting(210, 'Platform Engineer', { place }),
      id: 210 + n,
    })),
  ]);
}
