import { expect, type Page } from '@playwright/test';
import { type Site, test } from '../support/journey.ts';
import { type Person, signUp } from '../support/people.ts';
import { openSignedIn } from '../support/signed-in.ts';
import type { Visit } from '../support/visit.ts';

const PATH = '/profile/settings';
const menu = (page: Page) => page.getByRole('navigation', { name: 'Account' }).filter({ visible: true });

const given = async (site: Site, name: string, visit: Visit = {}) => {
  const person: Person = await signUp(site.stack, `${name}.${Date.now()}@layout.example`, {
    titles: ['Data Analyst'],
  });
  return openSignedIn(site, person, PATH, visit);
};

test.describe('the frame of an account', () => {
  test('ACC-01 RES-01 a large screen has a menu at the left, without resumes, with Log Out that leads home', async ({
    site,
  }) => {
    const page = await given(site, 'large', { width: 1440 });
    const labels = await menu(page).getByRole('link').allTextContents();
    expect(labels).toEqual(expect.arrayContaining(['Settings', 'Job Titles', 'Notifications']));
    expect(labels).not.toContain('Resumes');
    const box = await menu(page).boundingBox();
    const main = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(main?.x ?? 0);
    expect(await page.getByRole('main').getByRole('button', { name: 'Log Out' }).count()).toBe(1);
    await menu(page).getByRole('link', { name: 'Job Titles' }).click();
    await page.waitForURL('**/profile/job-titles');
    await menu(page).getByRole('button', { name: 'Log Out' }).click();
    await page.waitForURL(`${site.url}/`);
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  });

  test('ACC-01 SET-01 a small screen has a bar at the bottom with resumes, and Log Out in the settings', async ({
    site,
  }) => {
    const page = await given(site, 'small', { width: 390 });
    const bar = menu(page);
    const labels = await bar.getByRole('link').allTextContents();
    expect(labels).toEqual(expect.arrayContaining(['Settings', 'Job Titles', 'Resumes', 'Notifications']));
    const box = await bar.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
    for (const link of await bar.getByRole('link').all()) {
      const { width, height } = (await link.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await bar.getByRole('link', { name: 'Notifications' }).click();
    await page.waitForURL('**/profile/manage-notifications');
    await menu(page).getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click();
    await page.waitForURL(`${site.url}/`);
  });

  test('ACC-01 the bar, the banner and the cookie notice lie on one another, never over another', async ({
    site,
  }) => {
    const page = await given(site, 'stacked', { width: 390, storage: { 'cookies-accepted': 'false' } });
    const banner = page.getByRole('region', { name: 'Offer' });
    const cookies = page.getByRole('region', { name: 'Cookies' });
    await banner.waitFor();
    await cookies.waitFor();
    const edges = async (part: typeof banner) => {
      const box = await part.boundingBox();
      return { top: box?.y ?? 0, end: (box?.y ?? 0) + (box?.height ?? 0) };
    };
    const inTurn = async () => {
      const parts = [await edges(banner), await edges(cookies), await edges(menu(page))];
      for (const [index, part] of parts.slice(1).entries())
        expect(part.top).toBeGreaterThanOrEqual((parts[index]?.end ?? 0) - 1);
      return parts[0]?.top ?? 0;
    };
    // They slide in and make room for one another, so their places are checked once they have settled.
    await expect(async () => void (await inTurn())).toPass();
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    await expect(async () => {
      const top = await inTurn();
      const footer = await page.getByRole('contentinfo').boundingBox();
      expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(top + 1);
    }).toPass();
  });

  test('a visitor is led to the login', async ({ site }) => {
    const page = await site.page();
    for (const path of [PATH, '/profile/setup']) {
      await page.goto(site.url + path);
      await page.waitForURL('**/login');
    }
  });
});
