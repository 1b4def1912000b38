import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { IS_EXHAUSTIVE, NIGHTLY } from '../support/exhaustive.ts';
import { fastForwardUntil } from '../support/fast-forward.ts';
import { expectNoFocusCovered } from '../support/focus-stops.ts';
import { test } from '../support/journey.ts';
import { measureLayoutShift } from '../support/layout-shift.ts';
import { until } from '../support/until.ts';
import { RETURNING } from '../support/visit.ts';

const welcome = (page: Page) => page.getByRole('dialog', { name: 'Welcome to Daybreak' });
const cookies = (page: Page) => page.getByRole('region', { name: 'Cookies', exact: true });
const offer = (page: Page) => page.getByRole('region', { name: 'Offer' });

test.describe('a first visit', () => {
  test('HOME-03 shows the welcome once above the jobs, and links to sign-up', async ({ site }) => {
    const page = await site.page({ dark: true, reducedMotion: true });
    await page.goto(site.url);
    await welcome(page).waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('searchbox', { name: 'Job title' }).fill('engineer');
    await expect(welcome(page)).toBeVisible();
    await welcome(page).getByRole('link', { name: 'Try Daybreak' }).click();
    await page.waitForURL('**/onboarding');
    await expect(welcome(page)).toHaveCount(0);
    await page.goto(site.url);
    await cookies(page).waitFor();
    await expect(welcome(page)).toHaveCount(0);
  });

  test(
    'HOME-03 CHROME-04 a focus stop is never covered, on a phone, on a desktop and at a zoom of 400 %',
    NIGHTLY,
    async ({ site }) => {
      for (const [width, height] of [
        [390, 844],
        [1440, 900],
        // 1280 by 1024 pixels at 400 %.
        [320, 256],
      ] as const) {
        const page = await site.page({ width, reducedMotion: true });
        await page.setViewportSize({ width, height });
        await page.goto(site.url);
        await welcome(page).waitFor();
        await cookies(page).waitFor();
        await page.getByRole('article').first().waitFor();
        await expectNoFocusCovered(page, 45);
      }
    },
  );

  if (IS_EXHAUSTIVE)
    test('HOME-03 the welcome has no axe violations on a phone', async ({ site }) => {
      const page = await site.page({ width: 390, reducedMotion: true });
      await page.goto(site.url);
      await welcome(page).waitFor();
      await expectNoAxeViolations(page);
    });

  for (const width of [390, 1440])
    test(`CHROME-04 CHROME-08 the notices cause no layout shift, ${width} px wide`, async ({ site }) => {
      const page = await site.page({ width });
      // Jobs that load would cause a layout shift too.
      await page.route('**/graphql', () => undefined);
      await page.goto(site.url);
      await welcome(page).waitFor();
      await page.getByRole('button', { name: 'Close welcome' }).click();
      await offer(page).waitFor();
      await cookies(page).getByRole('button', { name: 'Accept' }).click();
      await page.reload();
      await cookies(page).waitFor({ state: 'detached' });
      await expect.poll(() => measureLayoutShift(page)).toBeLessThan(0.01);
    });
});

test.describe('the cookie notice', () => {
  test('CHROME-04 is one low bar, stays until it is accepted, and does not cover the last line', async ({
    site,
  }) => {
    const page = await site.page({ width: 390 });
    await page.goto(`${site.url}/terms-of-use`);
    await cookies(page).getByText('Cookies provide functionality to our users.').waitFor();
    const [footer, notice] = [page.getByRole('contentinfo'), cookies(page)];
    await expect.poll(async () => (await notice.boundingBox())?.height).toBeLessThanOrEqual(56);
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    await until('the footer is above the notice', async () => {
      const [above, below] = [await footer.boundingBox(), await notice.boundingBox()];
      return above && below && above.y + above.height <= below.y + 1 ? true : undefined;
    });
    await footer.getByRole('link', { name: 'Privacy' }).click();
    await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
    await cookies(page).getByRole('button', { name: 'Accept' }).click();
    await page.reload();
    await cookies(page).waitFor({ state: 'detached' });
    await page.reload();
    await offer(page).waitFor();
    await expect(cookies(page)).toHaveCount(0);

    await page.getByRole('button', { name: 'Change your cookie choice' }).click();
    await expectNoAxeViolations(page);
    await cookies(page).getByRole('button', { name: 'Decline' }).click();
    await page.reload();
    await offer(page).waitFor();
    await expect(cookies(page)).toHaveCount(0);
  });
});

test.describe('the banner', () => {
  test(
    'CHROME-03 HOME-17 shows the offer and its price in rotating messages, and stays closed',
    NIGHTLY,
    async ({ site }) => {
      const page = await site.page({ movesClock: true, storage: RETURNING, reducedMotion: false });
      await page.goto(site.url);
      await offer(page).getByText('$4.63/month').waitFor();
      const shown = offer(page).locator('[data-turn=true]');
      for (const text of ['Get early access to the latest tech jobs', 'Always free to search'])
        await fastForwardUntil(page, shown.filter({ hasText: text }), 500);
      await offer(page).getByRole('link', { name: 'Try Daybreak' }).click();
      await page.waitForURL('**/onboarding');
      await page.goBack();
      await offer(page).getByRole('button', { name: 'Close offer' }).click();
      await offer(page).waitFor({ state: 'detached' });
      await page.reload();
      await page.locator('#tooltip').waitFor({ state: 'attached' });
      await expect(offer(page)).toHaveCount(0);
    },
  );
});

test.describe('analytics in a browser', () => {
  test('ANALYTICS-01 sends nothing before Accept, and then only to the site’s own host', async ({ site }) => {
    const page = await site.page({ movesClock: true, storage: { 'welcome-shown': 'true' } });
    const { hostname, origin } = new URL(site.url);
    // The client ignores bots, and would detect the tests' browser as one.
    await page.addInitScript(`
      Object.defineProperty(navigator, 'webdriver', { get: () => false });
      Object.defineProperty(navigator, 'userAgentData', { get: () => undefined });
      const name = navigator.userAgent.replace('Headless', '');
      Object.defineProperty(navigator, 'userAgent', { get: () => name });
    `);
    const analytics = { [hostname]: { host: origin, token: 'phc_ours' } };
    await page.route('**/config.json', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/}$/, `,"analytics":${JSON.stringify(analytics)}}`);
      await route.fulfill({ response, body });
    });
    await page.route('**/e/**', (route) => route.fulfill({ json: { status: 'Ok' } }));
    const asked: URL[] = [];
    page.on('request', (request) => asked.push(new URL(request.url())));
    await page.goto(`${origin}/about-us`);
    await cookies(page).waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked.filter(({ pathname }) => /^\/e\/|posthog/.test(pathname))).toEqual([]);

    await cookies(page).getByRole('button', { name: 'Accept' }).click();
    await page.reload();
    await until('an event is sent', async () => {
      await page.clock.fastForward(1_000);
      return asked.some(({ pathname }) => pathname.startsWith('/e/')) || undefined;
    });
    expect(new Set(asked.map((url) => url.origin))).toEqual(new Set([origin]));
  });
});
