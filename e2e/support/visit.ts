import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';

/** How a visitor comes: the width of the window, the color scheme, and what the browser remembers. */
export interface Visit {
  readonly width?: number;
  readonly dark?: boolean;
  readonly reducedMotion?: boolean;
  readonly timeZone?: string;
  /** Whether the test moves the page's clock forward, with `page.clock.fastForward`. */
  readonly movesClock?: boolean;
  /** Local storage as an earlier visit left it, by key. */
  readonly storage?: Readonly<Record<string, string>>;
}

/** Local storage of somebody who has closed the notices of a first visit. */
export const RETURNING = { 'welcome-shown': 'true', 'cookies-accepted': 'true' };

/** Opens a browser profile of its own for a visit. */
export function contextOf(browser: Browser, origin: string, visit: Visit): Promise<BrowserContext> {
  const { width = 1440, dark = false, reducedMotion = false, timeZone, storage = {} } = visit;
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }));
  return browser.newContext({
    viewport: { width, height: width < 700 ? 844 : 900 },
    hasTouch: width < 700,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    ...(timeZone === undefined ? {} : { timezoneId: timeZone }),
    storageState: { cookies: [], origins: localStorage.length > 0 ? [{ origin, localStorage }] : [] },
  });
}

/** Whether React has taken over the page's content: it marks each element it owns. */
const IS_HYDRATED = `Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react'))`;

/** Some tests keep a page from ever hydrating, so `goto` gives up waiting after so many milliseconds. */
const HYDRATION_MS = 10_000;

/** Makes `goto` wait until the page is hydrated: a click before that would be lost. */
export function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...args) => {
    const response = await goto(...args);
    const end = Date.now() + HYDRATION_MS;
    // `waitForFunction` would evaluate a string inside the page, which the content security policy refuses.
    while (!(await page.evaluate<boolean>(IS_HYDRATED).catch(() => false)) && Date.now() < end)
      await pause(25);
    return response;
  };
}
