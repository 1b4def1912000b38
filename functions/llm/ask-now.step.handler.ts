import * as z from 'zod';
import { ask } from './ask.ts';
import type { Asked } from './asked.ts';
import { ASKED_AT_ONCE } from './features.ts';
import { openMeter } from './meter.ts';
import { openProvider } from './provider.ts';

const provider = openProvider();
const meter = openMeter();

const Question = z.object({ feature: z.string(), data: z.unknown() });

/** Asks one question while somebody waits for the answer; what fails is said, and another try is theirs. */
export async function handler(event: unknown): Promise<Asked<unknown>> {
  const { feature: name, data } = Question.parse(event);
  const feature = ASKED_AT_ONCE[name];
  if (!feature) throw new Error(`There is no feature '${name}': list it in functions/llm/features.ts.`);
  const asked = await ask(provider, feature, feature.data.parse(data));
  meter(name, asked);
  return asked;
}
