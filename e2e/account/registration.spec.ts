import { expect } from '@playwright/test';
import { codeFor } from '../support/account-pages.ts';
import { test } from '../support/journey.ts';
import { password, signUp } from '../support/people.ts';
import { button, fill, heading, open, profileOf, secondStep } from './onboarding-steps.ts';

test.describe('the registration', () => {
  test('ONB-06 /register opens the last step, and Previous leads to the one before', async ({ site }) => {
    const page = await open(site, '/register');
    await heading(page, 'Register').waitFor();
    await page.getByLabel('Email').fill('kept@mail.example');
    await button(page, 'Previous').click();
    await heading(page, secondStep).waitFor();
    await button(page, 'Continue').click();
    expect(await page.getByLabel('Email').inputValue()).toBe('kept@mail.example');
  });

  test('REG-01 REG-06 says what is wrong with a field once it has been left', async ({ site }) => {
    const page = await open(site, '/register');
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
      expect(await field.getAttribute('aria-invalid')).toBe('true');
    }
  });

  test('REG-02 an address that has an account, in other capitals, leads to the login', async ({ site }) => {
    await signUp(site.stack, 'known@mail.example', { titles: ['SWE'] });
    const page = await open(site, '/register');
    site.expectErrors(/status of 400/);
    await fill(page, 'Ada', 'KNOWN@Mail.example');
    await button(page, 'Register').click();
    const alert = page.getByRole('alert').filter({ hasText: 'already been registered' });
    await alert.waitFor();
    expect(await alert.innerText()).toBe('This email has already been registered. Click to login.');
    await page.getByRole('link', { name: 'Click to login.' }).click();
    await page.waitForURL('**/login');
  });

  for (const [what, name, email, secret] of [
    ['markup', '<b>Ada</b>', 'markup@mail.example', 'pass with spaces'],
    ['emoji', '👩‍🚀 Ada', 'emoji@mail.example', '🔑🔑🔑🔑🔑🔑🔑🔑'],
    ['right-to-left', 'שרה כהן', 'rtl+plus@mail.example', 'סיסמה ארוכה'],
  ] as const)
    test(`REG-03 ${what} in a name and odd passwords are taken as they are`, async ({ site }) => {
      const page = await open(site, '/register');
      await fill(page, name, email, secret);
      await button(page, 'Register').click();
      await page.waitForURL('**/verify');
      await page.locator('input[autocomplete=one-time-code]').fill(await codeFor(site, email));
      await page.waitForURL('**/profile/settings');
      expect(await page.locator('main b').count()).toBe(0);
      expect(await profileOf(site, email, secret)).toMatchObject({ firstName: name, phone: '' });
    });

  test('REG-02 offline nothing typed is lost, and the next try goes through', async ({ site }) => {
    const email = 'offline@mail.example';
    const page = await open(site, '/register');
    await fill(page, 'Ada', email);
    site.expectErrors(/ERR_INTERNET_DISCONNECTED/);
    await page.context().setOffline(true);
    await page.getByText('You are offline. What you have typed stays here.').waitFor();
    await button(page, 'Register').click();
    await page.getByRole('alert').filter({ hasText: 'Something went wrong.🙃 Please try again.' }).waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(password);
    await page.context().setOffline(false);
    await button(page, 'Register').click();
    await page.waitForURL('**/verify');
  });
});
