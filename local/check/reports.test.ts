import { expect, test } from '@jest/globals';
import { resultOfJest, resultOfPlaywright } from './reports.ts';

test('a test file that did not load is a failure', () => {
  const report = { numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numRuntimeErrorTestSuites: 1 };
  expect(resultOfJest(report)).toEqual({ passed: 7, failed: 3, skipped: 1 });
});

test('a journey that passed on a retry is passed, and counted as flaky', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 };
  expect(resultOfPlaywright({ stats, errors: [] })).toEqual({ passed: 7, failed: 1, skipped: 3, flaky: 2 });
});

test('an error outside of the journeys is a failure', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  expect(resultOfPlaywright({ stats, errors: [{ message: 'Cannot find module' }] }).failed).toBe(1);
});

test('something else than a report is refused', () => {
  expect(() => resultOfJest({ success: true })).toThrow(/numPassedTests/);
});
