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

/** How many steps of a group run at the same time. */
const AT_ONCE = 2;

/**
 * Runs the steps one after the other, and those of a group two at a time. Prints how long each took and how it went,
 * and adds up the results.
 */
export async function runSteps(
  steps: readonly (Step | readonly Step[])[],
  say: (line: string) => void,
): Promise<Result> {
  const results: Result[] = [];
  for (const step of steps)
    if ('run' in step) results.push(await runStep(step, say));
    else results.push(...(await runGroup(step, say)));
  const sum = (key: keyof Result) => results.reduce((total, result) => total + result[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

async function runStep({ name, run }: Step, say: (line: string) => void): Promise<Result> {
  say(`▸ ${name}`);
  const begin = performance.now();
  const result = await run().catch((error: unknown): Result => {
    say(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1, skipped: 0 };
  });
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  say(`  ${result.failed > 0 ? `${result.failed} failed` : 'passed'}, ${seconds} s`);
  return result;
}

/** Prints the lines of a step once it has ended, so that they stay together. */
async function runGroup(group: readonly Step[], say: (line: string) => void): Promise<Result[]> {
  const waiting = group.values();
  const results: Result[] = [];
  const work = async () => {
    for (const step of waiting) {
      const lines: string[] = [];
      results.push(await runStep(step, (line) => lines.push(line)));
      for (const line of lines) say(line);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}
