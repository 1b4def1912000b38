import { describe, expect, test } from '@jest/globals';
import type { SiteUnderTest } from '../support/site.ts';

/** /about-us while the service does not do its part. */
export function aboutFaults(site: () => SiteUnderTest): void {
  describe('/about-us in bad weather', () => {
    test('ABOUT-03 ABOUT-04 says what did not come, stays useful, and recovers by itself', async () => {
      site().expectErrors(/status of 503/);
      let isBroken = true;
      const page = await site().page();
      await page.route('**/graphql', (route) =>
        isBroken ? route.fulfill({ status: 503, body: '<h1>busy</h1>' }) : route.continue(),
      );
      await page.goto(`${site().url}/about-us`);
      const alerts = page.getByRole('main').getByRole('alert');
      await alerts.nth(1).waitFor();
      for (const alert of await alerts.all()) expect(await alert.textContent()).toMatch(/very busy just now/);
      await page.getByRole('radio', { name: /^Design/ }).click();
      await page.getByRole('heading', { name: "Today's Design Roles" }).waitFor();
      await page.getByRole('radio', { name: /^Engineering/ }).click();
      isBroken = false;
      const block = page.getByRole('region', { name: 'Top companies hiring in engineering' });
      await block.getByRole('listitem').first().waitFor({ timeout: 60_000 });
      await page
        .getByRole('region', { name: /Roles$/ })
        .getByRole('listitem')
        .first()
        .waitFor({ timeout: 60_000 });
      expect(await alerts.count()).toBe(0);
    });
  });
}
