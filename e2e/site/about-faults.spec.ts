import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';

test.describe('/about-us in bad weather', () => {
  test('ABOUT-03 ABOUT-04 says what did not come, stays useful, and recovers by itself', async ({ site }) => {
    site.expectErrors(/status of 503/);
    let isBroken = true;
    const page = await site.page();
    await page.route('**/graphql', (route) =>
      isBroken ? route.fulfill({ status: 503, body: '<h1>busy</h1>' }) : route.continue(),
    );
    await page.goto(`${site.url}/about-us`);
    const alerts = page.getByRole('main').getByRole('alert');
    await alerts.nth(1).waitFor();
    for (const alert of await alerts.all()) expect(await alert.textContent()).toMatch(/very busy just now/);
    await page.getByRole('radio', { name: /^Design/ }).click();
    await page.getByRole('heading', { name: "Today's Design Roles" }).waitFor();
    await page.getByRole('radio', { name: /^Engineering/ }).click();
    isBroken = false;
    const block = page.getByRole('region', { name: 'Top companies hiring in engineering' });
    await block.getByRole('listitem').first().waitFor();
    await page
      .getByRole('region', { name: /Roles$/ })
      .getByRole('listitem')
      .first()
      .waitFor();
    expect(await alerts.count()).toBe(0);
  });
});
