import { defineConfig } from '@playwright/test';
import { launchOptions } from './support/launch-options.ts';

/** A journey may wait for postings to be read, matched and delivered, also on a busy machine and after a redelivery. */
const TEST_TIMEOUT_MS = 360_000;

/** A click waits at most this long for what it needs, also on a busy machine. */
const ACTION_TIMEOUT_MS = 60_000;

/**
 * Journeys against the whole product in a real browser. Each worker starts one product and runs its files on it, one
 * after the other. Nothing is retried, except once in CI to record a trace: the run fails all the same.
 */
export default defineConfig({
  testMatch: '**/*.spec.ts',
  testIgnore: 'screens/**',
  globalSetup: './privileges/global-setup.ts',
  outputDir: '../.local/check/journeys',
  workers: 3,
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: ACTION_TIMEOUT_MS, toPass: { timeout: ACTION_TIMEOUT_MS } },
  retries: process.env['CI'] ? 1 : 0,
  failOnFlakyTests: true,
  forbidOnly: true,
  reporter: [
    ['dot'],
    ['json', { outputFile: '../.local/check/journeys.json' }],
    ['html', { outputFolder: '../.local/check/journeys-report', open: 'never' }],
  ],
  use: {
    browserName: 'chromium',
    launchOptions: await launchOptions(),
    actionTimeout: ACTION_TIMEOUT_MS,
    navigationTimeout: ACTION_TIMEOUT_MS,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
});
