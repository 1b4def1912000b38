import { expect, type Page } from '@playwright/test';
import { waitForCode } from '../support/account-pages.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { NIGHTLY, SCREENS } from '../support/exhaustive.ts';
import { test } from '../support/journey.ts';
import { measureLayoutShift } from '../support/layout-shift.ts';
import { signUp } from '../support/people.ts';
import { expectNoSidewaysScroll } from '../support/sideways-scroll.ts';
import { openSignedIn } from '../support/signed-in.ts';
import { button, fill, firstStep, heading, line, open, profileOf, secondStep } from './onboarding-steps.ts';

const noTitle = 'Please specify at least one job title.';
const moreTitles = 'Increase your matches by adding more job titles.';

async function choosePlace(page: Page, typed: string, label: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Location' }).fill(typed);
  await page.getByRole('option', { name: label, exact: true }).click();
}

test.describe('onboarding', () => {
  test('ONB-01 ONB-02 ONB-04 ONB-05 ONB-06 REG-03 REG-04 goes from the filtered board through all steps and verification to the settings', async ({
    site,
  }) => {
    const email = 'Way+jobs@mail.example';
    const page = await open(site, '/?FR=De&Lo=Austin%2CTX%2CUS');
    await page.getByLabel('Viewing').selectOption('Product');
    await page.getByRole('banner').getByRole('link', { name: 'Try Daybreak' }).click();
    await heading(page, firstStep).waitFor();
    await line(page, 1).fill('frontend engineer');
    await page.getByText(/^\d+ jobs? with \d+ compan(y|ies)$/).waitFor();
    await line(page, 2).fill('swe ii');
    await button(page, 'Continue').click();
    await heading(page, secondStep).waitFor();
    await expect(page.getByLabel('Functional role')).toHaveValue('Pr');
    const chips = page.getByRole('button', { name: /Click To Delete$/ });
    await expect(chips).toHaveText(['Austin, TX'], { useInnerText: true });
    await page.getByLabel('Functional role').selectOption('Design');
    await choosePlace(page, 'denv', 'Denver, CO');
    await choosePlace(page, 'germany', 'Germany');
    await chips.first().click();
    await page.getByRole('switch', { name: 'Include Remote' }).click();
    await button(page, 'Continue').click();
    await heading(page, 'Register').waitFor();
    await fill(page, 'Zoë', email);
    await page.getByLabel('Country').selectOption('PR');
    await page.getByLabel('Phone (optional)').pressSequentially('7875550100');
    await expect(page.getByLabel('Phone (optional)')).toHaveValue('(787) 555 - 0100');
    await button(page, 'Register').click();
    await page.waitForURL('**/verify');
    await page.locator('input[autocomplete=one-time-code]').fill(await waitForCode(site, email));
    await page.waitForURL('**/profile/settings');
    expect(await profileOf(site, email)).toEqual({
      firstName: 'Zoë',
      phone: '+17875550100',
      country: 'PR',
      countryCode: '+1',
      matches: 10,
      positions: ['Frontend Engineer', 'SWE II'],
      locations: [
        { city: 'Denver', state: 'CO', country: 'US' },
        { city: '', state: '', country: 'DE' },
      ],
      userPrefs: { function: 'De', includeRemote: false, notifyEmail: true, notifyText: false },
    });
    await page.goto(`${site.url}/onboarding`);
    await page.waitForURL('**/profile/job-titles');
  });

  test(
    'ONB-01 ONB-02 ONB-03 ONB-05 ONB-07 requires a title, replaces broader places, follows the Back button, and keeps the answers but not the password',
    NIGHTLY,
    async ({ site }) => {
      const corrupted = { locations: '{', positions: '["swe",' };
      const page = await open(site, '/onboarding', { width: 390, storage: corrupted });
      await test.step('the job titles', async () => {
        await expect(page.getByText(moreTitles)).toHaveCount(3);
        await button(page, 'Continue').click();
        await page.getByRole('alert').filter({ hasText: noTitle }).waitFor();
        await page.getByRole('link', { name: 'Register' }).click();
        await expect(heading(page, firstStep)).toBeVisible();
        await line(page, 1).fill('data engineer');
        await expect(page.getByText(noTitle)).toHaveCount(0);
        const list = page.getByRole('list', { name: 'Job titles' });
        const before = await list.boundingBox();
        await button(page, 'Add a job title').click();
        await line(page, 4).fill('platform engineer');
        await button(page, 'Scroll up').click();
        await button(page, 'Scroll down').waitFor();
        await expect.poll(() => list.boundingBox()).toEqual(before);
        await expect(page.getByLabel(/^Job title \d/)).toHaveCount(4);
        await button(page, 'Scroll down').click();
        await button(page, 'Add a job title').waitFor();
        await line(page, 4).press('Enter');
        await heading(page, secondStep).waitFor();
      });

      await test.step('the places', async () => {
        const chips = page.getByRole('button', { name: /Click To Delete$/ });
        await page.getByText('Anywhere in the United States. Add a city to narrow it').waitFor();
        await choosePlace(page, 'texas', 'Texas');
        await choosePlace(page, 'austin', 'Austin, TX');
        await choosePlace(page, 'berlin', 'Berlin, Germany');
        await expect(chips).toHaveText(['Austin, TX', 'Berlin, Germany'], { useInnerText: true });
        await chips.first().click();
        await page.keyboard.press('Enter');
        await page.getByText('Anywhere in the United States. Add a city to narrow it').waitFor();
        await page.getByLabel('Functional role').selectOption('Product');
      });

      await test.step('Previous, the steps and Back', async () => {
        await button(page, 'Continue').click();
        await heading(page, 'Register').waitFor();
        await button(page, 'Previous').click();
        await heading(page, secondStep).waitFor();
        await page.goBack();
        await heading(page, 'Register').waitFor();
        await page.goBack();
        await page.goBack();
        await heading(page, firstStep).waitFor();
        await expect(page.getByRole('link', { name: 'Job Titles' })).toHaveAttribute('aria-current', 'step');
      });

      await test.step('a reload', async () => {
        await page.getByRole('link', { name: 'Register' }).click();
        await fill(page, 'Ada', 'ada@mail.example', 'a secret of mine');
        await page.getByRole('link', { name: 'Change role & location' }).click();
        await heading(page, secondStep).waitFor();
        await page.reload();
        await expect(page.getByLabel('Functional role')).toHaveValue('Pr');
        await page.getByRole('link', { name: 'Job Titles' }).click();
        await expect(line(page, 1)).toHaveValue('Data Engineer');
        const stored = () =>
          page.evaluate<string>('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])');
        await expect.poll(stored).toContain('Ada');
        await expect.poll(stored).not.toContain('a secret of mine');
      });
    },
  );

  test(
    'ONB-01 saves titles for a signed-in user without any, and opens the settings',
    NIGHTLY,
    async ({ site }) => {
      const person = await signUp(site.stack, 'untitled@mail.example', { titles: [] });
      const page = await openSignedIn(site, person, '/onboarding');
      await line(page, 1).fill('data engineer');
      await button(page, 'Continue').click();
      await choosePlace(page, 'texas', 'Texas');
      await button(page, 'Continue').click();
      await heading(page, 'Save').waitFor();
      await button(page, 'Save').click();
      await page.waitForURL('**/profile/settings');
      expect(await profileOf(site, person.email)).toMatchObject({
        positions: ['Data Engineer'],
        locations: [{ city: '', state: 'TX', country: 'US' }],
      });
    },
  );

  for (const { width, dark } of SCREENS)
    test(`ONB-02 passes axe and does not shift or scroll sideways at ${width} px, dark: ${dark}`, async ({
      site,
    }) => {
      const positions = '["Engineer","Designer","Product Manager","Data Engineer"]';
      const locations = '[{"city":"","state":"TX","country":"US"}]';
      const storage = { positions, locations, mode: dark ? 'dark' : 'light' };
      const page = await open(site, '/onboarding', { width, dark, reducedMotion: true, storage });
      const isClean = async () => {
        await expectNoAxeViolations(page);
        await expectNoSidewaysScroll(page);
      };
      await page
        .getByText(/^\d+ jobs? with/)
        .nth(1)
        .waitFor();
      await expect.poll(() => measureLayoutShift(page)).toBeLessThan(0.01);
      await isClean();
      await page.getByRole('link', { name: 'Role & Location' }).click();
      await heading(page, secondStep).waitFor();
      await isClean();
      await button(page, 'Continue').click();
      await heading(page, 'Register').waitFor();
      await isClean();
    });
});
