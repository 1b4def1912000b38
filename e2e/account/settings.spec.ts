import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { NIGHTLY, SCREENS } from '../support/exhaustive.ts';
import { test } from '../support/journey.ts';
import { PASSWORD, renewSession, signIn } from '../support/people.ts';
import { expectNoSidewaysScroll } from '../support/sideways-scroll.ts';
import { askForCode, becomes, field, given, leave, recordOf } from './settings-steps.ts';

const NAMES = [
  { typed: '<b>Zoë</b> 🦊 דוד', kept: '<b>Zoë</b> 🦊 דוד' },
  { typed: '  Ada   May ', kept: 'Ada May' },
];

const saved = (page: Page) => page.getByText('Saved', { exact: true });

test.describe('the settings page', () => {
  test('SET-01 SET-02 PROF-01 greets a new user, checks and saves names and career, and links to the job titles', async ({
    site,
  }) => {
    const { page, person } = await given(site, 'greeted');
    await page.getByText('Thank you for registering', { exact: true }).waitFor();
    await page.getByText('You now have 10 free job alerts', { exact: true }).waitFor();
    await expect(field(page, 'Email')).toHaveValue(person.email);
    await expect(page.getByLabel('Email')).toHaveAttribute('readonly');

    await leave(page, 'First name', 'A');
    await page.getByText('Value must be at least 2 characters long').waitFor();
    await leave(page, 'First name', 'x'.repeat(21));
    await page.getByText('Value cannot be more than 20 characters long').waitFor();
    expect(await recordOf(site, person)).toMatchObject({ firstName: 'Robin' });
    for (const { typed, kept } of NAMES) {
      await leave(page, 'Last name', typed);
      await becomes(site, person, `the last name ${kept}`, ({ lastName }) => lastName === kept);
      await saved(page).waitFor();
      await expect(field(page, 'Last name')).toHaveValue(kept);
    }

    await page.getByLabel('Industry').selectOption('Fintech');
    await page.getByLabel('Seniority').selectOption('senior');
    const search = page.getByRole('combobox', { name: 'Dream companies' });
    await search.fill('lantern');
    const list = page.getByRole('listbox', { name: 'Companies' });
    await list.waitFor();
    const first = (await list.getByRole('option').first().textContent()) ?? '';
    await search.press('Enter');
    await becomes(
      site,
      person,
      'all three are saved',
      ({ industry, seniority, dreamCompanies }) =>
        industry === 'Fintech' && seniority === 'senior' && String(dreamCompanies) === first,
    );
    await search.fill('zebra crossing works');
    await page.getByText(/We don't track a company called “zebra crossing works” yet/).waitFor();
    await search.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Follow a company' })).toHaveValue('zebra crossing works');
    await page.reload();
    const chip = page.getByRole('button', { name: `${first}. Click To Delete` });
    await chip.click();
    await becomes(site, person, 'no company is left', ({ dreamCompanies }) => String(dreamCompanies) === '');
    await expect(field(page, 'Last name')).toHaveValue('Ada May');
    await expect(field(page, 'Industry')).toHaveValue('Fintech');
    await expect(field(page, 'Seniority')).toHaveValue('senior');
    await page.getByRole('link', { name: 'Edit your job titles' }).click();
    await page.waitForURL('**/profile/job-titles');
  });

  test(
    'SET-02 SET-06 recovers from a failed save, sends nothing twice on a slow network, and changes the password',
    NIGHTLY,
    async ({ site }) => {
      const { page, person } = await given(site, 'faulty');
      site.expectErrors(/status of 400|503|Failure|Unavailable|busy|Failed to load/);
      await test.step('a save that fails keeps the text, and the next one succeeds', async () => {
        await page.route('**/graphql', (route) => route.abort());
        await leave(page, 'First name', 'Augusta');
        await page.getByText("Couldn't reach Daybreak. Check your connection and try again.").waitFor();
        await expect(field(page, 'First name')).toHaveValue('Augusta');
        await page.unroute('**/graphql');
        await page.getByLabel('First name').focus();
        await page.getByLabel('First name').blur();
        await becomes(site, person, 'the first name is saved', ({ firstName }) => firstName === 'Augusta');
      });

      await test.step('a slow network shows progress, and a second click sends nothing', async () => {
        let release: () => void = () => undefined;
        const gate = new Promise<void>((resolve) => {
          release = resolve;
        });
        let exports = 0;
        await page.route('**/graphql', async (route) => {
          if (route.request().postData()?.includes('exportMyData')) exports += 1;
          await gate;
          await route.continue();
        });
        await leave(page, 'Last name', 'Moss');
        const form = page.locator('form').filter({ hasText: 'Last name' });
        await form.getByText('Saving…', { exact: true }).waitFor();
        await page.getByRole('button', { name: 'Download my data' }).click();
        await page.getByRole('button', { name: 'Preparing your download…' }).click({ force: true });
        const download = page.waitForEvent('download');
        release();
        await download;
        await form.getByText('Saved', { exact: true }).waitFor();
        expect(exports).toBe(1);
      });

      await test.step('the password changes with the old one, the new one and a button', async () => {
        const press = () => page.getByRole('button', { name: 'Change password' }).click();
        await page.getByLabel('Current password', { exact: true }).fill('not the one');
        await page.getByLabel('New password', { exact: true }).fill('short');
        await press();
        await page.getByText('Password must be at least 8 characters.').waitFor();
        await page.getByLabel('New password', { exact: true }).fill('a new password');
        await press();
        await page.getByText('Your current password is incorrect.').waitFor();
        await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
        const stolen = await signIn(site.stack, person.email);
        await press();
        await page.getByText('Password Successfully Updated').waitFor();
        await expect(renewSession(site.stack, stolen)).rejects.toThrow('Refresh Token has been revoked');
        await page.reload();
        await page.getByRole('button', { name: 'Change password' }).waitFor();
        await signIn(site.stack, person.email, 'a new password');
        await expect(signIn(site.stack, person.email)).rejects.toThrow(/Incorrect username or password/);
      });
    },
  );

  test('SETUP-01 SET-02 /profile/setup shows the same form in a second tab, has no link to it, and neither tab reverts the other', async ({
    site,
  }) => {
    const { page, person } = await given(site, 'tabs');
    const other = await page.context().newPage();
    await other.goto(`${site.url}/profile/setup`);
    await other.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    await expect(other.locator('a[href="/profile/setup"]')).toHaveCount(0);
    await leave(page, 'First name', 'Augusta');
    await becomes(site, person, 'the first name', ({ firstName }) => firstName === 'Augusta');
    await leave(other, 'Last name', 'King');
    const record = await becomes(site, person, 'the last name', ({ lastName }) => lastName === 'King');
    expect(record).toMatchObject({ firstName: 'Augusta' });
  });

  for (const { width, dark } of SCREENS)
    test(`passes axe, including dialogs, and does not scroll sideways at ${width} px, dark: ${dark}`, async ({
      site,
    }) => {
      const mode = dark ? 'dark' : 'light';
      const { page } = await given(site, `look${width}${mode}`, {
        width,
        dark,
        reducedMotion: true,
        storage: { mode },
      });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectNoAxeViolations(page);
      await expectNoSidewaysScroll(page);
      await askForCode(page, '5125550177');
      await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await expectNoAxeViolations(page);
    });
});
