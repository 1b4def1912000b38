import { expect } from '@playwright/test';
import { openBoard } from '../support/board-page.ts';
import { SALES_JOBS } from '../support/boards.ts';
import { fetchListing, findJobId } from '../support/graphql.ts';
import { test } from '../support/journey.ts';

test.describe('the job list', () => {
  test('HOME-01 lists only jobs first seen today and yesterday in the visitor’s time zone', async ({
    site,
  }) => {
    const here = await openBoard(site, '/', { timeZone: 'America/New_York' });
    await here.cards.first().waitFor();
    const kinds = ['Remote', 'On-site and hybrid'];
    const groups = kinds.flatMap((kind) => [`${kind} · Today`, `${kind} · Yesterday`]);
    await expect(async () => {
      const main = here.page.getByRole('main');
      const headings = await main.getByRole('heading', { level: 2 }).allInnerTexts();
      // Remote jobs of both days come first.
      expect(headings).toEqual(groups.filter((group) => headings.includes(group)));
    }).toPass();
    const times = here.cards.locator('time');
    await expect(times.filter({ hasNotText: /^Live (Today|Yesterday) · / })).toHaveCount(0);

    // Two days later in the visitor's calendar, the same jobs are too old.
    const later = await openBoard(site, '/', {
      prepare: (page) => page.clock.install({ time: Date.now() + 3 * 86_400_000 }),
    });
    await later.page.getByText(/There are no jobs matching your filters/).waitFor();
    await expect(later.cards).toHaveCount(0);
  });

  test('HOME-11 HOME-12 HOME-13 HOME-14 a card shows the job, and links to the employer and to the job page', async ({
    site,
  }) => {
    const board = await openBoard(site, '/?FR=En&JT=Fu&jobTitle=Frontend');
    const card = board.cards.filter({ hasText: 'Frontend Engineer' }).filter({ hasText: 'Tidewright' });
    await card.waitFor();
    for (const part of ['Frontend Engineer', 'Tidewright', 'Remote', 'Full-Time', 'Live ', 'Job Details'])
      await expect(card).toContainText(part);
    await expect(card).not.toContainText(/NOT_FOUND|Not provided|per annum|undefined|null/);
    await expect(card).toContainText(/tide tables|Summary unavailable/);
    await expect(card.locator('time')).toHaveText(/· (Seen )?(just now|\d+ (minute|hour)s? ago)/i);

    const details = card.getByRole('link', { name: 'Job Details' });
    await expect(details).toHaveAttribute('href', 'https://tidewright.example/jobs/102');
    await expect(details).toHaveAttribute('target', '_blank');
    await expect(details).toHaveAttribute('rel', 'noopener');
    const jobId = await findJobId(site.stack, 'Frontend Engineer');
    await card.getByRole('heading').getByRole('link').click();
    await board.page.waitForURL(`**/jobs/${jobId}`);
  });

  test('HOME-15 an empty list names the filters in one sentence, and Clear Filters resets them', async ({
    site,
  }) => {
    const board = await openBoard(site, '/?jobTitle=zzz&FR=De&JT=Co');
    const sentence =
      'There are no jobs matching your filters (“zzz”, Design, Contract, Remote first). Click Clear Filters.';
    await board.page.getByText(sentence, { exact: true }).waitFor();
    await board.page.getByRole('button', { name: 'Clear Filters' }).click();
    await board.cards.first().waitFor();
    const defaults = { jobTitle: '', FR: 'En', JT: 'Fu', sk: '', Remote: 'true', Lo: '' };
    await expect.poll(board.readQuery).toEqual(defaults);
  });

  test('HOME-20 scrolling loads every job once, and Back returns to the same place in the list', async ({
    site,
  }) => {
    const expected = await fetchListing(site.stack, { fRole: 'Ma', jobType: 'Fu', isRemote: true });
    expect(expected.length).toBeGreaterThanOrEqual(SALES_JOBS);
    const board = await openBoard(site, '/?FR=Ma');
    await board.cards.first().waitFor();
    await expect(async () => {
      await board.page.mouse.wheel(0, 4_000);
      await expect(board.page.getByText("That's everything since yesterday.")).toBeVisible({ timeout: 50 });
    }).toPass({ intervals: [50] });
    await expect(board.titles).toHaveText(expected.map((job) => job.jobTitle));

    const card = board.cards.nth(50);
    await card.scrollIntoViewIfNeeded();
    const link = card.getByRole('heading').getByRole('link');
    const title = await link.innerText();
    await link.click();
    await board.page.waitForURL(/\/jobs\//);
    await board.page.goBack();
    const again = board.page.getByRole('link', { name: title, exact: true });
    await expect(again).toBeInViewport();
  });
});
