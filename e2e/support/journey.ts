import { cp, writeFile } from 'node:fs/promises';
import { test as base, type Page } from '@playwright/test';
import { writeSiteBoards } from './boards.ts';
import { CHAOS_ENVIRONMENT, injectChaos } from './chaos.ts';
import { connectConsole } from './console.ts';
import { setOpenAiBehavior } from './fake-openai.ts';
import { retryConflictsSoon } from './quick-retries.ts';
import { START_WITHIN_MS, type Stack, startOwnStack } from './stack.ts';
import { createContext, type Visit, waitForHydration } from './visit.ts';

/** The running site, as a visitor or a signed-in user sees it. */
export interface Site {
  readonly url: string;
  readonly stack: Stack;
  /** Opens a page in its own browser profile. After the test, checks it for console errors and closes it. */
  page(visit?: Visit): Promise<Page>;
  /** Allows console errors that match `pattern` for the rest of this test. */
  expectErrors(pattern: RegExp): void;
}

interface TestFixtures {
  site: Site;
}

interface WorkerFixtures {
  /** One product per worker, with its own ports and data. The boards of `writeSiteBoards` are already read. */
  product: Stack;
}

/** Playwright's `test` with a running product. Fails on unexpected console errors. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured first argument.
    async ({}, use) => {
      const stack = await startOwnStack(writeSiteBoards, CHAOS_ENVIRONMENT);
      await retryConflictsSoon(stack);
      await setOpenAiBehavior(stack, {});
      await connectConsole(stack).run('poll-boards');
      await connectConsole(stack).settle();
      await injectChaos(stack);
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: START_WITHIN_MS },
  ],
  site: async ({ browser, product }, use, testInfo) => {
    const pages: Page[] = [];
    const expected: RegExp[] = [];
    const errors: string[] = [];
    const lines: string[] = [];
    await use({
      url: product.siteUrl,
      stack: product,
      async page(visit = {}) {
        const context = await createContext(browser, product.siteUrl, visit);
        const page = await context.newPage();
        pages.push(page);
        waitForHydration(page);
        if (visit.movesClock) await page.clock.install();
        page.on('pageerror', ({ message }) => errors.push(message));
        page.on('console', (message) => {
          const line = `${message.text()} (${message.location().url})`;
          lines.push(`${message.type()}: ${line}`);
          if (message.type() === 'error') errors.push(line);
        });
        return page;
      },
      expectErrors: (pattern) => void expected.push(pattern),
    });
    for (const page of pages) await page.context().close();
    await connectConsole(product).clearFaults();
    await injectChaos(product);
    if (testInfo.status !== testInfo.expectedStatus) {
      await writeFile(testInfo.outputPath('page-console.log'), lines.join('\n'));
      await cp(product.logsDir, testInfo.outputPath('product-logs'), { recursive: true });
    }
    const unexpected = errors.filter((error) => !expected.some((pattern) => pattern.test(error)));
    if (unexpected.length > 0) throw new Error(`The page logged errors:\n${unexpected.join('\n')}`);
  },
});
