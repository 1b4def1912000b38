import type { Page } from '@playwright/test';
import { NIGHTLY } from '../support/exhaustive.ts';
import { expectNoFocusCovered } from '../support/focus-stops.ts';
import { test } from '../support/journey.ts';
import { signUp } from '../support/people.ts';
import { openSignedIn } from '../support/signed-in.ts';
import { RETURNING } from '../support/visit.ts';

/** A phone, a desktop, and 1280 by 1024 pixels at 400 %. */
const WINDOWS = [
  [390, 844],
  [1440, 900],
  [320, 256],
] as const;

async function walk(page: Page, url: string): Promise<void> {
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await page.goto(url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNoFocusCovered(page, 40);
  }
}

test.describe('whatever has the focus is in view, on a phone, on a desktop and at 400 %', () => {
  test('on the page of a company', async ({ site }) => {
    await walk(await site.page({ width: 390, reducedMotion: true }), `${site.url}/companies/tidewright`);
  });

  for (const path of ['/onboarding', '/pricing', '/login', '/privacy-policy'])
    test(`on the public page ${path}`, NIGHTLY, async ({ site }) => {
      await walk(await site.page({ width: 390, reducedMotion: true }), site.url + path);
    });

  test("on a job's page", NIGHTLY, async ({ site }) => {
    const page = await site.page({ width: 390, reducedMotion: true, storage: RETURNING });
    await page.goto(`${site.url}/companies/tidewright`);
    const href = await page
      .getByRole('article')
      .getByRole('heading')
      .getByRole('link')
      .first()
      .getAttribute('href');
    await walk(page, site.url + href);
  });

  test('on the pages of an account', NIGHTLY, async ({ site }) => {
    const person = await signUp(site.stack, `focus.${Date.now()}@mail.example`, { titles: ['Data Analyst'] });
    const page = await openSignedIn(site, person, '/profile/settings', { width: 390, reducedMotion: true });
    for (const path of ['settings', 'job-titles', 'manage-notifications', 'alerts'])
      await walk(page, `${site.url}/profile/${path}`);
  });
});
