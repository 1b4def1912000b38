import type { Locator, Page, Request } from '@playwright/test';
import { until, waitBriefly } from './until.ts';

/** Milliseconds that a request may take before the clock moves on without its response. */
const RESPONSE_MS = 10_000;

/** Advances the page's clock by `step` milliseconds at a time until an element is visible. Needs `movesClock`. */
export async function fastForwardUntil(page: Page, shown: Locator, step = 5_000): Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  await until(`${shown} is visible`, async () => {
    // A clock that runs ahead of a response would let the page give up on it.
    await waitBriefly(async () => open.size === 0, RESPONSE_MS);
    await page.clock.fastForward(step);
    await waitBriefly(() => shown.isVisible(), Math.min(step / 4, 1_000));
    return (await shown.isVisible()) || undefined;
  });
}
