import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoFocusCovered } from '../support/focus-stops.ts';
import { test } from '../support/journey.ts';
import { type Person, signUp } from '../support/people.ts';
import { openSignedIn } from '../support/signed-in.ts';

const PATH = '/profile/settings';
const menu = (page: Page) => page.getByRole('navigation', { name: 'Account' }).filter({ visible: true });

test.describe('the layout of the account pages', () => {
  test('ACC-01 RES-01 SET-01 has a bottom bar on phones and a left menu on desktops, both with Log Out', async ({
    site,
  }) => {
    const person: Person = await signUp(site.stack, `frame.${Date.now()}@layout.example`, {
      titles: ['Data Analyst'],
    });
    const visit = { width: 390, storage: { 'cookies-accepted': '' } };
    const page = await openSignedIn(site, person, PATH, visit);
    const banner = page.getByRole('region', { name: 'Offer' });
    const cookies = page.getByRole('region', { name: 'Cookies' });
    const logOut = page.getByRole('main').getByRole('button', { name: 'Log Out' });

    const edges = async (part: Locator) => {
      const box = await part.boundingBox();
      return { top: box?.y ?? 0, end: (box?.y ?? 0) + (box?.height ?? 0) };
    };
    await test.step('above the bar is one notice, which covers neither it nor the end of the page', async () => {
      await cookies.waitFor();
      await banner.waitFor();
      const notice = async () => {
        const [above, bar] = [await edges(cookies), await edges(menu(page))];
        expect(bar.top).toBeGreaterThanOrEqual(above.end - 1);
        expect(above.end - above.top).toBeLessThanOrEqual(56);
        return above.top;
      };
      // They slide in and move one another, so the test checks positions after the animations end.
      await expect(async () => void (await notice())).toPass();
      await expect(async () => {
        // The page grows while it loads.
        await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
        const top = await notice();
        expect((await edges(banner)).end).toBeLessThanOrEqual(top + 1);
        expect((await edges(page.getByRole('contentinfo'))).end).toBeLessThanOrEqual(top + 1);
      }).toPass();
    });

    await test.step('neither covers what has the focus', () => expectNoFocusCovered(page));

    await test.step('a phone', async () => {
      const bar = menu(page);
      for (const name of ['Settings', 'Job Titles', 'Alerts', 'Applied', 'Resumes'])
        await expect(bar.getByRole('link', { name, exact: true })).toBeVisible();
      await expect.poll(async () => Math.round((await edges(bar)).end)).toBe(844);
      for (const link of await bar.getByRole('link').all())
        await expect(async () => {
          const { width, height } = (await link.boundingBox()) ?? { width: 0, height: 0 };
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
        }).toPass();
      const links = page.getByRole('navigation', { name: 'More pages' });
      await links.getByRole('link', { name: 'Notifications' }).click();
      await page.waitForURL('**/profile/manage-notifications');
      await menu(page).getByRole('link', { name: 'Settings' }).click();
      await logOut.waitFor();
    });

    await test.step('a desktop', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const side = menu(page);
      await side.getByRole('button', { name: 'Log Out' }).waitFor();
      for (const name of ['Settings', 'Job Titles', 'Notifications'])
        await expect(side.getByRole('link', { name, exact: true })).toBeVisible();
      await expect(side.getByRole('link', { name: 'Resumes' })).toHaveCount(0);
      const header = page.getByRole('banner').getByRole('link').filter({ visible: true });
      const names = [
        'Daybreak',
        'Jobs',
        'Alerts',
        'Saved Jobs',
        'Resumes',
        'About Us',
        'Settings',
        'Pricing',
      ];
      await expect(header).toHaveText(names);
      await expect(async () => {
        const box = await side.boundingBox();
        const main = await page.getByRole('heading', { level: 1 }).boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(main?.x ?? 0);
      }).toPass();
      await expect(logOut).toHaveCount(1);
      await side.getByRole('link', { name: 'Job Titles' }).click();
      await page.waitForURL('**/profile/job-titles');
      await menu(page).getByRole('button', { name: 'Log Out' }).click();
      await page.waitForURL(`${site.url}/`);
      await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    });
  });
});
