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
    const headings = await here.page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
    const kinds = ['Remote', 'On-site and hybrid'];
    const groups = kinds.flatMap((kind) => [`${kind} · Today`, `${kind} · Yesterday`]);
    // Remote jobs of both days come first.
    expect(headings).toEqual(groups.filter((group) => headings.includes(group)));
    const labels = await here.cards.locator('time').allInnerTexts();
    expect(labels.filter((label) => !/^Live (Today|Yesterday) · /.test(label))).toEqual([]);

    // Two days later in the visitor's calendar, the same jobs are too old.
    const later = await openBoard(site, '/', {
      prepare: (page) => page.clock.install({ time: Date.now() + 3 * 86_400_000 }),
    });
    await later.page.getByText(/There are no jobs matching your filters/).waitFor();
    expect(await later.cards.count()).toBe(0);
  });

  test('HOME-11 HOME-12 HOME-13 HOME-14 a card shows the job, and links to the employer and to the job page', async ({
    site,
  }) => {
    const board = await openBoard(site, '/?FR=En&JT=Fu&jobTitle=Frontend');
    const card = board.cards.filter({ hasText: 'Frontend Engineer' }).filter({ hasText: 'Tidewright' });
    await card.waitFor();
    const text = await card.innerText();
    for (const part of ['Frontend Engineer', 'Tidewright', 'Remote', 'Full-Time', 'Live ', 'Job Details'])
      expect(text).toContain(part);
    expect(text).not.toMatch(/NOT_FOUND|Not provided|per annum|undefined|null/);
    expect(text).toMatch(/tide tables|Summary unavailable/);
    expect(await card.locator('time').innerText()).toMatch(/· (Seen )?(just now|\d+ (minute|hour)s? ago)/i);

    const details = card.getByRole('link', { name: 'Job Details' });
    expect(await details.getAttribute('href')).toBe('https://tidewright.example/jobs/102');
    expect([await details.getAttribute('target'), await details.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener',
    ]);
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
    expect(board.readQuery()).toEqual({ jobTitle: '', FR: 'En', JT: 'Fu', sk: '', Remote: 'true', Lo: '' });
  });

  test('HOME-20 scrolling loads every job once, and Back returns to the same place in the list', async ({
    site,
  }) => {
    const expected = await fetchListing(site.stack, { fRole: 'Ma', jobType: 'Fu', isRemote: true });
    expect(expected.length).toBeGreaterThanOrEqual(SALES_JOBS);
    const board = await openBoard(site, '/?FR=Ma');
    await board.cards.first().waitFor();
    await board.expectEventually(async () => {
      await board.page.mouse.wheel(0, 4_000);
      return board.page.getByText("That's everything since yesterday.").isVisible();
    }, true);
    expect(await board.readTitles()).toEqual(expected.map((job) => job.jobTitle));

    const card = board.cards.nth(50);
    await card.scrollIntoViewIfNeeded();
    const link = card.getByRole('heading').getByRole('link');
    const title = await link.innerText();
    await link.click();
    await board.page.waitForURL(/\/jobs\//);
    await board.page.goBack();
    const again = board.page.getByRole('link', { name: title, exact: true });
    await again.waitFor();
    await board.expectEventually(async () => {
      const top = (await again.boundingBox())?.y ?? -1;
      return top > 0 && top < 900;
    }, true);
  });
});
