import * as z from 'zod';
import type { Completion } from './completion.ts';
import { suggestTitles } from './features/suggest-titles.ts';
import { openProvider } from './provider.ts';
import { requestCompletion } from './request-completion.ts';
import { openUsageMetrics } from './usage-metrics.ts';

/** The features that a person waits for. */
const FEATURES = { [suggestTitles.name]: suggestTitles };

const provider = openProvider();
const recordUsage = openUsageMetrics();

const Question = z.object({ feature: z.string(), data: z.unknown() });

/** Answers one question synchronously. Does not retry: the caller reports the failure to the person. */
export async function handler(event: unknown): Promise<Completion<unknown>> {
  const { feature: name, data } = Question.parse(event);
  const feature = FEATURES[name];
  if (!feature) throw new Error(`Unknown feature '${name}'. Add it to FEATURES in ask-now.step.handler.ts.`);
  const completion = await requestCompletion(provider, feature, feature.data.parse(data));
  recordUsage(name, completion);
  return completion;
}
