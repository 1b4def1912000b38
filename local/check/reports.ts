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

const Spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(z.object({ status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']) })),
});

const Suite = z.object({
  specs: z.array(Spec),
  get suites() {
    return z.array(Suite).optional();
  },
});

const PlaywrightReport = z.object({
  suites: z.array(Suite),
  /** Errors outside of tests, such as a file that did not load. */
  errors: z.array(z.object({ message: z.string().optional() })),
});

/** The result of a run of journeys. */
export interface JourneysResult extends Result {
  /** The files that had journeys to run. */
  readonly files: readonly string[];
  /** The file and the name of each failure. */
  readonly failures: readonly { readonly file: string; readonly name: string }[];
}

const specsIn = ({ specs, suites = [] }: z.infer<typeof Suite>): z.infer<typeof Spec>[] => [
  ...specs,
  ...suites.flatMap(specsIn),
];

/** Adds up Playwright's JSON report. A journey that passed on a retry is a failure too. */
export function resultOfPlaywright(report: unknown): JourneysResult {
  const { suites, errors } = PlaywrightReport.parse(report);
  const journeys = suites
    .flatMap(specsIn)
    .flatMap(({ tests, ...spec }) => tests.map(({ status }) => ({ ...spec, status })));
  const failed = journeys.filter(({ status }) => status === 'unexpected' || status === 'flaky');
  const failures = [
    ...failed.map(({ file, line, title, status }) => ({
      file,
      name: `${file}:${line} ${title}${status === 'flaky' ? ' (passed on a retry)' : ''}`,
    })),
    ...errors.map(({ message = 'an error without a message' }) => ({ file: '', name: message })),
  ];
  return {
    passed: journeys.filter(({ status }) => status === 'expected').length,
    failed: failures.length,
    skipped: journeys.filter(({ status }) => status === 'skipped').length,
    files: [...new Set(journeys.filter(({ status }) => status !== 'skipped').map(({ file }) => file))],
    failures,
  };
}
