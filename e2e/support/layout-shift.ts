import type { Page } from '@playwright/test';

/** Returns the page's cumulative layout shift (CLS) so far. */
export const measureLayoutShift = (page: Page) =>
  page.evaluate<number>(`new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) sum += value;
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => setTimeout(() => resolve(sum)));
  })`);
