import { describe, expect, test } from '@jest/globals';
import { axeFinds } from '../support/axe.ts';
import type { SiteUnderTest } from '../support/site.ts';

/** The public pages, by path, with the words of their main heading. */
const PAGES: readonly [string, RegExp][] = [
  ['/', /Tech jobs, the morning they are posted/],
  ['/about-us', /./],
  ['/pricing', /./],
  ['/engineering', /./],
  ['/terms-of-use', /Terms of Use/i],
  ['/privacy-policy', /Privacy Policy/i],
];

const VISITS = [
  { width: 390, dark: false },
  { width: 390, dark: true },
  { width: 1440, dark: false },
  { width: 1440, dark: true },
] as const;

/** The families whose letters the page asked for, and whether the browser takes them: one it refuses is a mere warning to it. */
const LETTERS = `document.fonts.ready.then((fonts) => [...new Set([...fonts]
  .filter(({ family, status }) => family.endsWith(' Variable') && status !== 'unloaded')
  .map(({ family, status }) => family + ' ' + status))].sort())`;

/** What holds for every public page. */
export function everyPage(site: () => SiteUnderTest): void {
  describe('every public page', () => {
    test.each(PAGES)(
      '%s has a heading, a title and a canonical address, and nothing scrolls sideways',
      async (path, heading) => {
        const page = await site().page({ width: 390 });
        await page.goto(site().url + path);
        await page.getByRole('heading', { level: 1 }).filter({ hasText: heading }).waitFor();
        expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
          new RegExp(`${path}$`),
        );
        expect(await page.title()).toMatch(/Daybreak/);
        expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/\w/);
        expect(await page.evaluate(LETTERS)).toEqual(['Bricolage Variable loaded', 'Inter Variable loaded']);
        const wider = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
        expect(wider).toBeLessThanOrEqual(0);
      },
    );

    test.each(PAGES)('%s says what it is before any script runs', async (path, heading) => {
      const text = await (await fetch(site().url + path)).text();
      const main = text.slice(text.indexOf('<h1'), text.indexOf('</h1>')).replaceAll(/<[^>]+>/g, '');
      expect(main).toMatch(heading);
      expect(text).not.toMatch(/<script(?![^>]*\b(?:src|type="application\/(?:ld\+)?json")=?)[^>]*>/);
    });

    test.each(PAGES)('axe finds nothing on %s, light and dark, 390 and 1440 px wide', async (path) => {
      for (const visit of VISITS) {
        const page = await site().page({
          ...visit,
          reducedMotion: true,
          storage: { mode: visit.dark ? 'dark' : 'light' },
        });
        await page.goto(site().url + path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        expect(await axeFinds(page)).toEqual([]);
      }
    });
  });
}
