import { expect } from '@playwright/test';
import { logIn, newEmail, register } from '../support/account-pages.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { IS_EXHAUSTIVE } from '../support/exhaustive.ts';
import { test } from '../support/journey.ts';
import { signUp, UNPOSTED_TITLE } from '../support/people.ts';

test.describe('the login page', () => {
  test('LOGIN-01 LOGIN-02 LOGIN-03 explains missing and wrong input and an outage, ignores the e-mail’s case, and opens the settings', async ({
    site,
  }) => {
    site.expectErrors(/status of 400|ERR_FAILED/);
    const email = newEmail();
    await signUp(site.stack, email, { titles: [UNPOSTED_TITLE], firstName: 'Ada' });
    const page = await site.page();
    await page.goto(`${site.url}/login`);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByText('Email is required').waitFor();
    await page.getByText('Password is required').waitFor();
    const link = (name: string) => page.getByRole('link', { name });
    await expect(link('Forgot password?')).toHaveAttribute('href', '/reset-password');
    await expect(link('Need an account?')).toHaveAttribute('href', '/onboarding');

    await logIn(page, newEmail());
    await page.getByText('No user with that email address exists.').waitFor();
    await logIn(page, email, { secret: 'another password' });
    await page.getByText('Incorrect email or password.').waitFor();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page).toHaveURL(`${site.url}/login`);

    await page.route(`${site.stack.gatewayUrl}/**`, (route) => route.abort());
    await logIn(page, email.toUpperCase());
    await page.getByText("Couldn't reach Daybreak. Check your connection and try again.").waitFor();
    await page.unroute(`${site.stack.gatewayUrl}/**`);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/profile/settings');
    await page.getByRole('link', { name: 'Settings' }).first().waitFor();
    await page.getByLabel('First name').waitFor();
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
  });

  test('LOGIN-04 sends an unverified address another code, and opens the verification page', async ({
    site,
  }) => {
    site.expectErrors(/status of 400/);
    const { page, email } = await register(site);
    await page.goto(`${site.url}/login`);
    await logIn(page, email);
    await page
      .getByRole('button', {
        name: 'Please verify your email to login. Click to request a new code.',
      })
      .click();
    await page.waitForURL('**/verify');
    await page.getByText(email).waitFor();
  });
});

test.describe('the sign-in pages', () => {
  for (const [index, path] of ['/login', '/verify', '/reset-password'].entries())
    test(`${path} is public, not indexed, and passes axe`, async ({ site }) => {
      for (const dark of IS_EXHAUSTIVE ? [false, true] : [index % 2 === 0]) {
        const page = await site.page({ dark, reducedMotion: true });
        const answer = await page.goto(site.url + path);
        expect(answer?.status()).toBe(200);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
        await expectNoAxeViolations(page);
      }
    });

  test('a visitor’s first page does not load the Cognito client', async ({ site }) => {
    const page = await site.page();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(`${site.url}/`);
    await page.waitForLoadState('networkidle');
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((url) => /amplify|signed-in|identity/.test(url))).toEqual([]);
  });
});
