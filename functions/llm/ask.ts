import { type Asked, NOTHING } from './asked.ts';
import { failureOf } from './failure-of.ts';
import type { Feature } from './feature.ts';
import type { Provider } from './provider.ts';
import { readReply } from './reply.ts';
import { requestOf } from './request.ts';

/**
 * Asks a model once. Never throws: what goes wrong is one of a closed set of failures. Another try is the caller's.
 */
export async function ask<Data, Answer>(
  provider: Provider,
  feature: Feature<Data, Answer>,
  data: Data,
): Promise<Asked<Answer>> {
  const schema = feature.answer(data);
  try {
    const signal = AbortSignal.timeout(feature.timeout);
    const options = { timeout: feature.timeout, maxRetries: 0, signal };
    return readReply(await provider.responses.create(requestOf(feature, data, schema), options), schema);
  } catch (error) {
    return { usage: NOTHING, ...failureOf(error) };
  }
}
