import { expect } from '@playwright/test';
import { logIn, newEmail, waitForCode } from '../support/account-pages.ts';
import { connectConsole } from '../support/console.ts';
import { test } from '../support/journey.ts';
import { signUp, UNPOSTED_TITLE } from '../support/people.ts';

const fresh = 'fresh pass word';

test.describe('password reset', () => {
  test('RESET-01 RESET-02 hides which accounts exist, survives a reload, sets a new password and logs in with it', async ({
    site,
  }) => {
    site.expectErrors(/status of 400/);
    const email = newEmail();
    await signUp(site.stack, email, { titles: [UNPOSTED_TITLE] });
    const before = (await connectConsole(site.stack).outbox(email)).length;
    const page = await site.page();
    const alert = page.getByRole('alert');
    await page.goto(`${site.url}/reset-password`);
    await page.getByLabel('Email').fill(newEmail());
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByText('A code has been sent to your email.').waitFor();
    await page.getByRole('button', { name: 'Wrong address, or no code?' }).click();

    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByText('A code has been sent to your email.').waitFor();
    await page.reload();
    await page.getByText('A code has been sent to your email.').waitFor();

    const code = await waitForCode(site, email, before);
    const mails = await connectConsole(site.stack).outbox(email);
    expect(mails.map(({ subject }) => subject)).toContain('Reset your Daybreak password');
    const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
    const first = page.getByLabel('New password', { exact: true });
    const second = page.getByLabel('Confirm password', { exact: true });
    await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000');
    await first.fill(fresh);
    await second.fill(`${fresh}!`);
    await expect(confirm).toBeDisabled();
    await second.fill(fresh);
    await expect(confirm).toBeEnabled();
    await confirm.click();
    await alert.getByText("That isn't the code.").waitFor();
    await expect(first).toHaveValue(fresh);

    await page.getByLabel('Code').fill(` ${code} `);
    await confirm.click();
    await page.waitForURL('**/profile/settings');
    await page.getByText('Your password has been reset.').waitFor();
    await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Log Out' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await logIn(page, email, { secret: fresh });
    await page.waitForURL('**/profile/settings');
  });
});
