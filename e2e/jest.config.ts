import type { Config } from 'jest';
import unit from '../jest.config.ts';

/** Journeys against the whole product: one at a time, each with time for a start on a slow machine. */
const config: Config = {
  ...unit,
  rootDir: '..',
  testMatch: ['<rootDir>/e2e/**/*.test.ts'],
  maxWorkers: 1,
  testTimeout: 300_000,
};

export default config;
