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
    test(`LEGAL-01 ${path} is complete before any script runs`, async ({ site }) => {
      const text = (await (await fetch(site.url + path)).text()).replaceAll(/<[^>]+>/g, '');
      expect(text).toContain('Last updated October 15th, 2023');
      for (const words of said) expect(text).toMatch(words);
    });

  test('LEGAL-01 the table of contents links to each section, on narrow and wide screens', async ({
    site,
  }) => {
    const page = await site.page({ width: 390 });
    await page.goto(`${site.url}/terms-of-use`);
    await page.getByRole('main').getByText('Last updated October 15th, 2023').waitFor();
    const contents = page.getByRole('navigation', { name: 'Contents' });
    const follow = async (name: string, hash: string) => {
      await contents.getByRole('link', { name }).filter({ visible: true }).click();
      await expect(page).toHaveURL(`${site.url}/terms-of-use#${hash}`);
      const heading = page.getByRole('heading', { name: new RegExp(name) });
      await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200);
    };
    await contents.getByText('Contents').click();
    await follow('Limit of liability', 'liability');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.evaluate('scrollTo(0, 0)');
    await follow('Subscriptions and fees', 'fees');
  });
});
