import { expect, type Page } from '@playwright/test';
import { type Site, test } from '../support/journey.ts';
import { signUp } from '../support/people.ts';
import { saving } from '../support/saving.ts';
import { openSignedIn } from '../support/signed-in.ts';

const list = (page: Page, name: string) => page.getByRole('region', { name }).getByRole('listitem');
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

const given = async (site: Site, email: string, path = '/setup') => {
  const person = await signUp(site.stack, email, { titles: ['office manager'] });
  return openSignedIn(site, person, path);
};

test.describe('choose your own adventure', () => {
  test('PREF-01 PREF-02 titles of the day’s jobs are searched, added and removed', async ({ site }) => {
    const page = await given(site, 'setup@mail.example');
    await page.getByRole('heading', { level: 1, name: 'choose your own adventure' }).waitFor();
    await page.getByText(/^Currently searching [\d,]+ jobs?$/).waitFor();
    await page.getByRole('searchbox', { name: 'Search any job title' }).fill('Backend Engineer');
    const add = page.getByRole('button', { name: 'Add Backend Engineer' });
    await saving(page, () => add.click());
    await add.waitFor({ state: 'detached' });
    await list(page, 'Saved searches').filter({ hasText: 'Backend Engineer' }).waitFor();
    await page.waitForURL(/\/setup\?pk=Backend\+Engineer$/);
    await page.reload();
    expect(await page.getByRole('searchbox').inputValue()).toBe('Backend Engineer');
    await page.getByRole('button', { name: 'Remove Backend Engineer' }).click();
    await add.waitFor();
    expect(await list(page, 'Saved searches').allInnerTexts()).toEqual(['Office Manager']);
  });

  test('PREF-01 the address says text and specialization, the chips set them', async ({ site }) => {
    const page = await given(site, 'chips@mail.example', '/setup?pk=engineer&sk=Backend');
    await page.getByRole('button', { name: 'Backend', exact: true, pressed: true }).waitFor();
    await list(page, 'Titles to add').first().waitFor();
    const chips = page.getByRole('group', { name: 'Or begin with one of these' }).getByRole('button');
    expect(await chips.count()).toBeLessThanOrEqual(41);
    await page.getByRole('button', { name: 'Backend', exact: true }).click();
    await page.waitForURL(/\/setup\?pk=engineer$/);
    await page.getByRole('button', { name: 'Research Roles' }).click();
    await page.waitForURL(/pk=Research\+Roles/);
    expect(query(page)).toEqual({ pk: 'Research Roles' });
    await page.getByRole('button', { name: 'Engineering Leadership' }).waitFor();
  });

  test('PREF-01 a title that no job has can be saved all the same', async ({ site }) => {
    const page = await given(site, 'own@mail.example', '/setup?pk=kiln%20wizard');
    await page.getByRole('button', { name: 'Add “Kiln Wizard” all the same' }).click();
    await list(page, 'Saved searches').filter({ hasText: 'Kiln Wizard' }).waitFor();
  });

  test('PREF-02 what could not be saved is taken back with Error deleting the job position', async ({
    site,
  }) => {
    const page = await given(site, 'setup-revert@mail.example');
    site.expectErrors(/Failed to load|could not be reached|Failure/);
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('updateUser') ? route.abort() : route.continue(),
    );
    await page.getByRole('button', { name: 'Remove Office Manager' }).click();
    await page.getByText('Error deleting the job position').waitFor();
    await page.getByRole('button', { name: 'Remove Office Manager' }).waitFor();
  });
});
