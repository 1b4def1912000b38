import { expect } from '@playwright/test';
import { codeFor, logIn, newAddress, person } from '../support/account-pages.ts';
import { consoleOf } from '../support/console.ts';
import { type Site, test } from '../support/journey.ts';

const fresh = 'fresh pass word';

test.describe('the reset of a password', () => {
  const ask = async (site: Site, email: string) => {
    const page = await site.page();
    await page.goto(`${site.url}/reset-password`);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send code' }).click();
    return page;
  };

  test('RESET-01 goes from the address over the code to a new password, with blanks in it as well', async ({
    site,
  }) => {
    const { email } = await person(site);
    const before = (await consoleOf(site.stack).outbox(email)).length;
    const page = await ask(site, email);
    await page.getByText('A code has been sent to your email.').waitFor();

    const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
    await page.getByLabel('Code').fill(` ${await codeFor(site, email, before)} `);
    await page.getByLabel('New password', { exact: true }).fill(fresh);
    await page.getByLabel('Confirm password', { exact: true }).fill(`${fresh}!`);
    expect(await confirm.isDisabled()).toBe(true);
    await page.getByLabel('Confirm password', { exact: true }).fill(fresh);
    expect(await confirm.isDisabled()).toBe(false);
    await confirm.click();

    await page.getByText('Your password has been reset.').waitFor();
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await page.waitForURL('**/login');
    await logIn(page, email, { secret: fresh });
    await page.waitForURL('**/profile/settings');
  });

  test('RESET-01 a reload comes back to the code', async ({ site }) => {
    const { email } = await person(site);
    const page = await ask(site, email);
    await page.getByText('A code has been sent to your email.').waitFor();
    await page.reload();
    await page.getByText('A code has been sent to your email.').waitFor();
    await page.getByLabel('Code').waitFor();
  });

  test('RESET-02 shows the user pool’s own message of a wrong code and of an unknown address', async ({
    site,
  }) => {
    site.expectErrors(/status of 400/);
    const { email } = await person(site);
    const page = await ask(site, email);
    await page.getByLabel('Code').fill('000000');
    await page.getByLabel('New password', { exact: true }).fill(fresh);
    await page.getByLabel('Confirm password', { exact: true }).fill(fresh);
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await page
      .getByRole('alert')
      .getByText('Invalid verification code provided, please try again.')
      .waitFor();
    expect(await page.getByLabel('New password', { exact: true }).inputValue()).toBe(fresh);

    const other = await ask(site, newAddress());
    await other.getByRole('alert').getByText('Username/client id combination not found.').waitFor();
  });
});
