/** How many checks a step passed, failed and skipped. */
export interface Result {
  passed: number;
  failed: number;
  skipped: number;
}

/** One part of `npm test`. A step that throws is one failure; its message is printed. */
export interface Step {
  name: string;
  run(): Promise<Result>;
}

/** A step that is one check: it fails by throwing. */
export const single = (name: string, work: () => Promise<unknown>): Step => ({
  name,
  async run() {
    await work();
    return { passed: 1, failed: 0, skipped: 0 };
  },
});

/** Runs the steps one after the other, prints how long each took and how it went, and adds up the results. */
export async function runSteps(steps: readonly Step[], say: (line: string) => void): Promise<Result> {
  const total: Result = { passed: 0, failed: 0, skipped: 0 };
  for (const { name, run } of steps) {
    say(`▸ ${name}`);
    const begin = performance.now();
    const { passed, failed, skipped } = await run().catch((error: unknown): Result => {
      say(error instanceof Error ? error.message : String(error));
      return { passed: 0, failed: 1, skipped: 0 };
    });
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    say(`  ${failed > 0 ? `${failed} failed` : 'passed'}, ${seconds} s`);
  }
  return total;
}
