import { expect } from '@playwright/test';
import { waitForCode } from '../support/account-pages.ts';
import { IS_EXHAUSTIVE } from '../support/exhaustive.ts';
import { test } from '../support/journey.ts';
import { PASSWORD, signUp } from '../support/people.ts';
import { button, fill, heading, open, profileOf, secondStep } from './onboarding-steps.ts';

/**
 * Names and passwords with characters that are easily mangled: all in one test, or one test each in the nightly run.
 */
const NAMES = [
  ['mixed characters', '<b>שרה</b> 👩‍🚀', 'mixed+plus@mail.example', 'סיסמה with 🔑'],
  ['markup', '<b>Ada</b>', 'markup@mail.example', 'pass with spaces'],
  ['emoji', '👩‍🚀 Ada', 'emoji@mail.example', '🔑🔑🔑🔑🔑🔑🔑🔑'],
  ['right-to-left text', 'שרה כהן', 'rtl+plus@mail.example', 'סיסמה ארוכה'],
] as const;

test.describe('registration', () => {
  test('ONB-06 REG-01 REG-02 REG-06 checks each field, rejects a registered address, and keeps the input while offline', async ({
    site,
  }) => {
    await signUp(site.stack, 'known@mail.example', { titles: ['SWE'] });
    const page = await open(site, '/register');
    await test.step('Previous keeps the e-mail', async () => {
      await heading(page, 'Register').waitFor();
      await page.getByLabel('Email').fill('kept@mail.example');
      await button(page, 'Previous').click();
      await heading(page, secondStep).waitFor();
      await button(page, 'Continue').click();
      await expect(page.getByLabel('Email')).toHaveValue('kept@mail.example');
    });

    await test.step('each field is checked on blur', async () => {
      const cases = [
        ['First name', 'x', 'Value must be at least 2 characters.'],
        ['First name', 'x'.repeat(21), 'Value cannot be more than 20 characters.'],
        ['Email', '', 'Email cannot be empty'],
        ['Email', 'a b@mail.example', 'Invalid Email'],
        ['Email', 'a@mail', 'Invalid Email'],
        ['Phone (optional)', '(123) 4', 'Must be a valid mobile number'],
        ['Password', '1234567', 'Password must be at least 8 characters.'],
        ['Password', 'x'.repeat(21), 'Password cannot be more than 20 characters.'],
      ] as const;
      for (const [label, text, says] of cases) {
        const field = page.getByLabel(label, { exact: true });
        await field.fill(text);
        await field.blur();
        await page.getByRole('alert').filter({ hasText: says }).waitFor();
        await expect(field).toHaveAttribute('aria-invalid', 'true');
      }
      await page.getByLabel('Phone (optional)').fill('');
    });

    const alert = page.getByRole('alert');
    await test.step('offline, nothing that was typed is lost', async () => {
      await fill(page, 'Ada', 'KNOWN@Mail.example');
      site.expectErrors(/ERR_INTERNET_DISCONNECTED/);
      await page.context().setOffline(true);
      await page.getByText("You're offline. What you've typed is still here.").waitFor();
      await button(page, 'Register').click();
      await alert.filter({ hasText: 'Something went wrong.🙃 Please try again.' }).waitFor();
      await expect(page.getByLabel('Email')).toHaveValue('KNOWN@Mail.example');
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
      await page.context().setOffline(false);
    });

    await test.step('the next try finds that the address has an account, in other capitals', async () => {
      site.expectErrors(/status of 400/);
      await button(page, 'Register').click();
      const known = alert.filter({ hasText: 'already been registered' });
      await known.waitFor();
      await expect(known).toHaveText('This email has already been registered. Click to login.');
      await page.getByRole('link', { name: 'Click to login.' }).click();
      await page.waitForURL('**/login');
    });
  });

  for (const [what, name, email, secret] of IS_EXHAUSTIVE ? NAMES : NAMES.slice(0, 1))
    test(`REG-03 keeps ${what} in the name and the password unchanged`, async ({ site }) => {
      const page = await open(site, '/register');
      await fill(page, name, email, secret);
      await button(page, 'Register').click();
      await page.waitForURL('**/verify');
      await page.locator('input[autocomplete=one-time-code]').fill(await waitForCode(site, email));
      await page.waitForURL('**/profile/settings');
      await expect(page.locator('main b')).toHaveCount(0);
      expect(await profileOf(site, email, secret)).toMatchObject({ firstName: name, phone: '' });
    });
});
