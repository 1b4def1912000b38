import type { Locator, Page } from '@playwright/test';
import { until, waitBriefly } from './until.ts';

/** Advances the page's clock by `step` milliseconds at a time until an element is visible. Needs `movesClock`. */
export async function fastForwardUntil(page: Page, shown: Locator, step = 5_000): Promise<void> {
  await until(`${shown} is visible`, async () => {
    await page.clock.fastForward(step);
    await waitBriefly(() => shown.isVisible(), Math.min(step / 4, 1_000));
    return (await shown.isVisible()) || undefined;
  });
}
