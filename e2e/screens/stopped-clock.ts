import type { Page } from '@playwright/test';
import { test as journey } from '../support/journey.ts';

const TODAY = '2026-01-15';
const EVENT = `${TODAY}T14:00:00.000Z`;
const NOW = `${TODAY}T14:12:00.000Z`;

const DATES = /\b20\d\d-\d\d-\d\d(T[\d:.]+Z)?/g;

/** Replaces each date of a text, and each date with a time. */
const replaceDates = (text: string, date: string, instant: string): string =>
  text.replaceAll(DATES, (_, time?: string) => (time === undefined ? date : instant));

/**
 * Stops the page's clock, and moves every date that the API returns to 12 minutes earlier, so that no age ever changes.
 * The API is asked about the real day. Nothing is shuffled.
 */
async function stopClock(page: Page): Promise<void> {
  await page.addInitScript('Math.random = () => 0');
  await page.clock.setFixedTime(NOW);
  await page.route('**/graphql', async (route) => {
    const now = new Date().toISOString();
    const postData = replaceDates(route.request().postData() ?? '', now.slice(0, 10), now);
    const response = await route.fetch({ postData });
    await route.fulfill({ response, body: replaceDates(await response.text(), TODAY, EVENT) });
  });
}

/** A journey's `test` whose pages show the same moment in every run. */
export const test = journey.extend({
  site: async ({ site }, use) => {
    const pages: Page[] = [];
    await use({
      ...site,
      async page(visit = {}) {
        const page = await site.page({ ...visit, reducedMotion: true, timeZone: 'UTC' });
        pages.push(page);
        await stopClock(page);
        return page;
      },
    });
    for (const page of pages) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
