import { expect } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { connectTable } from '../support/connect-table.ts';
import { connectConsole } from '../support/console.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { writeBoard } from '../support/feeds.ts';
import { test } from '../support/journey.ts';
import { signUp } from '../support/people.ts';
import { readBoardsUntil } from '../support/run-until.ts';
import { expectNoSidewaysScroll } from '../support/sideways-scroll.ts';
import { openSignedIn } from '../support/signed-in.ts';

const PATH = '/companies/tidewright';

test.describe('the page of a company', () => {
  test('ROUTE-01 is complete without scripts, in the sitemap and at one address; an unknown one is the 404 page', async ({
    site,
  }) => {
    const answer = await fetch(site.url + PATH);
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(text).toMatch(/<title>New jobs at Tidewright/);
    expect(text).toMatch(new RegExp(`rel="canonical" href="[^"]*${PATH}"`));
    expect(text.slice(text.indexOf('<article'))).toContain('Site Reliability Engineer');
    const [, data = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
    expect(JSON.parse(data)).toMatchObject({ '@type': 'CollectionPage', about: { name: 'Tidewright' } });

    const other = await fetch(`${site.url}/companies/Tidewright-Inc`, { redirect: 'manual' });
    expect([other.status, other.headers.get('location')]).toEqual([301, PATH]);
    for (const path of [
      '/companies/no-such-company',
      '/companies/',
      '/companies/a/b',
      '/jobs/',
      '/jobs/a/b',
    ]) {
      const unknown = await fetch(site.url + path);
      expect([path, unknown.status, await unknown.text()]).toEqual([
        path,
        404,
        expect.stringContaining('This is not the page you were looking for'),
      ]);
    }
    await connectConsole(site.stack).run('write-sitemap');
    const sitemap = await (await fetch(`${site.url}/sitemaps/companies-1.xml`)).text();
    expect(sitemap).toContain(`<loc>${site.url}${PATH}</loc>`);
  });

  test('opens from a job, shows its new jobs and its board, and leads visitors to sign-up', async ({
    site,
  }) => {
    const page = await site.page({ width: 390 });
    await page.goto(`${site.url}/?jobTitle=tidewright`);
    await page.getByRole('main').getByRole('link', { name: 'Tidewright', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Tidewright' }).waitFor();
    await expect(page.getByRole('status').filter({ hasText: /^\d+ jobs?, \d+ today$/ })).toBeVisible();
    await expect(page.getByText(/^\d+ open postings?$/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Careers page/ })).toHaveAttribute('href', /^https:/);
    await expect(page.getByText('After a week, its busiest days show here.')).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoAxeViolations(page);
    }
    await page.getByRole('link', { name: 'Follow', exact: true }).click();
    await page.waitForURL('**/onboarding');
  });

  test(
    'shows how the number of its open postings changed, once several days were counted',
    NIGHTLY,
    async ({ site }) => {
      const titles = ['Bell Founder', 'Bell Ringer', 'Rope Maker'];
      const postings = titles.map((title, id) => ({ id: id + 1, title, place: 'Austin, TX' }));
      await writeBoard(site.stack.feedsDir, 'carillon', 'Carillon', postings);
      const table = await connectTable(site.stack);
      const board = await readBoardsUntil(site.stack, 'the board was read', async () =>
        (await table.rows(['BOARD#'])).find(({ sk, readAt }) => sk === 'greenhouse:carillon' && readAt),
      );
      const from = new Date(Date.now() - 6 * 86_400_000).toISOString().slice(0, 10);
      await table.write([{ ...board, sizes: { from, counts: [1, 2, null, 5, 4, 4, 3] } }]);

      const page = await site.page({ width: 320, dark: true, storage: { mode: 'dark' } });
      await page.goto(`${site.url}/companies/carillon`);
      const chart = page.getByRole('region', { name: 'Open postings' });
      await expect(chart.getByText(/^3, 2 more than on \w+ \d+, \d+\.$/)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolations(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(chart).toBeVisible();
      await expectNoAxeViolations(page);
    },
  );

  test('HOME-02 searches its jobs, by role too, keeps both in the URL, and Back undoes them', async ({
    site,
  }) => {
    const page = await site.page({ width: 390 });
    await page.goto(site.url + PATH);
    const newJobs = page.getByRole('region', { name: 'New today and yesterday' });
    const sre = newJobs.getByRole('link', { name: /^Site Reliability Engineer/ });
    await expect(sre.first()).toBeVisible();
    await page.getByRole('searchbox', { name: 'Job title' }).fill('painter');
    await expect(newJobs.getByRole('heading', { name: 'No new jobs match' })).toBeVisible();
    await expect(page).toHaveURL(/\?jobTitle=painter$/);
    await page.getByRole('searchbox', { name: 'Job title' }).fill('sre');
    await expect(sre.first()).toBeVisible();
    await page.getByRole('combobox', { name: 'Viewing' }).selectOption('Design');
    await expect(newJobs.getByRole('heading', { name: 'No new jobs match' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.goBack();
    await expect(sre.first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('searchbox', { name: 'Job title' })).toHaveValue('sre');
    await expect(sre.first()).toBeVisible();
  });

  test('PROF-01 Follow makes it a dream company, and says what its alerts need', async ({ site }) => {
    const person = await signUp(site.stack, 'company-page@mail.example', { titles: ['Backend Engineer'] });
    const page = await openSignedIn(site, person, PATH);
    await expect(
      page.getByText('Subscribers get alerts for all new jobs at the companies they follow.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await page.getByText('Following Tidewright').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Following', pressed: true }).click();
    await page.getByRole('button', { name: 'Follow', exact: true, pressed: false }).waitFor();
  });
});
