import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { IS_EXHAUSTIVE } from './exhaustive.ts';

/** The conditions of a visit: window width, color scheme and stored browser data. */
export interface Visit {
  readonly width?: number;
  readonly dark?: boolean;
  /** True by default, so that nothing waits for animations. The nightly run has them. */
  readonly reducedMotion?: boolean;
  readonly timeZone?: string;
  /** Whether the test advances the page's clock with `page.clock.fastForward`. */
  readonly movesClock?: boolean;
  /** Local storage from an earlier visit, by key. */
  readonly storage?: Readonly<Record<string, string>>;
}

/** Local storage of a visitor who has dismissed the first-visit notices. */
export const RETURNING = { 'welcome-shown': 'true', 'cookies-accepted': 'true' };

/** Creates a separate browser profile for a visit. */
export function createContext(browser: Browser, origin: string, visit: Visit): Promise<BrowserContext> {
  const { width = 1440, dark = false, reducedMotion = !IS_EXHAUSTIVE, timeZone, storage = {} } = visit;
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

/** Evaluates to whether React has hydrated the page: it adds a property to each element it owns. */
const IS_HYDRATED = `Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react'))`;

/** `goto` stops waiting after this many milliseconds, because some tests prevent hydration. */
const HYDRATION_MS = 10_000;

/** Makes `goto` wait for hydration, because earlier clicks would be lost. */
export function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...args) => {
    const response = await goto(...args);
    const end = Date.now() + HYDRATION_MS;
    // `waitForFunction` evaluates a string inside the page, which the content security policy blocks.
    while (!(await page.evaluate<boolean>(IS_HYDRATED).catch(() => false)) && Date.now() < end)
      await pause(25);
    return response;
  };
}
