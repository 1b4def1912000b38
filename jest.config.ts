import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

// Pages show times in the reader's zone. This one has daylight saving time and is never the zone of a server.
process.env['TZ'] = 'America/New_York';

// Tests spy on the logger; nobody reads what it prints.
process.env['POWERTOOLS_LOG_LEVEL'] = 'SILENT';

// Every function has it.
process.env['METRICS_NAMESPACE'] = 'test';

const config: Config = {
  // One more than cores, because tests wait for DynamoDB Local and for processes.
  maxWorkers: availableParallelism() + 1,
  // Half a second, Jest's default, is too short for a process to end on a busy machine.
  workerGracefulExitTimeout: 30_000,
  globalSetup: '<rootDir>/functions/table/fixtures/shared-dynamodb-local.ts',
  runner: '<rootDir>/local/check/runner/shared-modules-runner.ts',
  testMatch: ['<rootDir>/{contract,infra,functions,local,web,e2e,bench}/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/cdk.out', '<rootDir>/.local'],
  moduleNameMapper: {
    // Most tests need no fast-check, so it is prepared where it is imported.
    '^fast-check$': '<rootDir>/local/check/seeded-fast-check.ts',
    '^aws-sdk-client-mock$': '<rootDir>/functions/platform/fixtures/restored-client-mocks.ts',
  },
  // Node.js strips types itself.
  transform: {},
  // An unexpected console.error fails a test; a slow page does not.
  setupFilesAfterEnv: [
    '<rootDir>/local/check/loud-console.ts',
    '<rootDir>/web/src/fixed-date.ts',
    '<rootDir>/web/src/jest-setup.ts',
  ],
  // A slow machine is no failure: what hangs is found all the same.
  testTimeout: 240_000,
};

export default config;
