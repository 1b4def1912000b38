import { expect, type Page } from '@playwright/test';
import { axeFinds } from '../support/axe.ts';
import { test } from '../support/journey.ts';
import { until } from '../support/until.ts';
import { RETURNING } from '../support/visit.ts';

const SMALL = { width: 390, storage: RETURNING };

const header = (page: Page) => page.getByRole('banner');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Subscribe to receive job alerts' });
const focused = (page: Page) => page.evaluate('document.activeElement.textContent');

/** Where the header's lower edge is in the window, in pixels. */
async function headerEnds(page: Page): Promise<number> {
  const box = await header(page).boundingBox();
  return box === null ? 0 : Math.round(box.y + box.height);
}

/** Opens the home page and waits until it has taken its links over; before, 'Pricing' leads to that page. */
async function openHome(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('region', { name: 'Offer' }).waitFor();
}

test.describe('the head of every page', () => {
  test('CHROME-01 has the logo, About Us, Pricing, Login and Try Daybreak in a row', async ({ site }) => {
    const page = await site.page({ storage: RETURNING });
    await page.goto(site.url);
    for (const name of ['Daybreak', 'About Us', 'Pricing', 'Login', 'Try Daybreak'])
      await header(page).getByRole('link', { name, exact: true }).waitFor();
    await header(page).getByRole('link', { name: 'Try Daybreak' }).click();
    await page.waitForURL('**/onboarding');
  });

  test('CHROME-01 is a menu on a small screen: it opens, closes on Escape, leads on and is gone there', async ({
    site,
  }) => {
    const page = await site.page({ ...SMALL, reducedMotion: true });
    await page.goto(site.url);
    const about = header(page).getByRole('link', { name: 'About Us' });
    expect(await about.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await about.waitFor();
    expect(await axeFinds(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await about.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await about.click();
    await page.waitForURL('**/about-us');
    await about.waitFor({ state: 'hidden' });
  });

  test('CHROME-02 leaves a small screen on the way down, returns on the way up and for the keyboard', async ({
    site,
  }) => {
    const page = await site.page(SMALL);
    await openHome(page, site.url);
    // A list that comes while the reader scrolls would move the page under them.
    await page.waitForLoadState('networkidle');
    const comes = (what: string, holds: (edge: number) => boolean) =>
      until(what, async () => (holds(await headerEnds(page)) ? true : undefined), 10_000);
    await page.mouse.wheel(0, 700);
    await comes('the header leaves', (edge) => edge <= 0);
    await page.mouse.wheel(0, -60);
    await comes('the header returns', (edge) => edge === 60);
    await page.mouse.wheel(0, 300);
    await comes('the header leaves again', (edge) => edge <= 0);
    await page.getByRole('button', { name: 'Menu' }).focus();
    await comes('the header returns for the focus', (edge) => edge === 60);
  });

  test('CHROME-06 dark in local storage is dark from the start; the switch saves the other', async ({
    site,
  }) => {
    const page = await site.page({ storage: { ...RETURNING, mode: 'dark' } });
    await page.goto(site.url);
    const isDark = () => page.evaluate(`document.documentElement.classList.contains('dark')`);
    expect(await isDark()).toBe(true);
    await page.getByRole('switch', { name: 'Dark mode', checked: true }).click();
    expect(await isDark()).toBe(false);
    expect(await page.evaluate(() => localStorage.getItem('mode'))).toBe('light');
  });

  test('CHROME-07 a tooltip says what the switch is for, to the pointer and to the keyboard', async ({
    site,
  }) => {
    const page = await site.page({ storage: RETURNING });
    await openHome(page, site.url);
    const tooltip = page.getByRole('tooltip');
    await page.getByRole('switch', { name: 'Dark mode' }).hover();
    await tooltip.waitFor();
    expect(await tooltip.textContent()).toBe('Dark mode');
    await page.keyboard.press('Escape');
    await tooltip.waitFor({ state: 'hidden' });
    await header(page).getByRole('link', { name: 'Try Daybreak' }).focus();
    await page.keyboard.press('Tab');
    await tooltip.waitFor();
  });
});

test.describe('the pricing pop-up', () => {
  test('PRICE-02 says what a visitor gets and leads to a free account', async ({ site }) => {
    const page = await site.page({ storage: RETURNING });
    await openHome(page, site.url);
    await header(page).getByRole('link', { name: 'Pricing' }).click();
    await dialog(page).getByText('$4.63 / month').waitFor();
    expect(await dialog(page).getByRole('listitem').allTextContents()).toEqual([
      'Always free to search',
      'Get early access to the latest tech jobs',
      'Every free account receives 10 free job alerts',
    ]);
    await dialog(page).getByRole('link', { name: 'Try Daybreak for free' }).click();
    await page.waitForURL('**/onboarding');
    await dialog(page).waitFor({ state: 'detached' });
  });

  test('PRICE-02 CHROME-01 keeps the focus and closes by Escape, by its cross and by a press beside it', async ({
    site,
  }) => {
    const page = await site.page({ storage: RETURNING });
    await openHome(page, site.url);
    const open = () => header(page).getByRole('link', { name: 'Pricing' }).click();
    const gone = () => dialog(page).waitFor({ state: 'detached' });
    await open();
    await dialog(page).waitFor();
    for (let tabs = 0; tabs < 5; tabs += 1) {
      await page.keyboard.press('Tab');
      const where = await page.evaluate(`document.activeElement?.closest('main, header, footer')`);
      expect(where).toBeNull();
    }
    await page.keyboard.press('Escape');
    await gone();
    expect(await focused(page)).toBe('Pricing');
    await open();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await gone();
    await open();
    await dialog(page).waitFor();
    await page.mouse.click(20, 400);
    await gone();
  });

  for (const dark of [false, true])
    test(`PRICE-02 axe finds nothing in it, dark: ${dark}`, async ({ site }) => {
      const page = await site.page({ width: 390, dark, reducedMotion: true, storage: RETURNING });
      await openHome(page, site.url);
      await page.getByRole('button', { name: 'Menu' }).click();
      await header(page).getByRole('link', { name: 'Pricing' }).click();
      await dialog(page).waitFor();
      expect(await axeFinds(page)).toEqual([]);
    });
});
