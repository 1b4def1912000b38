import { z } from 'zod';
import type { Result } from './step.ts';

const Report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

/** How the tests of one file went. One that did not load counts as one failure. */
export interface Suite extends Result {
  file: string;
}

/** The suites that Jest's JSON report tells of. Throws on what is no such report. */
export function suitesOf(report: unknown): Suite[] {
  return Report.parse(report).testResults.map(({ name, status, assertionResults }) => {
    const of = (wanted: string) => assertionResults.filter((test) => test.status === wanted).length;
    const failed = of('failed');
    return { file: name, passed: of('passed'), failed: failed === 0 && status === 'failed' ? 1 : failed };
  });
}

/** What suites come to together. */
export function sumOf(suites: readonly Suite[]): Result {
  const passed = suites.reduce((sum, suite) => sum + suite.passed, 0);
  return { passed, failed: suites.reduce((sum, suite) => sum + suite.failed, 0) };
}
