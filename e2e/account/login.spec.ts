import { expect } from '@playwright/test';
import { elsewhere, logIn, newAddress, person, register } from '../support/account-pages.ts';
import { axeFinds } from '../support/axe.ts';
import { type Site, test } from '../support/journey.ts';

test.describe('the login', () => {
  const open = async (site: Site) => {
    const page = await site.page();
    await page.goto(`${site.url}/login`);
    return page;
  };

  test('LOGIN-01 asks for e-mail and password, and leads who has neither on', async ({ site }) => {
    const page = await open(site);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByText('Email is required').waitFor();
    await page.getByText('Password is required').waitFor();
    expect(await page.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe(
      '/reset-password',
    );
    expect(await page.getByRole('link', { name: 'Need an account?' }).getAttribute('href')).toBe(
      '/onboarding',
    );
  });

  test('LOGIN-03 says who is unknown and what is wrong, and keeps what was typed', async ({ site }) => {
    site.expectErrors(/status of 400/);
    const { email } = await person(site);
    const page = await open(site);
    await logIn(page, newAddress());
    await page.getByText('No user with that email address exists.').waitFor();
    await logIn(page, email, { secret: 'another password' });
    await page.getByText('Incorrect email or password.').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    expect(new URL(page.url()).pathname).toBe('/login');
  });

  test('LOGIN-02 leads to the settings, whatever the capitals of the address', async ({ site }) => {
    const { email } = await person(site, { firstName: 'Ada' });
    const page = await elsewhere(site, email.toUpperCase());
    await page.getByRole('link', { name: 'Settings' }).first().waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Ada');
  });

  test('LOGIN-04 an address that is not verified gets another code, and the page to give it on', async ({
    site,
  }) => {
    site.expectErrors(/status of 400/);
    const { email } = await register(site);
    const page = await open(site);
    await logIn(page, email);
    await page
      .getByRole('button', {
        name: 'Please verify your email to login. Click to request a new code.',
      })
      .click();
    await page.waitForURL('**/verify');
    await page.getByText(email).waitFor();
  });

  test('LOGIN-03 says so where the user pool does not answer, and goes on when it does', async ({ site }) => {
    site.expectErrors(/ERR_FAILED/);
    const { email } = await person(site);
    const page = await open(site);
    await page.route(`${site.stack.gatewayUrl}/**`, (route) => route.abort());
    await logIn(page, email);
    await page
      .getByText('Daybreak could not be reached. Please check your connection and try again.')
      .waitFor();
    await page.unroute(`${site.stack.gatewayUrl}/**`);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/profile/settings');
  });
});

test.describe('the pages of who is not signed in', () => {
  for (const path of ['/login', '/verify', '/reset-password'])
    test(`${path} is for everybody to use, and for nobody to find`, async ({ site }) => {
      for (const dark of [false, true]) {
        const page = await site.page({ dark, reducedMotion: true });
        const answer = await page.goto(site.url + path);
        expect(answer?.status()).toBe(200);
        expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
        expect(await axeFinds(page)).toEqual([]);
      }
    });

  test('a visitor’s first page carries nothing of the user pool’s client', async ({ site }) => {
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
