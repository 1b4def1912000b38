import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { connectStripe } from '../support/fake-stripe.ts';
import { test } from '../support/journey.ts';
import { signUp, UNPOSTED_TITLE } from '../support/people.ts';
import { expectNoSidewaysScroll } from '../support/sideways-scroll.ts';
import { openSignedIn } from '../support/signed-in.ts';
import { subscriptionStatus } from '../support/subscribe.ts';
import { until } from '../support/until.ts';

const PATH = '/profile/subscription';
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

test.describe('an overdue payment', () => {
  test(
    'SUB-04 shows a notice while alerts continue, and clears it after the payment, on a phone in dark mode',
    NIGHTLY,
    async ({ site }) => {
      const email = 'owes@subscription.example';
      const person = await signUp(site.stack, email, { titles: [UNPOSTED_TITLE] });
      const page = await openSignedIn(site, { email }, PATH, {
        width: 390,
        dark: true,
        storage: { mode: 'dark' },
        movesClock: true,
      });
      await button(page, 'Start Monthly subscription').click();
      await page.waitForURL('**/checkout/**');
      const stripe = connectStripe(page.url());
      await page.getByRole('button', { name: /^Pay/ }).click();
      await page.getByText('active', { exact: true }).waitFor();

      await stripe.trigger(email, 'declines');
      await stripe.trigger(email, 'renewal');
      // Works without a reload, because the page refetches the profile every minute.
      await until('the payment is past due', async () =>
        (await subscriptionStatus(site.stack, person)) === 'past_due' ? true : undefined,
      );
      await page.clock.fastForward(61_000);
      await page.getByText('past due', { exact: true }).waitFor();
      await page
        .getByText(/^Your last payment didn't go through\. You'll keep getting alerts until/)
        .waitFor();
      await expect(button(page, 'Change to Annual')).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolations(page);

      await stripe.trigger(email, 'pays');
      await stripe.advanceClock(4);
      await until('the payment has arrived', async () =>
        (await subscriptionStatus(site.stack, person)) === 'active' ? true : undefined,
      );
      await page.reload();
      await page.getByText(/^Renews on/).waitFor();
      await page.getByText('active', { exact: true }).waitFor();
    },
  );
});
