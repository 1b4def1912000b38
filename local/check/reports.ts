import { z } from 'zod';
import type { Result } from './step.ts';

const JestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  /** Files that failed before any of their tests ran. */
  numRuntimeErrorTestSuites: z.number(),
});

/** Adds up Jest's JSON report. A file that did not load counts as one failure. */
export function resultOfJest(report: unknown): Result {
  const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } =
    JestReport.parse(report);
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: numPendingTests,
  };
}

const PlaywrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  /** Errors outside of tests, such as a file that did not load. */
  errors: z.array(z.unknown()),
});

/** Adds up Playwright's JSON report. A journey that passed on a retry counts as passed and as flaky. */
export function resultOfPlaywright(report: unknown): Result & { flaky: number } {
  const { stats, errors } = PlaywrightReport.parse(report);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: stats.flaky,
  };
}
