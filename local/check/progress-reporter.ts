import { relative } from 'node:path';
import type { AggregatedResult, Reporter, Test, TestResult } from '@jest/reporters';

/** How many files pass between two lines of progress. */
const FILES_PER_LINE = 100;

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(0)} s`;

/**
 * A Jest reporter for long runs: a line of progress now and then, and each failing file in full, with what it logged.
 * Passing files print nothing.
 */
export default class ProgressReporter implements Pick<Reporter, 'onTestResult' | 'onRunComplete'> {
  onTestResult(_test: Test, result: TestResult, run: AggregatedResult): void {
    if (result.failureMessage) {
      console.log(`FAIL ${relative(process.cwd(), result.testFilePath)}\n${result.failureMessage}`);
      for (const { type, message } of result.console ?? []) console.log(`  console.${type}: ${message}`);
    }
    const done = run.numPassedTestSuites + run.numFailedTestSuites;
    if (done % FILES_PER_LINE === 0)
      console.log(`  ${done} of ${run.numTotalTestSuites} files, ${seconds(run.startTime)}`);
  }

  onRunComplete(_contexts: unknown, run: AggregatedResult): void {
    const { numPassedTests, numFailedTests, numPendingTests, numTotalTestSuites } = run;
    console.log(
      `  ${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped in ${numTotalTestSuites} files`,
    );
  }
}
