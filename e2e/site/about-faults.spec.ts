import { expect } from '@playwright/test';
import { NIGHTLY } from '../support/exhaustive.ts';
import { fastForwardUntil } from '../support/fast-forward.ts';
import { test } from '../support/journey.ts';

test.describe('/about-us when the API fails', () => {
  test(
    'ABOUT-03 ABOUT-04 names what failed to load, stays usable, and recovers automatically',
    NIGHTLY,
    async ({ site }) => {
      site.expectErrors(/status of 503/);
      let isBroken = true;
      const page = await site.page({ movesClock: true });
      await page.route('**/graphql', (route) =>
        isBroken ? route.fulfill({ status: 503, body: '<h1>busy</h1>' }) : route.continue(),
      );
      await page.goto(`${site.url}/about-us`);
      const alerts = page.getByRole('main').getByRole('alert');
      await fastForwardUntil(page, alerts.nth(1));
      await expect(alerts).toHaveText([/busy right now/, /busy right now/]);
      await page.getByRole('radio', { name: /^Design/ }).click();
      await page.getByRole('heading', { name: "Today's Design Roles" }).waitFor();
      await page.getByRole('radio', { name: /^Engineering/ }).click();
      isBroken = false;
      const block = page.getByRole('region', { name: 'Top companies hiring in engineering' });
      await fastForwardUntil(page, block.getByRole('listitem').first());
      const roles = page.getByRole('region', { name: /Roles$/ });
      await fastForwardUntil(page, roles.getByRole('listitem').first());
      await expect(alerts).toHaveCount(0);
    },
  );
});
