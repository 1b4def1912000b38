import { expect, test } from '@jest/globals';
import { resultOfJest, resultOfPlaywright } from './reports.ts';

test('a test file that did not load is a failure', () => {
  const report = { numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numRuntimeErrorTestSuites: 1 };
  expect(resultOfJest(report)).toEqual({ passed: 7, failed: 3, skipped: 1 });
});

const journey = (line: number, title: string, status: string) => ({
  title,
  file: 'site/home.spec.ts',
  line,
  tests: [{ status }],
});

test('a journey that passed on a retry is a failure with a name', () => {
  const inside = [journey(4, 'loads', 'expected'), journey(9, 'filters', 'flaky')];
  const suites = [
    { specs: [journey(1, 'opens', 'unexpected')], suites: [{ specs: inside }] },
    { specs: [{ ...journey(2, 'waits', 'skipped'), file: 'site/later.spec.ts' }] },
  ];
  expect(resultOfPlaywright({ suites, errors: [] })).toEqual({
    passed: 1,
    failed: 2,
    skipped: 1,
    files: ['site/home.spec.ts'],
    failures: [
      { file: 'site/home.spec.ts', name: 'site/home.spec.ts:1 opens' },
      { file: 'site/home.spec.ts', name: 'site/home.spec.ts:9 filters (passed on a retry)' },
    ],
  });
});

test('an error outside of the journeys is a failure', () => {
  const errors = [{ message: 'Cannot find module' }];
  expect(resultOfPlaywright({ suites: [], errors })).toMatchObject({
    failed: 1,
    failures: [{ file: '', name: 'Cannot find module' }],
  });
});

test('something else than a report is refused', () => {
  expect(() => resultOfJest({ success: true })).toThrow(/numPassedTests/);
});
