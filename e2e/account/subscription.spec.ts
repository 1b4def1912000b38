import { expect, type Page } from '@playwright/test';
import { axeFinds } from '../support/axe.ts';
import { type Site, test } from '../support/journey.ts';
import { signUp } from '../support/people.ts';
import { openSignedIn } from '../support/signed-in.ts';
import type { Visit } from '../support/visit.ts';

const PATH = '/profile/subscription';

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const banner = (page: Page) => page.getByRole('region', { name: 'Offer' });

/** At the payment provider's page. */
const atCheckout = (page: Page) => page.waitForURL('**/checkout/**');

/** Pays there, and is back. */
async function pay(page: Page): Promise<void> {
  await atCheckout(page);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL(`**${PATH}**`);
}

const given = async (site: Site, name: string, path = PATH, visit: Visit = {}) => {
  const email = `${name}@subscription.example`;
  await signUp(site.stack, email, { titles: ['office manager'] });
  return openSignedIn(site, { email }, path, visit);
};
const isClean = async (page: Page) => expect(await axeFinds(page)).toEqual([]);

test.describe('the subscription of an account', () => {
  test('SUB-01 SUB-02 BANNER-01 is paid, stands with its receipt, and the banner goes; it is cancelled and resumed', async ({
    site,
  }) => {
    const page = await given(site, 'pays');
    await page.getByText('No subscriptions active.').waitFor();
    await page.getByText('No receipts found.').waitFor();
    await page.getByText('10% savings').waitFor();
    await banner(page).waitFor();
    await isClean(page);
    await button(page, 'Start Monthly subscription').click();
    await pay(page);
    await page.getByText('active', { exact: true }).waitFor();
    await page.getByText(/^Renews on \w+ \d+(st|nd|rd|th)\./).waitFor();
    await page.getByRole('link', { name: /^Receipt for/ }).waitFor();
    await page.waitForURL(`${site.url}${PATH}`);
    expect(await banner(page).count()).toBe(0);
    await isClean(page);
    await button(page, 'Cancel Subscription').dblclick();
    await page.getByText('Subscription successfully cancelled.').waitFor();
    await page.getByText('canceled', { exact: true }).waitFor();
    expect(await banner(page).count()).toBe(0);
    await page.reload();
    await page.getByText('canceled', { exact: true }).waitFor();
    await button(page, 'Resume').click();
    await button(page, 'Cancel Subscription').waitFor();
  });

  test('SUB-01 is moved to the annual plan once its price was said', async ({ site }) => {
    const page = await given(site, 'changes', PATH, { width: 390 });
    await button(page, 'Start Monthly subscription').click();
    await pay(page);
    await button(page, 'Change to Annual, 10% savings').click();
    const dialog = page.getByRole('dialog', { name: 'Change to Annual' });
    await dialog.getByText('$55.63').waitFor();
    await isClean(page);
    await dialog.getByRole('button', { name: 'Change to Annual' }).click();
    await page.getByText('Your plan was changed.').waitFor();
    await page.getByText('$55.63 / year').waitFor();
    await page
      .getByRole('link', { name: /^Receipt for/ })
      .nth(1)
      .waitFor();
  });

  test('SUB-01 is not begun by who leaves the checkout, nor by an address opened by hand', async ({
    site,
  }) => {
    const page = await given(site, 'leaves');
    await button(page, 'Start Annual subscription').click();
    await atCheckout(page);
    await page.getByRole('link', { name: 'Leave without paying' }).click();
    await page.getByText('You left the checkout. Nothing was charged.').waitFor();
    await page.getByText('No subscriptions active.').waitFor();
    await page.goto(`${site.url}${PATH}?checkout=done`);
    await page.getByText('We are waiting for the payment to be confirmed.').waitFor();
    await isClean(page);
    await page.goto(`${site.url}${PATH}`);
    await page.getByText('No subscriptions active.').waitFor();
    await banner(page).waitFor();
  });

  test('PRICE-03 HOME-17 Subscribe Now opens the prices, whose button opens the checkout', async ({
    site,
  }) => {
    const page = await given(site, 'banner', '/');
    await banner(page).getByRole('button', { name: 'Subscribe Now' }).click();
    const popup = page.getByRole('dialog', { name: 'Subscribe to receive job alerts' });
    await popup.getByText('Cancel anytime').waitFor();
    await popup.getByRole('button', { name: 'Subscribe to receive job alerts' }).dblclick();
    await pay(page);
    await page.getByText('active', { exact: true }).waitFor();
    expect(await banner(page).count()).toBe(0);
  });

  test('PRICE-03 a checkout that does not open says so and leaves the button as it was', async ({ site }) => {
    const page = await given(site, 'refused', '/');
    site.expectErrors(/./);
    await page.route('**/graphql', async (route) =>
      (route.request().postData() ?? '').includes('createCheckoutSession') ? route.abort() : route.continue(),
    );
    await banner(page).getByRole('button', { name: 'Subscribe Now' }).click();
    const popup = page.getByRole('dialog');
    await popup.getByRole('button', { name: 'Subscribe to receive job alerts' }).click();
    await popup.getByRole('alert').getByText('Daybreak could not be reached.').waitFor();
    expect(
      await popup.getByRole('button', { name: 'Subscribe to receive job alerts' }).getAttribute('aria-busy'),
    ).toBe('false');
  });
});
