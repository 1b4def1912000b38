/** How many checks a step passed and failed. */
export interface Result {
  passed: number;
  failed: number;
}

/** One part of `npm test`. It may throw, with what there is to say, and is then one failure. */
export interface Step {
  name: string;
  run(): Promise<Result>;
}

/** A step that is one check: it fails by throwing. */
export const single = (name: string, work: () => Promise<unknown>): Step => ({
  name,
  async run() {
    await work();
    return { passed: 1, failed: 0 };
  },
});

/** Runs the steps one after the other, says of each how long it took and how it went, and adds up. */
export async function runSteps(steps: readonly Step[], say: (line: string) => void): Promise<Result> {
  const total: Result = { passed: 0, failed: 0 };
  for (const { name, run } of steps) {
    say(`▸ ${name}`);
    const begin = performance.now();
    const { passed, failed } = await run().catch((error: unknown): Result => {
      say(error instanceof Error ? error.message : String(error));
      return { passed: 0, failed: 1 };
    });
    total.passed += passed;
    total.failed += failed;
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    say(`  ${failed > 0 ? `${failed} failed` : 'good'}, ${seconds} s`);
  }
  return total;
}
