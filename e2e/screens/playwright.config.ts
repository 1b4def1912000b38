import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/**
 * Compares the main screens with their images in baselines/. The browser and the letters come from pinned packages, and
 * Playwright turns font hinting off, so other Linux machines differ at most in a few edges of letters, which the ratio
 * allows. The browser's package is for Linux only.
 */
export default defineConfig({
  ...journeys,
  testIgnore: [],
  globalSetup: '../privileges/global-setup.ts',
  outputDir: '../../.local/check/screens',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  workers: 1,
  retries: 0,
  expect: { ...journeys.expect, toHaveScreenshot: { maxDiffPixelRatio: 0.01 } },
  reporter: [
    ['dot'],
    ['json', { outputFile: '../../.local/check/screens.json' }],
    ['html', { outputFolder: '../../.local/check/screens-report', open: 'never' }],
  ],
});
