import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { signUp } from '../support/people.ts';
import { openSignedIn } from '../support/signed-in.ts';
import { waitUntilSaved } from '../support/wait-until-saved.ts';

const list = (page: Page, name: string) => page.getByRole('region', { name }).getByRole('listitem');

test.describe('choose your own adventure', () => {
  test('PREF-01 PREF-02 follows the URL and its chips, and adds, removes and restores titles', async ({
    site,
  }) => {
    const person = await signUp(site.stack, 'setup@mail.example', { titles: ['office manager'] });
    const page = await openSignedIn(site, person, '/setup?pk=engineer&sk=Backend');
    const search = page.getByRole('searchbox', { name: 'Search any job title' });
    await test.step('the address and the chips', async () => {
      await page.getByRole('heading', { level: 1, name: 'choose your own adventure' }).waitFor();
      await page.getByText(/^Currently searching [\d,]+ jobs?$/).waitFor();
      await page.getByRole('button', { name: 'Backend', exact: true, pressed: true }).waitFor();
      await list(page, 'Titles to add').first().waitFor();
      const chips = page.getByRole('group', { name: 'Or start with one of these' }).getByRole('button');
      await expect(chips.nth(41)).toHaveCount(0);
      await page.getByRole('button', { name: 'Backend', exact: true }).click();
      await page.waitForURL(/\/setup\?pk=engineer$/);
      await page.getByRole('button', { name: 'Research Roles' }).click();
      await page.waitForURL(/\/setup\?pk=Research\+Roles$/);
      await page.getByRole('button', { name: 'Engineering Leadership' }).waitFor();
    });

    await test.step('a title that no job has', async () => {
      await search.fill('kiln wizard');
      await waitUntilSaved(page, () =>
        page.getByRole('button', { name: 'Add “Kiln Wizard” anyway' }).click(),
      );
      await list(page, 'Saved searches').filter({ hasText: 'Kiln Wizard' }).waitFor();
    });

    await test.step('a title of the day’s jobs', async () => {
      await search.fill('Backend Engineer');
      const add = page.getByRole('button', { name: 'Add Backend Engineer' });
      await waitUntilSaved(page, () => add.click());
      await add.waitFor({ state: 'detached' });
      await list(page, 'Saved searches').filter({ hasText: 'Backend Engineer' }).waitFor();
      await page.waitForURL(/\/setup\?pk=Backend\+Engineer$/);
      await page.reload();
      await expect(search).toHaveValue('Backend Engineer');
      await waitUntilSaved(page, () => page.getByRole('button', { name: 'Remove Backend Engineer' }).click());
      await add.waitFor();
      const saved = async () => (await list(page, 'Saved searches').allInnerTexts()).sort();
      await expect.poll(saved).toEqual(['Kiln Wizard', 'Office Manager']);
    });

    await test.step('a removal that cannot be saved', async () => {
      site.expectErrors(/Failed to load|Couldn't reach|Failure/);
      await page.route('**/graphql', (route) =>
        route.request().postData()?.includes('updateUser') ? route.abort() : route.continue(),
      );
      await page.getByRole('button', { name: 'Remove Office Manager' }).click();
      await page.getByText('Error deleting the job position').waitFor();
      await page.getByRole('button', { name: 'Remove Office Manager' }).waitFor();
    });
  });
});
