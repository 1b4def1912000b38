import { expect } from '@playwright/test';
import { codeFor, logIn, register } from '../support/account-pages.ts';
import { consoleOf } from '../support/console.ts';
import { test } from '../support/journey.ts';
import { until } from '../support/until.ts';

const spaced = (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} `;
const another = (code: string) => (code === '000000' ? '111111' : '000000');

test.describe('the page of the code', () => {
  test('VERIFY-01 VERIFY-02 takes a code pasted with blanks, sends it by itself, and signs in', async ({
    site,
  }) => {
    const { page, email } = await register(site);
    const code = page.getByLabel('Code');
    expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
    await code.fill(spaced(await codeFor(site, email)));
    await page.waitForURL('**/profile/settings');
    await page.getByRole('link', { name: 'Settings' }).first().waitFor();
  });

  test('VERIFY-01 asks for the code where Enter is pressed without one', async ({ site }) => {
    const { page } = await register(site);
    await page.getByLabel('Code').press('Enter');
    await page.getByText('Code is required').waitFor();
    await page.getByLabel('Code').fill('123');
    expect(await page.getByText('Code is required').count()).toBe(0);
    await page.getByLabel('Code').press('Enter');
    await page.getByText('The code has 6 characters.').waitFor();
  });

  test('VERIFY-04 says so of a code that is not the one, and takes the right one after it', async ({
    site,
  }) => {
    site.expectErrors(/status of 400|CodeMismatch/);
    const { page, email } = await register(site);
    const right = await codeFor(site, email);
    await page.getByLabel('Code').fill(another(right));
    const toast = page.getByRole('alert').filter({ hasText: 'Invalid confirmation code.' });
    await toast.getByText('Error', { exact: true }).waitFor();
    await page.getByLabel('Code').fill(right);
    await page.waitForURL('**/profile/settings');
  });

  test('VERIFY-03 sends another code when it is asked for, and says where to write to', async ({ site }) => {
    const { page, email } = await register(site);
    const before = (await consoleOf(site.stack).outbox(email)).length;
    await page.getByRole('button', { name: 'Request Again' }).click();
    await until('another code', async () =>
      (await consoleOf(site.stack).outbox(email)).length > before ? true : undefined,
    );
    expect(await page.getByRole('main').locator('a[href^="mailto:"]').count()).toBe(1);
    await page.getByLabel('Code').fill(await codeFor(site, email, before));
    await page.waitForURL('**/profile/settings');
  });

  test('VERIFY-03 says so where another code could not be sent', async ({ site }) => {
    site.expectErrors(/ERR_FAILED|IdentityFailure|could not be reached/);
    const { page } = await register(site);
    await page.route(`${site.stack.gatewayUrl}/**`, (route) => route.abort());
    await page.getByRole('button', { name: 'Request Again' }).click();
    await page.getByText('Error resending confirmation code').waitFor();
  });

  test('VERIFY-01 a reload keeps the address; without the password it leads to the login', async ({
    site,
  }) => {
    const { page, email } = await register(site);
    await page.reload();
    await page.getByText(email).waitFor();
    await page.getByLabel('Code').fill(await codeFor(site, email));
    await page.waitForURL('**/login');
    await page.getByText('Your email is verified. Log in to go on.').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    await logIn(page, email);
    await page.waitForURL('**/profile/settings');
  });
});
