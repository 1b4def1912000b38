import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';

const texts = [
  [
    '/terms-of-use',
    [/limited to \$100/, /not for users under 18/, /paid in advance and are non-refundable/, /New York/],
  ],
  ['/privacy-policy', [/not for users under 18/, /PostHog/, /Delete your account/]],
] as const;

test.describe('the legal pages', () => {
  for (const [path, said] of texts)
    test(`LEGAL-01 ${path} says when it was last updated and what it must say`, async ({ site }) => {
      const page = await site.page();
      await page.goto(site.url + path);
      const text = await page.getByRole('main').textContent();
      expect(text).toContain('Last updated October 15th, 2023');
      for (const words of said) expect(text).toMatch(words);
    });

  for (const [path, said] of texts)
    test(`LEGAL-01 ${path} is whole before any script runs`, async ({ site }) => {
      const text = (await (await fetch(site.url + path)).text()).replaceAll(/<[^>]+>/g, '');
      for (const words of said) expect(text).toMatch(words);
    });

  for (const width of [390, 1440])
    test(`LEGAL-01 the contents lead to each section, ${width} px wide`, async ({ site }) => {
      const page = await site.page({ width });
      await page.goto(`${site.url}/terms-of-use`);
      const contents = page.getByRole('navigation', { name: 'Contents' });
      if (width < 1251) await contents.getByText('Contents').click();
      await contents.getByRole('link', { name: 'Limit of liability' }).filter({ visible: true }).click();
      expect(page.url()).toBe(`${site.url}/terms-of-use#liability`);
      const box = await page.getByRole('heading', { name: /Limit of liability/ }).boundingBox();
      expect(box?.y).toBeLessThan(200);
    });
});
