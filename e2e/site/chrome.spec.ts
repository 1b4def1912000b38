import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { IS_EXHAUSTIVE } from '../support/exhaustive.ts';
import { test } from '../support/journey.ts';
import { until } from '../support/until.ts';
import { RETURNING } from '../support/visit.ts';

const SMALL = { width: 390, storage: RETURNING };

const header = (page: Page) => page.getByRole('banner');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Subscribe to receive job alerts' });

/** Returns the distance of the header's bottom edge from the top of the window, in pixels. */
async function headerEnds(page: Page): Promise<number> {
  const box = await header(page).boundingBox();
  return box === null ? 0 : Math.round(box.y + box.height);
}

/** Opens the home page and waits for hydration, because 'Pricing' is a plain link before that. */
async function openHome(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('region', { name: 'Offer' }).waitFor();
}

test.describe('the header', () => {
  test('CHROME-01 CHROME-06 CHROME-07 shows its links in a row and a dark mode switch with a tooltip', async ({
    site,
  }) => {
    const page = await site.page({ storage: { ...RETURNING, mode: 'dark' } });
    await openHome(page, site.url);
    const root = page.locator('html');
    await expect(root).toContainClass('dark');
    for (const name of ['Daybreak', 'About Us', 'Pricing', 'Login', 'Try Daybreak'])
      await header(page).getByRole('link', { name, exact: true }).waitFor();

    await test.step('the tooltip opens for the pointer and the keyboard', async () => {
      const tooltip = page.getByRole('tooltip');
      await page.getByRole('switch', { name: 'Dark mode' }).hover();
      await tooltip.waitFor();
      await expect(tooltip).toHaveText('Dark mode');
      await page.keyboard.press('Escape');
      await tooltip.waitFor({ state: 'hidden' });
      await header(page).getByRole('link', { name: 'Try Daybreak' }).focus();
      await page.keyboard.press('Tab');
      await tooltip.waitFor();
    });

    await page.getByRole('switch', { name: 'Dark mode', checked: true }).click();
    await expect(root).not.toContainClass('dark');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('mode'))).toBe('light');
    await header(page).getByRole('link', { name: 'Try Daybreak' }).click();
    await page.waitForURL('**/onboarding');
  });

  for (const dark of IS_EXHAUSTIVE ? [false, true] : [true])
    test(`CHROME-01 PRICE-02 is a menu on phones that links to pricing and other pages, dark: ${dark}`, async ({
      site,
    }) => {
      const page = await site.page({ ...SMALL, dark, reducedMotion: true });
      await openHome(page, site.url);
      const menu = page.getByRole('button', { name: 'Menu' });
      const about = header(page).getByRole('link', { name: 'About Us' });
      await expect(about).toBeHidden();
      await menu.click();
      await about.waitFor();
      await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
      await about.waitFor({ state: 'hidden' });

      await menu.click();
      await header(page).getByRole('link', { name: 'Pricing' }).click();
      await dialog(page).waitFor();
      await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });

      await expect(about).toBeHidden();
      await menu.click();
      await about.click();
      await page.waitForURL('**/about-us');
      await about.waitFor({ state: 'hidden' });
    });

  test('CHROME-02 hides on phones when scrolling down, and returns when scrolling up or on keyboard focus', async ({
    site,
  }) => {
    const page = await site.page(SMALL);
    await openHome(page, site.url);
    // A list that loads during the scroll would move the page.
    await page.getByRole('article').first().waitFor();
    const comes = (what: string, holds: (edge: number) => boolean) =>
      until(what, async () => (holds(await headerEnds(page)) ? true : undefined), {
        timeoutMs: 10_000,
      });
    // A page that is scrolled before its code runs keeps its header until it is scrolled again.
    await until('the header leaves', async () => {
      await page.mouse.wheel(0, 200);
      return (await headerEnds(page)) <= 0 ? true : undefined;
    });
    await page.mouse.wheel(0, -60);
    await comes('the header returns', (edge) => edge === 60);
    await page.mouse.wheel(0, 300);
    await comes('the header leaves again', (edge) => edge <= 0);
    await page.getByRole('button', { name: 'Menu' }).focus();
    await comes('the header returns for the focus', (edge) => edge === 60);
  });
});

test.describe('the pricing pop-up', () => {
  test('PRICE-02 CHROME-01 traps the focus, closes in three ways, and links to a free account', async ({
    site,
  }) => {
    const page = await site.page({ storage: RETURNING });
    await openHome(page, site.url);
    const open = () => header(page).getByRole('link', { name: 'Pricing' }).click();
    const gone = () => dialog(page).waitFor({ state: 'detached' });
    await open();
    await dialog(page).getByText('$4.63 / month').waitFor();
    await expect(dialog(page).getByRole('listitem')).toHaveText([
      'Always free to search',
      'Get early access to the latest tech jobs',
      'Every free account receives 10 free job alerts',
    ]);
    for (let tabs = 0; tabs < 5; tabs += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':is(main, header, footer) :focus')).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    await gone();
    await expect(page.locator(':focus')).toHaveText('Pricing');
    await open();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await gone();
    await open();
    await dialog(page).waitFor();
    await page.mouse.click(20, 400);
    await gone();
    await open();
    await dialog(page).getByRole('link', { name: 'Try Daybreak for free' }).click();
    await page.waitForURL('**/onboarding');
    await gone();
  });
});
