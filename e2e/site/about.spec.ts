import { expect, type Locator, type Page } from '@playwright/test';
import { NIGHTLY } from '../support/exhaustive.ts';
import { fetchListing } from '../support/graphql.ts';
import { type Site, test } from '../support/journey.ts';
import { until } from '../support/until.ts';

/** Returns the filters that a link sets. */
async function filtersOf(link: Locator): Promise<Record<string, string>> {
  const address = (await link.getAttribute('href')) ?? '';
  return Object.fromEntries(new URLSearchParams(address.slice(address.indexOf('?'))));
}

test.describe('/about-us', () => {
  const open = async (site: Site, visit: Parameters<Site['page']>[0] = {}) => {
    const page = await site.page(visit);
    await page.goto(`${site.url}/about-us`);
    return page;
  };
  const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

  test('ABOUT-01 types its slogans one after the other, without layout shifts', async ({ site }) => {
    const page = await open(site, { movesClock: true, reducedMotion: false });
    const typed = page.locator('[data-typed]');
    const types = (text: RegExp) =>
      until(`${text} is typed`, async () => {
        await page.clock.runFor(1_000);
        return (await typed.filter({ hasText: text }).count()) > 0 || undefined;
      });
    await types(/^see jobs the moment they are posted$/);
    const below = page.getByRole('radiogroup');
    const before = await below.boundingBox();
    await types(/^instantly al/);
    await expect.poll(() => below.boundingBox()).toEqual(before);
  });

  test('ABOUT-01 ABOUT-02 shows both slogans at once with reduced motion, and the keyboard selects pie slices', async ({
    site,
  }) => {
    const page = await open(site, { reducedMotion: true });
    for (const slogan of ['see jobs the moment they are posted', 'instantly alerts you to new tech jobs']) {
      const item = page.getByRole('listitem').filter({ hasText: slogan });
      await expect.poll(async () => (await item.boundingBox())?.width).toBeGreaterThan(100);
    }
    await expect(page.locator('[data-typed]')).toBeHidden();

    await heading(page, "Today's Engineering Roles").waitFor();
    const focused = page.locator(':focus');
    const role = () => focused.getAttribute('role');
    await page.keyboard.press('Tab');
    for (let step = 0; step < 30 && (await role()) !== 'radio'; step += 1) await page.keyboard.press('Tab');
    await expect(focused).toHaveRole('radio');
    await page.keyboard.press('ArrowRight');
    await heading(page, "Today's Product Roles").waitFor();
    await page.keyboard.press('ArrowDown');
    await heading(page, "Today's Design Roles").waitFor();
  });

  test(
    'ABOUT-02 ABOUT-03 ABOUT-04 a click selects a pie slice, and roles and employers link to their jobs',
    NIGHTLY,
    async ({ site }) => {
      const page = await open(site);
      await test.step('links', async () => {
        const both = page.getByRole('link', { name: 'Today and Yesterday' });
        await expect(both).toHaveAttribute('href', '/?FR=Pr&Remote=true&JT=Fu&Lo=');
        const start = page.locator('main').getByRole('link', { name: 'Try Daybreak' });
        await expect(start).toHaveAttribute('href', '/onboarding');
      });

      await test.step('employers with engineering jobs, as text', async () => {
        const block = page.getByRole('region', { name: 'Top companies hiring in engineering' });
        await block.getByRole('listitem').first().waitFor();
        const jobs = await fetchListing(site.stack);
        await block
          .getByText(`Based on ${jobs.length} full-time engineering jobs since yesterday.`)
          .waitFor();
        await expect(async () => {
          for (const text of await block.getByRole('listitem').allInnerTexts()) {
            const [name, count] = text.split('\n');
            const open = jobs.filter(({ fullCompanyName }) => fullCompanyName === name).length;
            expect(count).toBe(open === 1 ? '1 job' : `${open} jobs`);
          }
        }).toPass();
        await expect(block.locator('img')).toHaveCount(0);
      });

      await test.step('the pie', async () => {
        const slice = (name: string) =>
          page.getByRole('radiogroup', { name: 'Job function' }).getByRole('radio', { name });
        await heading(page, "Today's Engineering Roles").waitFor();
        await expect(slice('Engineering, 50%')).toHaveAttribute('aria-checked', 'true');
        await slice('Product, 30%').click();
        await heading(page, "Today's Product Roles").waitFor();
        await slice('Design, 20%').click();
        await heading(page, "Today's Design Roles").waitFor();
        await slice('Engineering, 50%').click();
        await heading(page, "Today's Engineering Roles").waitFor();
      });

      await test.step('at most four roles, each with full-time remote jobs', async () => {
        const roles = page
          .getByRole('region', { name: "Today's Engineering Roles" })
          .getByRole('listitem')
          .getByRole('link');
        await roles.first().waitFor();
        await expect(roles.nth(4)).toHaveCount(0);
        const names = await roles.allTextContents();
        for (const [index, sk] of names.entries()) {
          const filters = { FR: 'En', JT: 'Fu', Remote: 'true', Lo: '', sk };
          await expect.poll(() => filtersOf(roles.nth(index))).toMatchObject(filters);
          expect(await fetchListing(site.stack, { specialization: sk, isRemote: true })).not.toEqual([]);
        }
        await roles.first().click();
        await page.waitForURL((url) => url.pathname === '/' && url.searchParams.get('sk') === names[0]);
        await page.getByRole('article').first().waitFor();
      });
    },
  );
});
