import type { Stack } from '../../support/stack.ts';
import type { Client } from './client.ts';
import { addBilled, type Billed } from './prices.ts';
import type { Loaded } from './report.ts';
import { offeredRates } from './schedule.ts';
import { bentBy, type Kind, runStep, type Step } from './step.ts';
import { measureUsage } from './usage.ts';

/** Seconds per step, and of the uncounted warm-up before the first, which absorbs cold starts. */
const STEP = 10;
const WARM_UP = 5;

/**
 * Raises the load of one kind step by step until two tries of a step exceed its limits, `minutes` are over,
 * or the kind has no operations left.
 */
export async function loadUntilItBends(
  stack: Stack,
  client: Client,
  kind: Kind,
  minutes: number,
  say: (line: string) => void,
): Promise<Loaded> {
  const steps: Step[] = [];
  let begun = 0;
  const play = async (rate: number, seconds = STEP) => {
    const { result: step, billed } = await measureUsage(stack, client, () =>
      runStep(kind, rate, seconds, begun),
    );
    begun += step.operations;
    say(`${kind.name}: ${rate} offered, ${step.achieved.toFixed(1)} achieved, p95 ${step.p95.toFixed(0)} ms`);
    return { step, own: { billed, operations: step.operations }, bent: bentBy(step, kind.limitMs) };
  };
  let held: { billed: Billed; operations: number } | undefined;
  let last: typeof held;
  const report = (ended: string): Loaded => {
    const counted = held ?? last;
    if (!counted) throw new Error('There was no time for a step.');
    return { kind, steps, ended, ...counted };
  };
  await play(kind.firstRate, WARM_UP);
  for (const rate of offeredRates(kind.firstRate, Math.max(1, Math.floor((minutes * 60) / STEP)))) {
    if (begun + 2 * rate * STEP > (kind.most ?? Number.POSITIVE_INFINITY))
      return report('no operations were left for another step');
    let tried = await play(rate);
    steps.push(tried.step);
    if (tried.bent) {
      // Another process may have slowed the machine down, so the step gets a second try.
      tried = await play(rate);
      steps.push(tried.step);
    }
    last = tried.own;
    if (tried.bent) return report(`it bends at ${rate}/s, twice: ${tried.bent}`);
    held = held
      ? { billed: addBilled(held.billed, last.billed), operations: held.operations + last.operations }
      : last;
  }
  return report('the time was up before it bent');
}
