import { InitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider';
import { expect } from '@playwright/test';
import { logIn, logInOnAnotherDevice, newEmail, openSettingsAsNewUser } from '../support/account-pages.ts';
import { connectAlertTable } from '../support/alert-table.ts';
import { IS_EXHAUSTIVE, NIGHTLY } from '../support/exhaustive.ts';
import { graphql } from '../support/graphql.ts';
import { type Site, test } from '../support/journey.ts';
import { PASSWORD, signIn, signUp, UNPOSTED_TITLE, userPool } from '../support/people.ts';
import { openSignedIn } from '../support/signed-in.ts';
import {
  endSession,
  expireTokens,
  invalidateSignature,
  readTokens,
  replaceTokens,
} from '../support/tokens.ts';
import { until } from '../support/until.ts';

const settings = '**/profile/settings';

const dialog = { name: 'Please log in again' };

const account = (site: Site) => signUp(site.stack, newEmail(), { titles: [UNPOSTED_TITLE] });

const lastNameOf = async (site: Site, email: string) => {
  const query = 'query Name($input: GetUserInput!) { getUser(input: $input) { lastName } }';
  const { data } = await graphql(site.stack, await signIn(site.stack, email), query, { input: { email } });
  return JSON.stringify(data);
};

test.describe('the account pages', () => {
  test('ROUTE-02 send a visitor to the login page, and then to the settings', async ({ site }) => {
    const { email } = await account(site);
    const page = await site.page();
    // One route guard covers all of these pages, so a sample is enough.
    const others = IS_EXHAUSTIVE ? ['settings', 'setup', 'manage-notifications'] : [];
    for (const path of [...others, 'job-titles']) {
      await page.goto(`${site.url}/profile/${path}`);
      await page.waitForURL('**/login');
    }
    await logIn(page, email);
    await page.waitForURL(settings);
  });

  test(
    'ROUTE-02 show a loading message until the session is known, and an error with a retry button if that fails',
    NIGHTLY,
    async ({ site }) => {
      const { page } = await openSettingsAsNewUser(site);
      await test.step('the record takes its time', async () => {
        let answer: (value?: unknown) => void = () => undefined;
        const held = new Promise((resolve) => {
          answer = resolve;
        });
        await page.route('**/graphql', async (route) => {
          await held;
          await route.continue();
        });
        await page.reload();
        await page.getByRole('main').getByRole('status').getByText('Loading your account').waitFor();
        await expect(page.getByRole('link', { name: 'Login' })).toBeHidden();
        answer();
        await page.getByLabel('First name').waitFor();
        await page.unroute('**/graphql');
      });

      await test.step('the user pool cannot be reached', async () => {
        site.expectErrors(/ERR_FAILED|Failure|Couldn't reach/);
        await expireTokens(page);
        await page.route(`${site.stack.gatewayUrl}/**`, (route) => route.abort());
        await page.reload();
        await page.getByRole('heading', { name: "Couldn't load your account" }).waitFor();
        await page.unroute(`${site.stack.gatewayUrl}/**`);
        await page.getByRole('button', { name: 'Try again' }).click();
        await page.getByLabel('First name').waitFor();
      });
    },
  );
});

test.describe('a session', () => {
  test('SESS-01 ROUTE-02 asks for the password in place when it ends, or returns to the page after a login', async ({
    site,
  }) => {
    site.expectErrors(/status of 400|Failure/);
    const { page, email } = await openSettingsAsNewUser(site);
    const again = page.getByRole('dialog', dialog);
    await test.step('the dialog takes the password and saves what was typed', async () => {
      await page.getByLabel('Last name').fill('Lovelace');
      await endSession(page);
      await page.getByLabel('Last name').blur();
      await again.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await again.getByRole('button', { name: 'Login' }).click();
      await again.waitFor({ state: 'detached' });
      await expect(page).toHaveURL(`${site.url}/profile/settings`);
      await expect(page.getByLabel('Last name')).toHaveValue('Lovelace');
      await until('the name is saved', async () =>
        (await lastNameOf(site, email)).includes('Lovelace') ? true : undefined,
      );
    });

    await test.step('closing the dialog leads to the login and back', async () => {
      await page.getByLabel('Last name').fill('Hopper');
      await endSession(page);
      await page.getByLabel('Last name').blur();
      await again.getByRole('button', { name: 'Close' }).click();
      await page.waitForURL('**/login');
      await logIn(page, email);
      await page.waitForURL(settings);
      await page.getByLabel('First name').waitFor();
    });

    await test.step('a page that is opened afterward comes back from the login', async () => {
      await endSession(page);
      await page.goto(`${site.url}/profile/job-titles`);
      await page.waitForURL('**/login');
      await page.getByText('Your session has expired. Log in to pick up where you left off.').waitFor();
      await logIn(page, email);
      await page.waitForURL('**/profile/job-titles');
    });
  });

  test(
    'API-05 SESS-01 renews expired and rejected tokens silently, and sends the token without the visitors’ API key',
    NIGHTLY,
    async ({ site }) => {
      site.expectErrors(/status of 401/);
      const { page } = await openSettingsAsNewUser(site);
      const old = await readTokens(page);
      const asked: (string | undefined)[][] = [];
      page.on('request', (request) => {
        if (!request.url().endsWith('/graphql')) return;
        const headers = request.headers();
        asked.push([headers['authorization'], headers['x-api-key']]);
      });
      await expireTokens(page);
      await page.reload();
      await page.getByLabel('First name').waitFor();
      const readToken = async () => (await readTokens(page))?.idToken;
      await expect.poll(readToken).not.toBe(old?.idToken);
      const token = await readToken();
      expect(asked.length).toBeGreaterThan(0);
      for (const [authorization, key] of asked) expect([authorization, key]).toEqual([token, undefined]);
      const before = asked.length;
      await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
      // Once this response arrives, any request that the page sent because of it has started too.
      await page.evaluate('fetch("/config.json").then(() => null)');
      expect(asked).toHaveLength(before);

      await replaceTokens(page, ({ idToken }) => ({ idToken: invalidateSignature(idToken) }));
      await page.reload();
      await page.getByLabel('First name').waitFor();
    },
  );

  test('SESS-01 ends with Log Out: every tab is signed out, the tokens are revoked, and a login signs all tabs in', async ({
    site,
  }) => {
    const { page, email } = await openSettingsAsNewUser(site);
    const tokens = await readTokens(page);
    const other = await page.context().newPage();
    await other.goto(`${site.url}/profile/job-titles`);
    await other.getByRole('button', { name: 'Log Out' }).first().waitFor();
    await page.getByRole('button', { name: 'Log Out' }).first().click();
    await page.waitForURL(`${site.url}/`);
    await page.getByRole('link', { name: 'Login' }).waitFor();
    await other.waitForURL('**/login');
    await until('the tokens are gone', async () => ((await readTokens(page)) === null ? true : undefined));
    const renewal = new InitiateAuthCommand({
      ClientId: site.stack.userPoolClientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: tokens?.refreshToken ?? '' },
    });
    await expect(userPool(site.stack).send(renewal)).rejects.toThrow(/revoked/i);

    await page.goto(`${site.url}/profile/settings`);
    await page.waitForURL('**/login');
    await logIn(page, email);
    await page.waitForURL(settings);
    await other.waitForURL(`${site.url}/`);
    await other.getByRole('link', { name: 'Settings' }).waitFor();
  });

  test('LOGIN-01 without Remember me ends with the browser tab', async ({ site }) => {
    const { email } = await account(site);
    const page = await logInOnAnotherDevice(site, email, { remember: false });
    await page.reload();
    await page.getByLabel('First name').waitFor();
    const stored = () => page.evaluate(() => Object.keys(localStorage).join());
    await expect.poll(stored).not.toMatch(/Cognito|signed/);
    const later = await page.context().newPage();
    await page.close();
    await later.goto(`${site.url}/profile/settings`);
    await later.waitForURL('**/login');
  });
});

test.describe('the board for a signed-in user', () => {
  test(
    'ROUTE-03 HOME-06 BANNER-01 HOME-17 CHROME-01 replaces the visitor pages, starts with the preferred job type and counts the free alerts',
    NIGHTLY,
    async ({ site }) => {
      const someone = await account(site);
      const { email } = someone;
      const input = { email, userPrefs: { preferredJobType: 'Co' } };
      const change = 'mutation Change($input: UpdateUserInput!) { updateUser(input: $input) { email } }';
      expect((await graphql(site.stack, someone, change, { input })).errors).toBeUndefined();

      // The board's URL contains the job type too.
      const board = ({ pathname }: URL) => pathname === '/';
      const page = await openSignedIn(site, { email }, '/login');
      await page.waitForURL(board);
      for (const path of ['reset-password', 'register']) {
        await page.goto(`${site.url}/${path}`);
        await page.waitForURL(board);
      }

      const asked: unknown[] = [];
      page.on('request', (request) => {
        const jobType = /"jobType":"(\w+)"/.exec(request.postData() ?? '')?.[1];
        if (jobType !== undefined) asked.push(jobType);
      });
      await page.goto(`${site.url}/`);
      await page.getByRole('link', { name: 'Settings' }).waitFor();
      await page.getByRole('radio', { name: 'Contract', checked: true }).waitFor({ state: 'attached' });
      expect(new Set(asked)).toEqual(new Set(['Co']));
      await page.getByText('Thank you. :-) You have 10 job alerts remaining').waitFor();
      await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Subscribe Now' })).toHaveCount(0);
      await (await connectAlertTable(site.stack)).spendFreeAlerts(email, 9);
      await page.reload();
      await page.getByText('You have 9 job alerts remaining').waitFor();
      await page.getByRole('button', { name: 'Subscribe Now' }).click();
      await page.getByRole('dialog').getByText('Cancel anytime').waitFor();
    },
  );
});
