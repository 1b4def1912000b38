import { describe, expect, test } from '@jest/globals';
import type { SiteUnderTest } from '../support/site.ts';

const texts = [
  [
    '/terms-of-use',
    [/limited to \$100/, /not for users under 18/, /paid in advance and are non-refundable/, /New York/],
  ],
  ['/privacy-policy', [/not for users under 18/, /PostHog/, /Delete your account/]],
] as const;

/** The legal pages, as a visitor meets them. */
export function legal(site: () => SiteUnderTest): void {
  describe('the legal pages', () => {
    test.each(texts)('LEGAL-01 %s says when it was last updated and what it must say', async (path, said) => {
      const page = await site().page();
      await page.goto(site().url + path);
      const text = await page.getByRole('main').textContent();
      expect(text).toContain('Last updated October 15th, 2023');
      for (const words of said) expect(text).toMatch(words);
    });

    test.each(texts)('LEGAL-01 %s is whole before any script runs', async (path, said) => {
      const text = (await (await fetch(site().url + path)).text()).replaceAll(/<[^>]+>/g, '');
      for (const words of said) expect(text).toMatch(words);
    });

    test.each([390, 1440])('LEGAL-01 the contents lead to each section, %i px wide', async (width) => {
      const page = await site().page({ width });
      await page.goto(`${site().url}/terms-of-use`);
      const contents = page.getByRole('navigation', { name: 'Contents' });
      if (width < 1251) await contents.getByText('Contents').click();
      await contents.getByRole('link', { name: 'Limit of liability' }).filter({ visible: true }).click();
      expect(page.url()).toBe(`${site().url}/terms-of-use#liability`);
      const box = await page.getByRole('heading', { name: /Limit of liability/ }).boundingBox();
      expect(box?.y).toBeLessThan(200);
    });
  });
}
