import { expect, type Page } from '@playwright/test';
import { connectAlertTable } from '../support/alert-table.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { type Site, test } from '../support/journey.ts';
import { signUp, UNPOSTED_TITLE } from '../support/people.ts';
import { openSignedIn } from '../support/signed-in.ts';
import type { Visit } from '../support/visit.ts';

const PATH = '/profile/subscription';

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const banner = (page: Page) => page.getByRole('region', { name: 'Offer' });

const atCheckout = (page: Page) => page.waitForURL('**/checkout/**');

/** Pays on Stripe's checkout page and waits for the redirect back. */
async function pay(page: Page): Promise<void> {
  await atCheckout(page);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL(`**${PATH}**`);
}

const given = async (site: Site, name: string, path = PATH, visit: Visit = {}) => {
  const email = `${name}@subscription.example`;
  await signUp(site.stack, email, { titles: [UNPOSTED_TITLE] });
  return openSignedIn(site, { email }, path, visit);
};

test.describe('the subscription page', () => {
  test('SUB-01 SUB-02 BANNER-01 activates nothing without a payment, shows a receipt once paid, and cancels and resumes the subscription', async ({
    site,
  }) => {
    const page = await given(site, 'pays');
    await page.getByText('No subscriptions active.').waitFor();
    await page.getByText('No receipts found.').waitFor();
    await banner(page).waitFor();
    await expectNoAxeViolations(page);

    await button(page, 'Start Annual subscription').click();
    await atCheckout(page);
    await page.getByRole('link', { name: 'Leave without paying' }).click();
    await page.getByText("Checkout canceled. You weren't charged.").waitFor();
    await page.getByText('No subscriptions active.').waitFor();
    await page.goto(`${site.url}${PATH}?checkout=done`);
    await page.getByText('Confirming your payment…').waitFor();
    await expectNoAxeViolations(page);
    await page.goto(`${site.url}${PATH}`);
    await page.getByText('No subscriptions active.').waitFor();
    await banner(page).waitFor();

    await button(page, 'Start Monthly subscription').click();
    await pay(page);
    await page.getByText('active', { exact: true }).waitFor();
    await page.getByText(/^Renews on \w+ \d+(st|nd|rd|th)(, \d{4})?\./).waitFor();
    await page.getByRole('link', { name: /^Receipt for/ }).waitFor();
    await page.waitForURL(`${site.url}${PATH}`);
    await expect(banner(page)).toHaveCount(0);
    await expectNoAxeViolations(page);
    await button(page, 'Cancel Subscription').click();
    await button(page, 'Yes, cancel').dblclick();
    await page.getByText('Subscription successfully cancelled.').waitFor();
    await page.getByText('canceled', { exact: true }).waitFor();
    await expect(banner(page)).toHaveCount(0);
    await page.reload();
    await page.getByText('canceled', { exact: true }).waitFor();
    await button(page, 'Keep subscription').click();
    await button(page, 'Cancel Subscription').waitFor();
  });

  test(
    'PRICE-03 HOME-17 SUB-01 subscribes from the banner on a phone, even after a failed checkout, and switches to the annual plan',
    NIGHTLY,
    async ({ site }) => {
      const page = await given(site, 'banner', '/', { width: 390 });
      await (await connectAlertTable(site.stack)).spendFreeAlerts('banner@subscription.example', 9);
      await page.reload();
      await banner(page).getByRole('button', { name: 'Subscribe Now' }).click();
      const popup = page.getByRole('dialog', { name: 'Subscribe to receive job alerts' });
      await popup.getByText('Cancel anytime').waitFor();
      const subscribe = popup.getByRole('button', { name: 'Subscribe to receive job alerts' });
      await test.step('a checkout that does not open says so and leaves the button enabled', async () => {
        site.expectErrors(/Failed to load|Couldn't reach|Failure|ERR_FAILED/);
        await page.route('**/graphql', async (route) =>
          (route.request().postData() ?? '').includes('createCheckoutSession')
            ? route.abort()
            : route.continue(),
        );
        await subscribe.click();
        await popup.getByRole('alert').getByText("Couldn't reach Daybreak.").waitFor();
        await expect(subscribe).toHaveAttribute('aria-busy', 'false');
        await page.unroute('**/graphql');
      });
      await subscribe.dblclick();
      await pay(page);
      await page.getByText('active', { exact: true }).waitFor();
      await expect(banner(page)).toHaveCount(0);

      await button(page, 'Change to Annual').click();
      const dialog = page.getByRole('dialog', { name: 'Change to Annual' });
      await dialog.getByText('$55.63').waitFor();
      await expectNoAxeViolations(page);
      await dialog.getByRole('button', { name: 'Change to Annual' }).click();
      await page.getByText('Your plan has changed.').waitFor();
      await page.getByText('$55.63 / year').waitFor();
      await page
        .getByRole('link', { name: /^Receipt for/ })
        .nth(1)
        .waitFor();
    },
  );
});
