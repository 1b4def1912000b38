import { classifyError } from './classify-error.ts';
import { type Completion, NO_USAGE } from './completion.ts';
import type { Feature } from './feature.ts';
import type { Provider } from './provider.ts';
import { buildRequest, parseReply } from './responses-api.ts';

/** Sends one request to a model. Never throws and never retries: failures are part of the completion. */
export async function requestCompletion<Data, Answer>(
  provider: Provider,
  feature: Feature<Data, Answer>,
  data: Data,
): Promise<Completion<Answer>> {
  const schema = feature.answer(data);
  try {
    const signal = AbortSignal.timeout(feature.timeout);
    const options = { timeout: feature.timeout, maxRetries: 0, signal };
    const reply = await provider.responses.create(buildRequest(feature, data, schema), options);
    return parseReply(reply, schema);
  } catch (error) {
    return { usage: NO_USAGE, ...classifyError(error) };
  }
}
