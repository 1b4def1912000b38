import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

// Pages show times in the reader's zone. This one has daylight saving time and is never the zone of a server.
process.env['TZ'] = 'America/New_York';

// Tests spy on the logger; nobody reads what it prints.
process.env['POWERTOOLS_LOG_LEVEL'] = 'SILENT';

// Every function has it.
process.env['METRICS_NAMESPACE'] = 'test';

const config: Config = {
  testMatch: ['<rootDir>/{contract,infra,functions,web,local,e2e,bench}/**/*.test.{ts,tsx}'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2024',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
  // Most tests need no fast-check, so it is prepared where it is imported.
  moduleNameMapper: { '^fast-check$': '<rootDir>/local/check/seeded-fast-check.ts' },
  globalSetup: '<rootDir>/functions/table/fixtures/shared-dynamodb-local.ts',
  // An unexpected console.error fails a test; a slow page does not.
  setupFilesAfterEnv: [
    '<rootDir>/local/check/loud-console.ts',
    '<rootDir>/web/src/fixed-date.ts',
    '<rootDir>/web/src/jest-setup.ts',
  ],
  // One more than cores, because tests wait for DynamoDB Local and for processes.
  maxWorkers: availableParallelism() + 1,
  workerIdleMemoryLimit: '1GB',
  // Half a second, Jest's default, is too short for a process to end on a busy machine.
  workerGracefulExitTimeout: 30_000,
  // A slow machine is no failure: what hangs is found all the same.
  testTimeout: 240_000,
  modulePathIgnorePatterns: ['<rootDir>/cdk.out', '<rootDir>/.local'],
};

export default config;
