import { InitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider';
import { expect } from '@playwright/test';
import { elsewhere, logIn, person } from '../support/account-pages.ts';
import { graphql } from '../support/graphql.ts';
import { test } from '../support/journey.ts';
import { password, userPool } from '../support/people.ts';
import { endSession, expire, forged, replaceTokens, tokensOf } from '../support/tokens.ts';
import { until } from '../support/until.ts';

const settings = '**/profile/settings';

const dialog = { name: 'Please log in again' };

test.describe('the pages of the account', () => {
  test('ROUTE-02 lead who is not signed in to the login, and a login there to the settings', async ({
    site,
  }) => {
    const { email } = await person(site);
    const page = await site.page();
    for (const path of ['settings', 'job-titles', 'manage-notifications']) {
      await page.goto(`${site.url}/profile/${path}`);
      await page.waitForURL('**/login');
    }
    await logIn(page, email);
    await page.waitForURL(settings);
  });

  test('ROUTE-02 show that they are loading until it is known who is here', async ({ site }) => {
    const { page } = await person(site);
    let answer: (value?: unknown) => void = () => undefined;
    const held = new Promise((resolve) => {
      answer = resolve;
    });
    await page.route('**/graphql', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${site.url}/profile/settings`);
    await page.getByRole('main').getByRole('status').getByText('Loading your account').waitFor();
    expect(await page.getByRole('link', { name: 'Login' }).isVisible()).toBe(false);
    answer();
    await page.getByLabel('First name').waitFor();
  });

  test('ROUTE-03 the pages of visitors send who is signed in to the board', async ({ site }) => {
    const { page } = await person(site);
    for (const path of ['login', 'reset-password', 'register']) {
      await page.goto(`${site.url}/${path}`);
      await page.waitForURL(`${site.url}/`);
    }
  });

  test('ROUTE-02 SESS-01 a login that an ended session forces returns to its page', async ({ site }) => {
    site.expectErrors(/status of 400/);
    const { page, email } = await person(site);
    await endSession(page);
    await page.goto(`${site.url}/profile/job-titles`);
    await page.waitForURL('**/login');
    await page.getByText('Your session has ended. Log in to go on where you were.').waitFor();
    await logIn(page, email);
    await page.waitForURL('**/profile/job-titles');
  });
});

test.describe('a session', () => {
  test('SESS-01 that ends while something is typed asks for the password there, and saves it then', async ({
    site,
  }) => {
    site.expectErrors(/status of 400/);
    const { page, email } = await person(site);
    await page.getByLabel('Last name').fill('Lovelace');
    await endSession(page);
    await page.getByLabel('Last name').blur();
    const again = page.getByRole('dialog', dialog);
    await again.getByLabel('Password', { exact: true }).fill(password);
    await again.getByRole('button', { name: 'Login' }).click();
    await again.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/profile/settings');
    expect(await page.getByLabel('Last name').inputValue()).toBe('Lovelace');
    await until('the name is saved', async () => {
      const idToken = (await tokensOf(page))?.idToken ?? '';
      const query = 'query Name($input: GetUserInput!) { getUser(input: $input) { lastName } }';
      const { data } = await graphql(site.stack, { email, idToken }, query, { input: { email } });
      return JSON.stringify(data).includes('Lovelace') ? true : undefined;
    });
  });

  test('SESS-01 that was left there asks nothing more, and comes back from the login', async ({ site }) => {
    site.expectErrors(/status of 400|Failure/);
    const { page, email } = await person(site);
    await page.getByLabel('Last name').fill('Hopper');
    await endSession(page);
    await page.getByLabel('Last name').blur();
    await page.getByRole('dialog', dialog).getByRole('button', { name: 'Close' }).click();
    await page.waitForURL('**/login');
    await logIn(page, email);
    await page.waitForURL(settings);
  });

  test('API-05 SESS-01 whose tokens have expired is renewed without a word', async ({ site }) => {
    const { page } = await person(site);
    const old = await tokensOf(page);
    await expire(page);
    await page.goto(`${site.url}/profile/settings`);
    await page.getByLabel('First name').waitFor();
    expect((await tokensOf(page))?.idToken).not.toBe(old?.idToken);
  });

  test('API-05 whose token the service refuses is renewed once, and nothing is lost', async ({ site }) => {
    site.expectErrors(/status of 401/);
    const { page } = await person(site);
    await replaceTokens(page, ({ idToken }) => ({ idToken: forged(idToken) }));
    await page.goto(`${site.url}/profile/settings`);
    await page.getByLabel('First name').waitFor();
  });

  test('API-05 carries its token and never the visitors’ key beside it; a visitor carries the key', async ({
    site,
  }) => {
    const { page } = await person(site);
    const asked: (string | undefined)[][] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/graphql')) return;
      const headers = request.headers();
      asked.push([headers['authorization'], headers['x-api-key']]);
    });
    await page.goto(`${site.url}/profile/settings`);
    await page.getByLabel('First name').waitFor();
    const token = (await tokensOf(page))?.idToken;
    expect(asked.length).toBeGreaterThan(0);
    for (const [authorization, key] of asked) expect([authorization, key]).toEqual([token, undefined]);
    const before = asked.length;
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    // Whatever the page had asked on that was under way before this.
    await page.evaluate('fetch("/config.json").then(() => null)');
    expect(asked).toHaveLength(before);
  });

  test('SESS-01 ends with Log Out: the board stands there, and the tokens are worth nothing', async ({
    site,
  }) => {
    const { page } = await person(site);
    const tokens = await tokensOf(page);
    await page.getByRole('button', { name: 'Log Out' }).first().click();
    await page.waitForURL(`${site.url}/`);
    await page.getByRole('link', { name: 'Login' }).waitFor();
    await until('the tokens are gone', async () => ((await tokensOf(page)) === null ? true : undefined));
    const renewal = new InitiateAuthCommand({
      ClientId: site.stack.userPoolClientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: tokens?.refreshToken ?? '' },
    });
    await expect(userPool(site.stack).send(renewal)).rejects.toThrow(/revoked/i);
    await page.goto(`${site.url}/profile/settings`);
    await page.waitForURL('**/login');
  });

  test('SESS-01 is the same in two tabs: what one signs out of, the other leaves', async ({ site }) => {
    const { page, email } = await person(site);
    const other = await page.context().newPage();
    await other.goto(`${site.url}/profile/job-titles`);
    await other.getByRole('button', { name: 'Log Out' }).first().waitFor();
    await page.getByRole('button', { name: 'Log Out' }).first().click();
    await other.waitForURL('**/login');

    await page.goto(`${site.url}/login`);
    await logIn(page, email);
    await page.waitForURL(settings);
    await other.waitForURL(`${site.url}/`);
    await other.getByRole('link', { name: 'Settings' }).waitFor();
  });

  test('LOGIN-01 that is not to be remembered ends with the browser', async ({ site }) => {
    const { email } = await person(site);
    const page = await elsewhere(site, email, { remember: false });
    await page.reload();
    await page.getByLabel('First name').waitFor();
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => /Cognito|signed/.test(key))),
    ).toEqual([]);
    const later = await page.context().newPage();
    await page.close();
    await later.goto(`${site.url}/profile/settings`);
    await later.waitForURL('**/login');
  });

  test('that cannot be found out, as without a user pool, says so and tries again', async ({ site }) => {
    site.expectErrors(/ERR_FAILED|Failure|could not be reached/);
    const { page } = await person(site);
    await expire(page);
    await page.route(`${site.stack.gatewayUrl}/**`, (route) => route.abort());
    await page.goto(`${site.url}/profile/settings`);
    await page.getByRole('heading', { name: 'Your account did not load' }).waitFor();
    await page.unroute(`${site.stack.gatewayUrl}/**`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByLabel('First name').waitFor();
  });
});

test.describe('the board of who is signed in', () => {
  test('BANNER-01 HOME-17 CHROME-01 counts the free alerts, and has the way to the settings', async ({
    site,
  }) => {
    const { page } = await person(site);
    await page.goto(`${site.url}/`);
    await page.getByText('Thank you. :-) You have 10 job alerts remaining').waitFor();
    await page.getByRole('button', { name: 'Subscribe Now' }).click();
    await page.getByRole('dialog').getByText('Cancel anytime').waitFor();
    expect(await page.getByRole('link', { name: 'Login' }).count()).toBe(0);
  });

  test('HOME-06 begins with the job type that they prefer, and asks for no other before', async ({
    site,
  }) => {
    const { page, email } = await person(site);
    const idToken = (await tokensOf(page))?.idToken ?? '';
    const input = { email, userPrefs: { preferredJobType: 'Co' } };
    const change = 'mutation Change($input: UpdateUserInput!) { updateUser(input: $input) { email } }';
    expect((await graphql(site.stack, { email, idToken }, change, { input })).errors).toBeUndefined();

    const other = await elsewhere(site, email);
    const asked: unknown[] = [];
    other.on('request', (request) => {
      const jobType = /"jobType":"(\w+)"/.exec(request.postData() ?? '')?.[1];
      if (jobType !== undefined) asked.push(jobType);
    });
    await other.goto(`${site.url}/`);
    await other.getByRole('link', { name: 'Settings' }).waitFor();
    await other.getByRole('radio', { name: 'Contract', checked: true }).waitFor({ state: 'attached' });
    expect(new Set(asked)).toEqual(new Set(['Co']));
  });
});
