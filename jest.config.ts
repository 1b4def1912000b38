import type { Config } from 'jest';

const config: Config = {
  testMatch: ['<rootDir>/{infra,functions,web,local}/**/*.test.{ts,tsx}'],
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
  // A slow machine is no failure: what hangs is found all the same.
  testTimeout: 30_000,
  modulePathIgnorePatterns: ['<rootDir>/cdk.out', '<rootDir>/.local'],
};

export default config;
