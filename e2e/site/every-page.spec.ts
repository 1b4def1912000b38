import { expect } from '@playwright/test';
import { axeFinds } from '../support/axe.ts';
import { SCREENS } from '../support/exhaustive.ts';
import { test } from '../support/journey.ts';

/** The public pages, by path, with the words of their main heading. */
const PAGES: readonly [string, RegExp][] = [
  ['/', /Tech jobs, the morning they are posted/],
  ['/about-us', /./],
  ['/pricing', /./],
  ['/engineering', /./],
  ['/terms-of-use', /Terms of Use/i],
  ['/privacy-policy', /Privacy Policy/i],
];

/** The families whose letters the page asked for, and whether the browser takes them: one it refuses is a mere warning to it. */
const LETTERS = `document.fonts.ready.then((fonts) => [...new Set([...fonts]
  .filter(({ family, status }) => family.endsWith(' Variable') && status !== 'unloaded')
  .map(({ family, status }) => family + ' ' + status))].sort())`;

test.describe('every public page', () => {
  for (const [path, heading] of PAGES)
    test(`${path} has a heading, a title and a canonical address, and nothing scrolls sideways`, async ({
      site,
    }) => {
      const page = await site.page({ width: 390 });
      await page.goto(site.url + path);
      await page.getByRole('heading', { level: 1 }).filter({ hasText: heading }).waitFor();
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`${path}$`));
      expect(await page.title()).toMatch(/Daybreak/);
      expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/\w/);
      expect(await page.evaluate(LETTERS)).toEqual(['Bricolage Variable loaded', 'Inter Variable loaded']);
      const wider = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect(wider).toBeLessThanOrEqual(0);
    });

  for (const [path, heading] of PAGES)
    test(`${path} says what it is before any script runs`, async ({ site }) => {
      const text = await (await fetch(site.url + path)).text();
      const main = text.slice(text.indexOf('<h1'), text.indexOf('</h1>')).replaceAll(/<[^>]+>/g, '');
      expect(main).toMatch(heading);
      expect(text).not.toMatch(/<script(?![^>]*\b(?:src|type="application\/(?:ld\+)?json")=?)[^>]*>/);
    });

  for (const [path] of PAGES)
    test(`axe finds nothing on ${path}, light and dark, narrow and wide`, async ({ site }) => {
      for (const screen of SCREENS) {
        const page = await site.page({
          ...screen,
          reducedMotion: true,
          storage: { mode: screen.dark ? 'dark' : 'light' },
        });
        await page.goto(site.url + path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        expect(await axeFinds(page)).toEqual([]);
      }
    });
});
