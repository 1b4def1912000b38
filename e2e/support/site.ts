import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { consoleOf } from './console.ts';
import { type Stack, startStack, temporaryFolder } from './stack.ts';
import { soon } from './until.ts';

/** How a visitor comes: the width of the window, the colour scheme, and what the browser remembers. */
export interface Visit {
  readonly width?: number;
  readonly dark?: boolean;
  readonly reducedMotion?: boolean;
  readonly timeZone?: string;
  /** Local storage as it was left, by key. */
  readonly storage?: Readonly<Record<string, string>>;
}

/** The running site, for tests of what a visitor sees. */
export interface SiteUnderTest {
  readonly url: string;
  readonly consoleUrl: string;
  readonly stack: Stack;
  /** A page in a browser profile of its own. It is closed, and its errors are judged, after each test. */
  page(visit?: Visit): Promise<Page>;
  /** Errors that the page is meant to have in this test: a message that matches is no failure. */
  expectErrors(pattern: RegExp): void;
}

/** The running site, with what the tests' frame needs. */
export interface OpenedSite extends SiteUnderTest {
  /** Closes the pages of a test and gives the errors that nobody expected. */
  endTest(): Promise<string[]>;
  close(): Promise<void>;
}

/** Starts the product on the boards that `giveBoards` writes, and a browser. */
export async function openSite(giveBoards: (feedsDir: string) => Promise<void>): Promise<OpenedSite> {
  const [feeds, data] = [await temporaryFolder('feeds'), await temporaryFolder('data')];
  await giveBoards(feeds.path);
  const stack = await startStack({ feedsDir: feeds.path, dataDir: data.path });
  // What a visitor sees begins with boards that have been read.
  await consoleOf(stack).run('poll-boards');
  await consoleOf(stack).settle();
  const browser = await openBrowser();
  let contexts: BrowserContext[] = [];
  let errors: string[] = [];
  let expected: RegExp[] = [];
  return {
    url: stack.siteUrl,
    consoleUrl: stack.consoleUrl,
    stack,
    async page(visit = {}) {
      const context = await contextOf(browser, visit);
      contexts.push(context);
      const page = await context.newPage();
      answerOnArrival(page);
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      return page;
    },
    expectErrors: (pattern) => void expected.push(pattern),
    async endTest() {
      for (const context of contexts) await context.close();
      const unexpected = errors.filter((error) => !expected.some((pattern) => pattern.test(error)));
      [contexts, errors, expected] = [[], [], []];
      return unexpected;
    },
    async close() {
      await browser.close();
      await stack.stop();
      for (const folder of [feeds, data]) await folder.remove();
    },
  };
}

async function contextOf(browser: Browser, visit: Visit): Promise<BrowserContext> {
  const { width = 1440, dark = false, reducedMotion = false, timeZone, storage = {} } = visit;
  const context = await browser.newContext({
    viewport: { width, height: width < 700 ? 844 : 900 },
    hasTouch: width < 700,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    ...(timeZone === undefined ? {} : { timezoneId: timeZone }),
  });
  await context.addInitScript((entries: [string, string][]) => {
    for (const [key, value] of entries)
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, Object.entries(storage));
  return context;
}

/** Whether the page's own code has taken over what came rendered: React marks each element it holds. */
const ANSWERS = `Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react'))`;

/** How long a page is given to answer, in milliseconds; some tests have it never do so. */
const PATIENCE = 10_000;

/** Has `goto` wait, for a while, until the page answers: a press before would be lost. */
function answerOnArrival(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...args) => {
    const response = await goto(...args);
    // Asked from outside, since the site's policy lets no text be run inside.
    await soon(() => page.evaluate<boolean>(ANSWERS).catch(() => false), PATIENCE);
    return response;
  };
}
