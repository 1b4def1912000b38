import { expect } from '@playwright/test';
import { logIn, register, waitForCode } from '../support/account-pages.ts';
import { connectConsole } from '../support/console.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { test } from '../support/journey.ts';

const spaced = (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} `;
const another = (code: string) => (code === '000000' ? '111111' : '000000');

test.describe('the verification page', () => {
  test('VERIFY-01 VERIFY-02 VERIFY-03 sends another code on request, accepts it pasted with spaces, submits it automatically, and signs in', async ({
    site,
  }) => {
    const { page, email } = await register(site);
    const code = page.getByLabel('Code');
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toHaveCount(1);
    const before = (await connectConsole(site.stack).outbox(email)).length;
    await page.getByRole('button', { name: 'Request Again' }).click();
    await code.fill(spaced(await waitForCode(site, email, before)));
    await page.waitForURL('**/profile/settings');
    await page.getByRole('link', { name: 'Settings' }).first().waitFor();
  });

  test(
    'VERIFY-01 VERIFY-03 VERIFY-04 explains missing, short and wrong codes and an outage, and opens the login page after a reload',
    NIGHTLY,
    async ({ site }) => {
      site.expectErrors(/status of 400|CodeMismatch|ERR_FAILED|IdentityFailure|Couldn't reach/);
      const { page, email } = await register(site);
      const right = await waitForCode(site, email);
      const code = page.getByLabel('Code');
      await code.press('Enter');
      await page.getByText('Code is required').waitFor();
      await code.fill('123');
      await expect(page.getByText('Code is required')).toHaveCount(0);
      await code.press('Enter');
      await page.getByText('The code has 6 characters.').waitFor();

      await code.fill(another(right));
      const toast = page.getByRole('alert').filter({ hasText: 'Invalid confirmation code.' });
      await toast.getByText('Error', { exact: true }).waitFor();
      await page.getByRole('alert').getByText("That isn't the code.").waitFor();

      await page.route(`${site.stack.gatewayUrl}/**`, (route) => route.abort());
      await page.getByRole('button', { name: 'Request Again' }).click();
      await page.getByText('Error resending confirmation code').waitFor();
      await page.unroute(`${site.stack.gatewayUrl}/**`);

      // The password is never stored, so a reload loses it.
      await page.reload();
      await page.getByText(email).waitFor();
      await expect(page.getByRole('link', { name: 'Wrong address?' })).toHaveAttribute('href', '/register');
      await code.fill(right);
      await page.waitForURL('**/login');
      await page.getByText('Your email is verified. Log in to continue.').waitFor();
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await logIn(page, email);
      await page.waitForURL('**/profile/settings');
    },
  );

  test(
    'VERIFY-02 REG-05 signs in and creates the account even though the pool’s trigger failed',
    NIGHTLY,
    async ({ site }) => {
      site.expectErrors(/status of 400/);
      const { page, email } = await register(site);
      await connectConsole(site.stack).fault({
        service: 'dynamodb',
        action: 'TransactWriteItems',
        caller: 'IdentityConfirm',
        rate: 1,
        kind: 'error',
      });
      const failed = page.waitForResponse((response) => response.status() === 400);
      await page.getByLabel('Code').fill(await waitForCode(site, email));
      await failed;
      await page.waitForURL('**/profile/settings');
      await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(email);
    },
  );
});
