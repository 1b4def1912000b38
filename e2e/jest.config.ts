import type { Config } from 'jest';
import unit from '../jest.config.ts';

/** Journeys against the whole product: three at a time, since they mostly wait, each with time for a start on a slow machine. */
const config: Config = {
  ...unit,
  rootDir: '..',
  testMatch: ['<rootDir>/e2e/**/*.test.ts'],
  setupFiles: ['<rootDir>/e2e/support/quick-java.ts'],
  maxWorkers: 3,
  testTimeout: 300_000,
};

export default config;
