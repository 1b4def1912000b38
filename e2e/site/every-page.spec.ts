import { expect } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { IS_EXHAUSTIVE } from '../support/exhaustive.ts';
import { test } from '../support/journey.ts';
import { expectNoSidewaysScroll } from '../support/sideways-scroll.ts';

/** Main headings of the public pages, by path. */
const PAGES: readonly [string, RegExp][] = [
  ['/', /Tech jobs, the morning they are posted/],
  ['/about-us', /./],
  ['/pricing', /./],
  ['/engineering', /./],
  ['/terms-of-use', /Terms of Use/i],
  ['/privacy-policy', /Privacy Policy/i],
  ['/companies/tidewright', /Tidewright/],
];

/** Window widths, narrowest first, because the page must not scroll sideways there. */
const WIDTHS = [390, 768, 1440];

/**
 * Returns the font families that the page requested and whether each loaded. The console only warns about a bad font.
 */
const LETTERS = `document.fonts.ready.then((fonts) => [...new Set([...fonts]
  .filter(({ family, status }) => family.endsWith(' Variable') && status !== 'unloaded')
  .map(({ family, status }) => family + ' ' + status))].sort())`;

test.describe('every public page', () => {
  for (const [path, heading] of PAGES)
    test(`${path} has its heading before any script runs, and no inline script`, async ({ site }) => {
      const text = await (await fetch(site.url + path)).text();
      const main = text.slice(text.indexOf('<h1'), text.indexOf('</h1>')).replaceAll(/<[^>]+>/g, '');
      expect(main).toMatch(heading);
      expect(text).not.toMatch(/<script(?![^>]*\b(?:src|type="application\/(?:ld\+)?json")=?)[^>]*>/);
    });

  // The sample alternates between the themes, and looks at every other page on a phone only.
  for (const [index, [path, heading]] of PAGES.entries())
    for (const dark of IS_EXHAUSTIVE ? [false, true] : [index % 2 === 0])
      test(`${path} has a heading, a title, a canonical URL and no axe violations at any width, dark: ${dark}`, async ({
        site,
      }) => {
        const storage = { mode: dark ? 'dark' : 'light' };
        const [width = 0, ...widths] = WIDTHS.slice(0, IS_EXHAUSTIVE || index % 2 === 1 ? 3 : 1);
        const page = await site.page({ width, dark, reducedMotion: true, storage });
        await page.goto(site.url + path);
        await page.getByRole('heading', { level: 1 }).filter({ hasText: heading }).waitFor();
        const canonical = page.locator('link[rel=canonical]');
        await expect(canonical).toHaveAttribute('href', new RegExp(`${path}$`));
        await expect(page).toHaveTitle(/Daybreak/);
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\w/);
        await expect
          .poll(() => page.evaluate(LETTERS))
          .toEqual(['Bricolage Variable loaded', 'Inter Variable loaded']);
        await page.waitForLoadState('networkidle');
        await expectNoSidewaysScroll(page);
        await expectNoAxeViolations(page);
        for (const next of widths) {
          await page.setViewportSize({ width: next, height: 900 });
          await expectNoAxeViolations(page);
        }
      });
});
