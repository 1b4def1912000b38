import type { Stack } from '../../e2e/support/stack.ts';
import { addBilled, type Billed } from './billing.ts';
import type { Client } from './client.ts';
import type { RampResult } from './report.ts';
import { findExceededLimit, runStep, type Scenario, type Step } from './step.ts';
import { measureUsage } from './usage.ts';

/** Seconds per step, and of the uncounted warm-up before the first step, which absorbs cold starts. */
const STEP_SECONDS = 10;
const WARM_UP_SECONDS = 5;

/** The factor by which each step raises the rate. */
const GROWTH = 1.5;

/** Returns the rate of each step in operations per second, rounded to two significant digits. */
export const offeredRates = (first: number, steps: number): number[] =>
  Array.from({ length: steps }, (_, step) => Number((first * GROWTH ** step).toPrecision(2)));

/** Raises the load of one scenario step by step until a step exceeds its limits twice or `minutes` are over. */
export async function rampUp(
  stack: Stack,
  client: Client,
  scenario: Scenario,
  minutes: number,
  log: (line: string) => void,
): Promise<RampResult> {
  const steps: Step[] = [];
  let started = 0;
  const measureStep = async (rate: number, seconds = STEP_SECONDS) => {
    const { result: step, billed } = await measureUsage(stack, client, () =>
      runStep(scenario, rate, seconds, started),
    );
    started += step.operations;
    const rates = `${rate} rps offered, ${step.achieved.toFixed(1)} rps achieved`;
    log(`${scenario.name}: ${rates}, p95 ${step.p95.toFixed(0)} ms`);
    return {
      step,
      bill: { billed, operations: step.operations },
      exceeded: findExceededLimit(step, scenario.limitMs),
    };
  };
  let withinLimits: { billed: Billed; operations: number } | undefined;
  let last: typeof withinLimits;
  const finish = (endReason: string): RampResult => {
    const bill = withinLimits ?? last;
    if (!bill) throw new Error('No step was run. Give it more minutes.');
    return { scenario, steps, endReason, ...bill };
  };
  await measureStep(scenario.firstRate, WARM_UP_SECONDS);
  const maxSteps = Math.max(1, Math.floor((minutes * 60) / STEP_SECONDS));
  for (const rate of offeredRates(scenario.firstRate, maxSteps)) {
    let attempt = await measureStep(rate);
    steps.push(attempt.step);
    if (attempt.exceeded) {
      // Another process may have slowed the machine down, so the step gets a second try.
      attempt = await measureStep(rate);
      steps.push(attempt.step);
    }
    last = attempt.bill;
    if (attempt.exceeded) return finish(`saturated at ${rate} rps in two tries: ${attempt.exceeded}`);
    withinLimits = withinLimits
      ? {
          billed: addBilled(withinLimits.billed, last.billed),
          operations: withinLimits.operations + last.operations,
        }
      : last;
  }
  return finish('the time limit was reached without saturation');
}
