import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';

test('PRICE-01 /pricing shows both plans and a sample testimonial, and links to onboarding and the terms', async ({
  site,
}) => {
  const page = await site.page({ width: 390 });
  await page.goto(`${site.url}/pricing`);
  const card = (name: RegExp) => page.getByRole('region', { name });
  expect(await card(/^Monthly/).textContent()).toMatch(/\$4\.63\s*\/ month/);
  const annual = await card(/^Annual/).textContent();
  expect(annual).toMatch(/\$55\.63\s*\/ year/);
  expect(annual).toContain('10% savings');
  expect(await card(/^Testimonial/).textContent()).toMatch(/Example testimonial/);
  for (const name of [/^Monthly/, /^Annual/]) {
    const start = card(name).getByRole('link', { name: 'Try Daybreak' });
    expect(await start.getAttribute('href')).toBe('/onboarding');
    expect((await start.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await page.getByRole('link', { name: 'terms of use', exact: true }).click();
  await page.getByRole('heading', { name: /Subscriptions and fees/ }).waitFor();
  expect(page.url()).toBe(`${site.url}/terms-of-use#fees`);
});
