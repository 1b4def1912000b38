import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';

test('PRICE-01 /pricing shows both plans and a sample testimonial, and links to onboarding and the terms', async ({
  site,
}) => {
  const page = await site.page({ width: 390 });
  await page.goto(`${site.url}/pricing`);
  const card = (name: RegExp) => page.getByRole('region', { name });
  await expect(card(/^Monthly/)).toHaveText(/\$4\.63\s*\/ month/);
  await expect(card(/^Annual/)).toHaveText(/\$55\.63\s*\/ year/);
  await expect(card(/^Testimonial/)).toHaveText(/Example testimonial/);
  for (const name of [/^Monthly/, /^Annual/]) {
    const start = card(name).getByRole('link', { name: 'Try Daybreak' });
    await expect(start).toHaveAttribute('href', '/onboarding');
    await expect.poll(async () => (await start.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await page.getByRole('link', { name: 'terms of use', exact: true }).click();
  await page.getByRole('heading', { name: /Subscriptions and fees/ }).waitFor();
  await expect(page).toHaveURL(`${site.url}/terms-of-use#fees`);
});
